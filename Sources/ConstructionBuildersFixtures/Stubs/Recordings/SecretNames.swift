/// Tells by the words of a name whether its value is a secret. The same rule counts in every place.
///
/// Words end where letters change from small to capital, and at all that is no letter. So
/// `X-Api-Key`, `apiKey` and `api_key[0]` have the words "api" and "key". Of a name that is a path,
/// such as `user[password]`, the last two steps count.
struct SecretNames: Sendable {
  /// The names that the caller keeps, as words.
  private let kept: Set<[String]>

  init(keeping names: some Sequence<String> = []) { kept = Set(names.map(Self.words)) }

  /// Whether a name in a text is that of a secret. It may be percent-encoded.
  func isSecret(_ name: String) -> Bool {
    // Of a text that is no name, too, only its end is looked at.
    let name = String(decoding: name.utf8.suffix(200), as: UTF8.self)
    let steps = (name.removingPercentEncoding ?? name).split { "[].:".contains($0) }
      .map { Self.words(of: String($0)) }.filter { !$0.isEmpty }
    return isSecret(steps.last ?? [], within: steps.dropLast().last ?? [], inReply: false)
  }

  /// Whether a name is that of a secret.
  ///
  /// - Parameters:
  ///   - words: The words of the name.
  ///   - parent: Those of the step before it in a path.
  ///   - inReply: Whether it stands in the body of a response. What is a secret there is sent back
  ///     to the server, and has a longer name then: `code` and `key` are data.
  func isSecret(_ words: [String], within parent: [String], inReply: Bool) -> Bool {
    let parent = Self.wrappers.isSuperset(of: parent) ? [] : parent
    let all = parent + words
    guard let last = all.last, !kept.contains(words), !kept.contains(all) else { return false }
    guard !Self.attributes.contains(last), Self.errors.isDisjoint(with: all) else { return false }
    if all.contains(where: { Self.secrets.contains($0) || Self.hasSecret($0) }) { return true }
    if Self.others.isDisjoint(with: all), all.contains(where: Self.isCredential) { return true }
    if zip(all, all.dropFirst()).contains(where: { Self.pairs.contains($0 + $1) }) { return true }
    return !inReply && (Self.secretsAtTheEnd.contains(last) || all == ["key"] || all == ["code"])
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
    "secret", "secrets", "sessid", "sid", "totp", "xsrf",
  ]

  /// Words of secrets at the end of a name: not `auth_provider` and `session_length`.
  private static let secretsAtTheEnd: Set<String> = [
    "assertion", "auth", "authentication", "authorization", "cookie", "cookies", "cvc", "cvv",
    "hmac", "oauth", "pass", "pin", "session", "sig", "signature",
  ]

  /// What makes secrets of a key and of a code, in this order: `api_key`, `verification_code`.
  private static let pairs: Set<String> = {
    let keys = [
      "access", "account", "admin", "anon", "api", "app", "application", "auth", "client",
      "consumer", "encryption", "function", "functions", "license", "maps", "master", "private",
      "secret", "security", "server", "service", "session", "shared", "signing", "storage",
      "subscription",
    ]
    let codes = [
      "access", "auth", "authorization", "backup", "device", "factor", "login", "mfa", "recovery",
      "reset", "security", "sms", "verification",
    ]
    let others = ["authenticationinfo", "codeverifier", "password", "sessionid"]
    return Set(
      keys.flatMap { [$0 + "key", $0 + "keys"] } + codes.flatMap { [$0 + "code", $0 + "codes"] }
        + others)
  }()

  /// Parts of words that no other words have.
  private static let parts = [
    "passcode", "passphrase", "passwd", "password", "sessid", "sessionid", "samlre",
  ]

  /// Whether a word has others in it, as in `newpassword` and `awsaccesskeyid`.
  private static func hasSecret(_ word: String) -> Bool {
    guard (6...64).contains(word.utf8.count) else { return false }
    return parts.contains { word.contains($0) } || word.hasSuffix("secret")
      || (word.contains("key") || word.contains("code")) && pairs.contains { word.contains($0) }
  }

  private static func isCredential(_ word: String) -> Bool {
    guard (5...64).contains(word.utf8.count) else { return false }
    let word = word.hasSuffix("s") ? word.dropLast() : word[...]
    if word == "credential" { return true }
    return word.hasSuffix("token") && !others.contains { word.dropLast(5).hasSuffix($0) }
  }

  /// Words of other tokens and credentials: `page_token`, `max_tokens`.
  private static let others: Set<String> = [
    "allow", "cached", "completion", "continuation", "cursor", "input", "limit", "max", "min",
    "next", "output", "page", "prev", "previous", "prompt", "reasoning", "remaining", "sync",
    "total", "used",
  ]

  /// Words at the end of a name that say something about a secret: `token_type`, `expires_in`.
  private static let attributes: Set<String> = [
    "age", "algorithm", "at", "changed", "count", "created", "disabled", "enabled", "endpoint",
    "expiration", "expired", "expires", "expiry", "field", "format", "in", "kind", "label",
    "length", "limit", "max", "message", "method", "min", "name", "on", "param", "parameter",
    "placeholder", "policy", "provider", "remaining", "required", "size", "status", "strength",
    "timeout", "title", "ttl", "type", "types", "until", "updated", "valid", "version",
  ]

  private static let errors: Set<String> = ["error", "errors"]

  /// Steps of a path that say nothing of what is in them.
  private static let wrappers: Set<String> = [
    "arguments", "args", "body", "data", "form", "input", "params", "payload", "query", "request",
    "variables",
  ]
}
