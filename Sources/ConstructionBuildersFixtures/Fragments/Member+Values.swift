extension Member {
  /// Sends a value, and expects the same value.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, _ value: Value, _ keyPath: any KeyPath<Model, Value> & Sendable
  ) {
    self.init(key: key, sent: JSONValue.sending(value), check: Self.expecting(value, keyPath, key))
  }

  /// Sends a value under the name of the property, and expects the same value.
  public init<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<Model, Value> & Sendable, _ value: Value
  ) {
    let name = PropertyName.of(keyPath)
    let named = Member(name ?? "", value, keyPath)
    let nameless = NotJSON("\(keyPath) has no name of its own: give the key")
    self.init(
      key: named.key, sent: name == nil ? .failure(nameless) : named.sent, check: named.check)
  }

  /// Sends any JSON, and expects a value.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, json: JSONValue, _ keyPath: any KeyPath<Model, Value> & Sendable,
    _ expected: Value
  ) {
    self.init(key: key, sent: .success(json), check: Self.expecting(expected, keyPath, key))
  }

  /// Sends a JSON text, and expects a value.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, raw text: String, _ keyPath: any KeyPath<Model, Value> & Sendable,
    _ expected: Value
  ) {
    self.init(
      key: key, sent: JSONValue.sending(raw: text), check: Self.expecting(expected, keyPath, key))
  }

  /// Sends no member, and expects nil.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, missing keyPath: any KeyPath<Model, Value?> & Sendable
  ) {
    self.init(key, missing: keyPath, expecting: nil)
  }

  /// Sends no member, and expects a value.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, missing keyPath: any KeyPath<Model, Value> & Sendable,
    expecting expected: Value
  ) {
    self.init(key: key, sent: .success(nil), check: Self.expecting(expected, keyPath, key))
  }

  /// Sends a value, and expects nothing.
  public init(_ key: any JSONMemberKey, _ value: any Sendable) {
    self.init(key: key, sent: JSONValue.sending(value))
  }

  /// Sends any JSON, and expects nothing.
  public init(_ key: any JSONMemberKey, json: JSONValue) {
    self.init(key: key, sent: .success(json))
  }

  /// Sends a JSON text, and expects nothing.
  public init(_ key: any JSONMemberKey, raw text: String) {
    self.init(key: key, sent: JSONValue.sending(raw: text))
  }

  private static func expecting<Value: Equatable & Sendable>(
    _ expected: Value, _ keyPath: any KeyPath<Model, Value> & Sendable, _ key: any JSONMemberKey
  ) -> @Sendable (Model) -> [FragmentMismatch] {
    let path = FieldPath.key(key.memberKey)
    return { FragmentMismatch.between(expected, and: $0[keyPath: keyPath], at: path) }
  }
}

/// The property name of a key path.
enum PropertyName {
  /// The name; nil when the path has several steps, or ends in something without a name.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    let (text, root) = ("\(keyPath)", "\\\(type(of: keyPath).rootType).")
    guard text.hasPrefix(root) else { return nil }
    let name = text.dropFirst(root.count)
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if isName { return name == "self" ? nil : String(name) }
    // A raw identifier is between backticks, and its spaces are no-break spaces.
    let parts = name.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[2].isEmpty else { return nil }
    return parts[1].replacingOccurrences(of: "\u{A0}", with: " ")
  }
}
