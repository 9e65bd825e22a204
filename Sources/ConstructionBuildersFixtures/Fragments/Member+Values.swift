public import ConstructionBuilders

extension Member {
  /// A value that is sent, and expected as it is.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, _ value: Value, _ keyPath: any KeyPath<Model, Value> & Sendable
  ) {
    self.init(key: key, sent: JSONValue.sending(value), check: Self.expecting(value, keyPath, key))
  }

  /// A value that is sent under the name of the property, and expected as it is.
  public init<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<Model, Value> & Sendable, _ value: Value
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", value, keyPath).named(by: keyPath)
  }

  /// Any JSON that is sent, and what is expected of it.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, json: JSONValue, _ keyPath: any KeyPath<Model, Value> & Sendable,
    _ expected: Value
  ) {
    self.init(key: key, sent: .success(json), check: Self.expecting(expected, keyPath, key))
  }

  /// A JSON text that is sent, and what is expected of it.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, raw text: String, _ keyPath: any KeyPath<Model, Value> & Sendable,
    _ expected: Value
  ) {
    self.init(
      key: key, sent: JSONValue.sending(raw: text), check: Self.expecting(expected, keyPath, key))
  }

  /// A member that is not sent, and the nil that is expected then.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, missing keyPath: any KeyPath<Model, Value?> & Sendable
  ) {
    self.init(key, missing: keyPath, expecting: nil)
  }

  /// A member that is not sent, and what is expected then.
  public init<Value: Equatable & Sendable>(
    _ key: any JSONMemberKey, missing keyPath: any KeyPath<Model, Value> & Sendable,
    expecting expected: Value
  ) {
    self.init(key: key, sent: .success(nil), check: Self.expecting(expected, keyPath, key))
  }

  /// A value that is sent, and nothing is expected of.
  public init(_ key: any JSONMemberKey, _ value: any Sendable) {
    self.init(key: key, sent: JSONValue.sending(value))
  }

  /// Any JSON that is sent, and nothing is expected of.
  public init(_ key: any JSONMemberKey, json: JSONValue) {
    self.init(key: key, sent: .success(json))
  }

  /// A JSON text that is sent, and nothing is expected of.
  public init(_ key: any JSONMemberKey, raw text: String) {
    self.init(key: key, sent: JSONValue.sending(raw: text))
  }

  private static func expecting<Value: Equatable & Sendable>(
    _ expected: Value, _ keyPath: any KeyPath<Model, Value> & Sendable, _ key: any JSONMemberKey
  ) -> @Sendable (Model) -> [FragmentMismatch] {
    let path = FieldPath([.key(key.memberKey)])
    return { model in
      FragmentMismatch.between(expected, and: model[keyPath: keyPath], at: path)
    }
  }
}

extension Member {
  /// The same member, which is a problem where the property that it is named by has no name.
  func named(by keyPath: AnyKeyPath) -> Member {
    guard PropertyName.of(keyPath) == nil else { return self }
    let nameless = FragmentFailure(.namelessProperty("\(keyPath)"))
    return Member(key: "", sent: .failure(nameless), check: check)
  }
}

/// The name of the property that a key path leads to.
enum PropertyName {
  /// The name, or nil where the path is longer, or leads to something without a name.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    let text = "\(keyPath)"
    guard text.first == "\\", let dot = text.lastIndex(of: "."),
      !text.dropFirst().prefix(upTo: dot).isEmpty
    else { return nil }
    let root = text.dropFirst().prefix(upTo: dot)
    let name = String(text[text.index(after: dot)...])
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && root == "\(type(of: keyPath).rootType)" ? name : nil
  }
}
