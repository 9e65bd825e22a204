/// Input from bytes and from text.
extension JSONValue {
  /// Reads a value from bytes or text.
  ///
  /// Everything is kept, except the earlier values of a duplicate key.
  ///
  /// ```swift
  /// let value = try JSONValue(json: #"{"price": 1.50}"#)
  /// value["price"]
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding, including line and column, if the
  ///   bytes are not JSON by RFC 8259 or are nested too deep.
  public init(json: some JSONInput, maximumDepth: Int = .maximumDepth) throws(BuildFailure) {
    let read = json.read(.strict, maximumDepth, model: "JSON") { root, _ in
      let captured = JSONValue.capture(root)
      // A document has nothing that is not JSON. Only its depth can be too much, for the stack.
      return captured.value.map { Result<JSONValue, BuildFailure>.success($0) }
        ?? .failure(BuildFailure(named: "JSON", problems: FindingList(captured.note?.own ?? [])))
    }
    self = try read.get()
  }
}

extension JSONValue {
  /// The value as a field of a type reads it; nil if the type cannot use it.
  ///
  /// It is the short way from a field of several types to one of them:
  ///
  /// ```swift
  /// @Field var edited: JSONValue?     // false, or a time
  /// ```
  ///
  /// ```swift
  /// construct(Post.init, $edited.map { $0.read(as: .secondsSince1970) })
  /// ```
  ///
  /// A list that lost all of its elements cannot be used, so that another type can be tried:
  /// `$0.read([Bool].self) ?? $0.read([Int].self)`. A list in another one may lose all. To read no
  /// type as another one, pass ``Coercion/strict``.
  ///
  /// Nothing is reported, and other elements that cannot be used are left out. Where losses matter,
  /// use a field of the type itself.
  ///
  /// - Parameters:
  ///   - type: The type. It can be left out where the result has one.
  ///   - format: How the value is written.
  ///   - coercion: The conversions that are allowed.
  public func read<Value: Capturable>(
    _ type: Value.Type = Value.self, as format: FieldFormat<Value>, coercion: Coercion = .lenient
  ) -> Value? {
    read(coercion) { format.capture($0) }
  }

  /// Reads the value as a type, in no format of its own; see ``read(_:as:coercion:)``.
  public func read<Value: Capturable>(
    _ type: Value.Type = Value.self, coercion: Coercion = .lenient
  ) -> Value? {
    read(coercion) { Value.capture($0) }
  }

  private func read<Value: Capturable>(
    _ coercion: Coercion, _ capture: (JSONNode) -> Captured<Value>
  ) -> Value? {
    JSONNode.withRoot(self, coercion) { node in
      let captured = capture(node)
      return captured.hasNothingLeft ? nil : captured.value
    }
  }
}

extension JSONValue {
  /// What a dictionary has for null.
  package static var nullInDictionary: Any { DictionaryValue.nullObject }
}

extension JSONValue: DictionaryConvertible {
  /// What the value is as one of a dictionary; its elements and members stay ``JSONValue``s.
  var dictionaryValue: DictionaryValue {
    switch self {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(.spelled(number.digits))
    case .string(let string): .string(string)
    case .array(let elements): .array(elements)
    case .object(let members): .object(members.dictionary)
    }
  }

  var identity: UInt? {
    switch self {
    case .array(let elements): storageWord(of: elements)
    case .object(let members): storageWord(of: members.dictionary)
    default: nil
    }
  }
}
