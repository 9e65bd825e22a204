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
  private mutating func isSecret(
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

/// Bodies.
extension SecretCleaner {
  /// A body without its secrets; nil if it has none.
  mutating func cleaned(body text: String, ofType type: String?) -> String? {
    if let text = cleaned(jsonText: text) { return text.cleaned }
    if let type, MediaType(type).isMultipart { return cleaned(multipart: text, ofType: type) }
    if RequestBody.isForm(text, ofType: type) { return cleaned(text, as: .form) }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return cleaned(text, as: .text) }
    return cleaned(lines: text)
  }

  /// A text whose lines may be JSON, such as those of server-sent events; nil if it has no secrets.
  private mutating func cleaned(lines text: String) -> String? {
    var isChanged = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { bytes -> String in
        let line = String(Substring(bytes))
        let prefix = line.hasPrefix("data:") ? "data:" : ""
        let rest = String(line.dropFirst(prefix.count))
        let json = cleaned(jsonText: rest)
        guard let next = json.map(\.cleaned) ?? cleaned(rest, as: .text) else { return line }
        isChanged = true
        return prefix + next
      }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// A text of HAR that may be JSON, or have addresses in it; nil if it has no secrets.
  mutating func cleaned(anyText text: String) -> String? {
    if let text = cleaned(jsonText: text) { return text.cleaned }
    return cleaned(text, as: .addresses)
  }

  /// Nil for a text that is no array or object.
  private mutating func cleaned(jsonText text: String) -> (cleaned: String?, Void)? {
    let mark = text.utf8.starts(with: "\u{FEFF}".utf8) ? "\u{FEFF}" : ""
    let bytes = text.utf8.dropFirst(mark.utf8.count)
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") }), "{[".utf8.contains(first)
    else { return nil }
    bytesRead += text.utf8.count
    guard let value = try? JSONValue(json: text) else { return nil }
    return (cleaned(value).map { "\(mark)\($0)" }, ())
  }

  /// A value without its secrets; nil if it has none.
  ///
  /// - Parameters:
  ///   - key: The key of the value, or of the array that it is in.
  ///   - parent: The key of the object that has it.
  ///   - isInSecret: Whether it is somewhere in an object of secrets.
  mutating func cleaned(
    _ value: JSONValue, key: String = "", in parent: String = "", isInSecret: Bool = false
  ) -> JSONValue? {
    switch value {
    case .string(let text):
      if isSecret(value, key, within: parent, isInSecret: isInSecret) {
        return remove(text, "JSON member \(key)") ? .string(Secret.removed) : nil
      }
      return (cleaned(jsonText: text).map(\.cleaned) ?? cleaned(text, as: .text))
        .map { .string($0) }
    case .number(let number):
      guard number.digits != "0", isSecret(value, key, within: parent, isInSecret: isInSecret)
      else { return nil }
      return remove(number.digits, "JSON member \(key)") ? .number(.init(0)) : nil
    case .array(var elements):
      var isChanged = false
      for index in elements.indices {
        guard let next = cleaned(elements[index], key: key, in: parent, isInSecret: isInSecret)
        else { continue }
        elements[index] = next
        isChanged = true
      }
      return isChanged ? .array(elements) : nil
    case .object(let members):
      let isInSecret = hasSecretsBelow(key, within: parent, isInSecret: isInSecret)
      let pair = secretPair(in: members)
      var (changed, isChanged) = (JSONValue.Members(), false)
      for (name, value) in members {
        let (known, parent) =
          pair.map { $0.key == name ? ($0.name, "") : (name, key) } ?? (name, key)
        if isForComparison, value.isScalar,
          isSecret(value, known, within: parent, isInSecret: isInSecret)
        {
          isChanged = true
          continue
        }
        let next = cleaned(value, key: known, in: parent, isInSecret: isInSecret)
        changed[name] = next ?? value
        isChanged = isChanged || next != nil
      }
      return isChanged ? .object(changed) : nil
    case .null, .boolean: return nil
    }
  }

  private mutating func hasSecretsBelow(
    _ key: String, within parent: String, isInSecret: Bool
  ) -> Bool {
    let name = Name(text: key, parent: parent, place: isInSecret ? .inSecret : [])
    if let hasSecrets = knownObjects[name] { return hasSecrets }
    let hasSecrets = names.hasSecretsBelow(
      SecretNames.words(of: key), within: SecretNames.words(of: parent), in: name.place)
    knownObjects[name] = hasSecrets
    return hasSecrets
  }

  /// The member that has a secret which another member names: `{"name": "password", "value": "a"}`.
  private mutating func secretPair(
    in members: JSONValue.Members
  ) -> (key: String, name: String)? {
    for (key, value) in [("name", "value"), ("Name", "Value")] {
      guard members[value] != nil, case .string(let name)? = members[key],
        isSecret(name, in: isInReply ? .reply : [])
      else { continue }
      return (value, name)
    }
    return nil
  }

  /// A body of parts, of which a secret one has another content.
  private mutating func cleaned(multipart text: String, ofType type: String) -> String? {
    let boundary = MediaType(type).parameter("boundary").map { "--\($0)" }
    let first = text.prefix { !$0.isNewline }
    guard let delimiter = boundary ?? (first.hasPrefix("--") ? String(first) : nil) else {
      return cleaned(text, as: .text)
    }
    bytesRead += text.utf8.count
    var isChanged = false
    let parts = text.components(separatedBy: delimiter).map { part -> String in
      guard let end = part.firstRange(of: "\r\n\r\n") ?? part.firstRange(of: "\n\n") else {
        return part
      }
      let lines = part[..<end.lowerBound].split(whereSeparator: \.isNewline)
      func field(_ name: String) -> MediaType? {
        lines.first { $0.lowercased().hasPrefix(name) }
          .map { MediaType($0.drop { $0 != ":" }.dropFirst()) }
      }
      let disposition = field("content-disposition")
      let content = part[end.upperBound...]
      let rest = content.reversed().prefix { $0.isNewline }.count
      let value = String(content.dropLast(rest))
      let name = disposition?.parameter("name") ?? disposition?.parameter("name*") ?? ""
      var next: String?
      if isSecret(name, of: value) {
        next = remove(value, "form item \(name)") ? Secret.removed : nil
      } else if disposition?.parameter("filename") == nil {
        next = cleaned(anyText: value)
      }
      guard let next else { return part }
      isChanged = true
      return part[..<end.upperBound] + next + content.suffix(rest)
    }
    return isChanged ? parts.joined(separator: delimiter) : nil
  }
}

extension String {
  /// Whether this is a number or a time, as those of limits are: `100`, `6m0s`.
  fileprivate var isAmount: Bool {
    guard let first = utf8.first, (48...57).contains(first), utf8.count <= 20 else { return false }
    return utf8.allSatisfy { (48...57).contains($0) || ".hms".utf8.contains($0) }
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
