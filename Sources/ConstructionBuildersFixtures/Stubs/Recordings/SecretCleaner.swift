/// What stands in the place of a secret.
enum Secret {
  static let removed = "removed"
}

/// Removes secrets from texts by their names, and keeps what it has removed.
///
/// Each text is read once. What is left has no secrets: a text that was cleaned stays as it is.
struct SecretCleaner {
  let names: SecretNames
  /// Whether the members of JSON that are secrets are removed as a whole, to compare the others.
  var isForComparison = false
  /// Whether a text is the body of a response.
  var isInReply = false
  /// The name of each secret: `query item token`.
  private(set) var found: [String] = []
  /// The values that may stand elsewhere.
  private(set) var values: Set<String> = []
  /// How many bytes were read, each time anew. Tests compare it for texts of two sizes.
  var bytesRead = 0
  /// What `names` has said of each name: a recording has the same ones again and again.
  private var known: [Name: Bool] = [:]
  private var knownObjects: [Name: Bool] = [:]

  private struct Name: Hashable {
    let text: String
    /// The key of the object that has a member of JSON.
    var parent: String?
    let place: SecretNames.Place
  }

  init(_ names: SecretNames) { self.names = names }

  /// Whether a name is that of a secret, if it has a value: a number may be none.
  mutating func isSecret(
    _ name: String, of value: String = "", in place: SecretNames.Place = []
  ) -> Bool {
    let place = place.union(value.isAmount ? [.text, .number] : .text)
    return isSecret(Name(text: name, place: place)) { $0.isSecret(name, in: place) }
  }

  /// Whether the value of a member of JSON is a secret, if it is no array or object.
  mutating func isSecret(
    _ value: JSONValue, _ key: String, within parent: String, isInSecret: Bool
  ) -> Bool {
    var place: SecretNames.Place = isInReply ? .reply : []
    if isInSecret { place.insert(.inSecret) }
    switch value {
    case .string(let text): place.formUnion(text.isAmount ? [.text, .number] : .text)
    case .number: place.insert(.number)
    default: break
    }
    return isSecret(Name(text: key, parent: parent, place: place)) { names in
      names.isSecret(
        SecretNames.words(of: key), within: SecretNames.words(of: parent), in: place)
    }
  }

  /// Whether all texts in an object are secrets.
  mutating func hasSecretsBelow(
    _ key: String, within parent: String, isInSecret: Bool
  ) -> Bool {
    let name = Name(text: key, parent: parent, place: isInSecret ? .inSecret : [])
    if let hasSecrets = knownObjects[name] { return hasSecrets }
    let hasSecrets = names.hasSecretsBelow(
      SecretNames.words(of: key), within: SecretNames.words(of: parent), in: name.place)
    knownObjects[name] = hasSecrets
    return hasSecrets
  }

  private mutating func isSecret(_ name: Name, _ ask: (SecretNames) -> Bool) -> Bool {
    if let isSecret = known[name] { return isSecret }
    let isSecret = ask(names)
    known[name] = isSecret
    return isSecret
  }

  /// Notes that a value is removed; false if it was before.
  mutating func remove(_ value: String, _ name: String, isCookie: Bool = false) -> Bool {
    guard !value.isEmpty, value != Secret.removed else { return false }
    found.append(name)
    lookElsewhere(for: value, isCookie: isCookie)
    return true
  }

  /// Keeps a value that may stand elsewhere.
  mutating func lookElsewhere(for value: String, isCookie: Bool = false) {
    if SecretValues.isDistinctive(value, isCookie: isCookie) { values.insert(value) }
  }

  /// Notes the value of a header field, with what it has in it.
  mutating func removeHeader(_ value: String, _ name: String) -> Bool {
    let isCookie = ["cookie", "set-cookie"].contains(name.lowercased())
    guard remove(value, "header \(name)", isCookie: isCookie) else { return false }
    var parts: [String] = []
    switch name.lowercased() {
    case "cookie": parts = value.split(separator: ";").map(String.init)
    case "set-cookie":
      parts = value.split(whereSeparator: \.isNewline).compactMap { line in
        line.split(separator: ";").first.map(String.init)
      }
    default:
      let scheme = value.prefix { $0 != " " }
      let rest = value.dropFirst(scheme.count).trimmingCharacters(in: [" "])
      parts = ["=\(rest)"]
      if scheme.lowercased() == "basic", let data = Data(base64Encoded: rest) {
        let pair = String(decoding: data, as: UTF8.self)
        parts += ["=\(pair)", "=\(pair.drop { $0 != ":" }.dropFirst())"]
      }
    }
    for part in parts {
      let value = part.drop { $0 != "=" }.dropFirst().trimmingCharacters(in: ["\"", " "])
      lookElsewhere(for: value, isCookie: isCookie)
    }
    return true
  }
}

extension String {
  /// Whether this is a number or a time, as those of limits are: `100`, `6m0s`.
  fileprivate var isAmount: Bool {
    guard let first = utf8.first, (48...57).contains(first), utf8.count <= 20 else { return false }
    return utf8.allSatisfy { (48...57).contains($0) || ".hms".utf8.contains($0) }
  }
}
