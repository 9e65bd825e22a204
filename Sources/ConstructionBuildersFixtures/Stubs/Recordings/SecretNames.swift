/// Tells by the words of a name whether its value is a secret. The same rule counts in every place.
///
/// Words end where letters change from small to capital, and at all that is no letter. So
/// `X-Api-Key`, `apiKey` and `api_key[0]` have the words "api" and "key". Of a name that is a path,
/// such as `user[password]`, the last two steps count.
struct SecretNames: Sendable {
  /// The names that the caller keeps, as words.
  private let kept: Set<[String]>

  init(keeping names: some Sequence<String> = []) { kept = Set(names.map(Self.words)) }

  /// Where a name stands, and what its value is.
  struct Place: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A header field.
    static let header = Place(rawValue: 1)
    /// The body of a response.
    static let reply = Place(rawValue: 2)
    /// The value is a text.
    static let text = Place(rawValue: 4)
    /// The value is a number, or a text that is one, also one of time: `6m0s`.
    static let number = Place(rawValue: 8)
    /// Somewhere in an object of secrets: `{"credentials": {"a": {"b": "c"}}}`.
    static let inSecret = Place(rawValue: 16)
  }

  /// Whether a name in a text is that of a secret. It may be percent-encoded.
  func isSecret(_ name: String, in place: Place = .text) -> Bool {
    // Of a text that is no name, too, only its end is looked at.
    let name = String(decoding: name.utf8.suffix(200), as: UTF8.self)
    let steps = (name.removingPercentEncoding ?? name).split { "[].:".contains($0) }
      .map { Self.words(of: String($0)) }.filter { !$0.isEmpty }
    var place = place
    var parent: [String] = []
    for step in steps.dropLast() {
      if hasSecretsBelow(step, within: parent, in: place) {
        place.insert(.inSecret)
      } else {
        place.remove(.inSecret)
      }
      parent = step
    }
    return isSecret(steps.last ?? [], within: parent, in: place)
  }

  /// Whether a name of these words, below one of others in a path, is that of a secret.
  ///
  /// In the body of a response, `code` and `key` are data, as are numbers and objects whose names
  /// end like those of secrets: `{"code": 404, "session": 7}`.
  func isSecret(_ words: [String], within parent: [String], in place: Place) -> Bool {
    let parent = Self.wrappers.isSuperset(of: parent) ? [] : parent
    let all = parent + words
    let isTextInSecret = place.isSuperset(of: [.text, .inSecret])
    guard !kept.contains(words), !kept.contains(all) else { return false }
    guard let last = all.last else { return isTextInSecret }
    guard !Self.saysSomething(all), Self.errors.isDisjoint(with: all) else { return false }
    if place.contains(.number) {
      if last.hasSuffix("tokens") { return false }
      // `{"tokens": {"input": 5}}`, but not `{"tokens": {"pin": 1234}}`.
      if parent.last?.hasSuffix("tokens") == true { return isSecret(words, within: [], in: place) }
    }
    if isTextInSecret || all.contains(where: { Self.secrets.contains($0) || Self.hasSecret($0) }) {
      return true
    }
    for index in all.indices {
      let (two, three) = (all[index...].prefix(2).joined(), all[index...].prefix(3).joined())
      if Self.pairs.contains(two) || Self.pairs.contains(three) || two.hasSuffix("apikey") {
        return true
      }
    }
    let name = all.prefix(through: all.lastIndex { !Self.endings.contains($0) } ?? 0)
    if Self.isToken(name) || Self.isToken(parent[...]) || Self.hasCredential(all) { return true }
    if all == ["key"] || all == ["code"] { return !place.contains(.reply) }
    if place.contains(.header) || parent == ["headers"], words.count > 1, last == "key" {
      return !Self.otherKeys.contains { words[words.count - 2].hasSuffix($0) }
    }
    return Self.secretsAtTheEnd.contains(name.last ?? "")
      && (place.contains(.text) || !place.contains(.reply))
  }

  /// Whether all texts in an object of a name are secrets.
  func hasSecretsBelow(_ words: [String], within parent: [String], in place: Place) -> Bool {
    guard !kept.contains(words), Self.errors.isDisjoint(with: parent + words) else { return false }
    guard let last = words.last else { return place.contains(.inSecret) }
    return !Self.attributes.contains(last)
      && (place.contains(.inSecret) || Self.secretObjects.contains { last.hasSuffix($0) })
  }

  /// The words of a name in small letters, without the "x" before those of header fields.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isCapital = letter.isUppercase
      let isNew =
        isCapital && index > 0
        && (letters[index - 1].isLowercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if !word.isEmpty, isNew || !letter.isLetter {
        words.append(word)
        word = ""
      }
      if letter.isLetter { word += letter.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words.first == "x" && words.count > 1 ? Array(words.dropFirst()) : words
  }
}

extension SecretNames {
  /// Words of secrets wherever they stand in a name.
  private static let secrets: Set<String> = [
    "authenticity", "bearer", "creds", "csrf", "jwt", "otp", "passwords", "pwd", "saml",
    "secret", "secrets", "sessid", "sid", "sids", "totp", "xsrf",
  ]

  /// Words of secrets at the end of a name: not `auth_provider` and `session_length`.
  private static let secretsAtTheEnd: Set<String> = [
    "assertion", "auth", "authentication", "authorization", "cookie", "cookies", "cvc", "cvv",
    "hmac", "oauth", "otc", "pass", "pin", "pins", "session", "sig", "signature",
  ]

  /// Words that may follow: `authorization_header`, `token_v2`.
  private static let endings: Set<String> = ["hash", "header", "raw", "string", "v", "value"]

  /// What makes secrets of a key, of a code and of a token, in this order: `api_key`,
  /// `verification_code`, `access_token`.
  private static let pairs: Set<String> = {
    let keys = [
      "access", "account", "admin", "anon", "api", "app", "application", "auth", "client",
      "consumer", "encryption", "function", "functions", "license", "maps", "master", "private",
      "secret", "security", "server", "service", "session", "shared", "signing", "storage",
      "subscription",
    ]
    let codes = [
      "access", "activation", "auth", "authorization", "backup", "confirmation", "device", "fa",
      "factor", "login", "oauth", "onetime", "mfa", "pin", "recovery", "reset", "security", "sms",
      "verification",
    ]
    let tokens = ["access", "auth", "id", "refresh", "session"]
    let others = [
      "authenticationinfo", "authverifier", "codeverifier", "oauthverifier", "password",
      "sessionid",
    ]
    let pairs = [("key", keys), ("code", codes), ("token", tokens)].flatMap { word, firsts in
      firsts.flatMap { [$0 + word, $0 + word + "s"] }
    }
    return Set(pairs + others)
  }()

  /// Parts of words that no other words have.
  private static let parts = [
    "passcode", "passphrase", "passwd", "password", "sessid", "sessionid", "samlre",
  ]

  /// Whether a word has others in it, as in `newpassword` and `awsaccesskeyid`.
  private static func hasSecret(_ word: String) -> Bool {
    guard (6...64).contains(word.utf8.count) else { return false }
    if word.hasSuffix("secret") { return true }
    return parts.contains { word.contains($0) } && !word.contains("passwordless")
      || ["key", "code", "token"].contains { word.contains($0) }
        && pairs.contains { word.contains($0) }
  }

  /// Whether words end with a token that no word before it makes another one: `page_token`.
  private static func isToken(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last, (5...64).contains(last.utf8.count) else { return false }
    let word = last.hasSuffix("s") ? last.dropLast() : last[...]
    guard word.hasSuffix("token") else { return false }
    let before = word.count > 5 ? String(word.dropLast(5)) : words.dropLast().last ?? ""
    return !others.contains { before.hasSuffix($0) }
  }

  private static func hasCredential(_ words: [String]) -> Bool {
    words.indices.contains { index in
      ["credential", "credentials"].contains(words[index])
        && (index == 0 || !others.contains(words[index - 1]))
    }
  }

  /// Words directly before other tokens and credentials: `page_token`, `max_tokens`.
  private static let others: Set<String> = [
    "allow", "completion", "continuation", "cursor", "limit", "max", "next", "page", "pagination",
    "prev", "previous", "prompt", "skip", "sync",
  ]

  /// Words before the keys of header fields that are no secrets.
  private static let otherKeys = [
    "cache", "idempotency", "message", "partition", "public", "routing", "row", "socket", "sort",
    "surrogate",
  ]

  /// What has only secrets in it, at the end of a name.
  private static let secretObjects = [
    "credential", "credentials", "creds", "password", "passwords", "secret", "secrets",
  ]

  /// Words at the end of a name that say something about a secret: `token_type`, `expires_in`.
  private static let attributes: Set<String> = [
    "address", "age", "algorithm", "at", "changed", "count", "created", "description", "disabled",
    "enabled", "endpoint", "expiration", "expired", "expires", "expiry", "field", "format", "hint",
    "in", "kind", "label", "length", "limit", "link", "max", "message", "method", "min", "name",
    "on", "param", "parameter", "placeholder", "policy", "provider", "remaining", "required",
    "size", "status", "strength", "symbol", "timeout", "title", "ttl", "type", "types", "until",
    "updated", "uri", "url", "valid", "version",
  ]

  /// The hint of OpenID Connect is the token itself.
  private static func saysSomething(_ words: [String]) -> Bool {
    attributes.contains(words.last ?? "") && words.suffix(3) != ["id", "token", "hint"]
  }

  private static let errors: Set<String> = ["error", "errors"]

  /// Steps of a path that say nothing of what is in them.
  private static let wrappers: Set<String> = [
    "arguments", "args", "body", "data", "form", "input", "params", "payload", "query", "request",
    "variables",
  ]
}
