extension JSONValue: ExpressibleByBooleanLiteral {
  @_documentation(visibility: internal)
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  @_documentation(visibility: internal)
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Creates a number with the digits that a `Double` prints.
  ///
  /// - Precondition: `value` is finite. A literal is, unless it is too large for a `Double`.
  @_documentation(visibility: internal)
  public init(floatLiteral value: Double) {
    guard let number = Number(value) else {
      preconditionFailure("A floating-point literal that is not finite is no JSON value")
    }
    self = .number(number)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  @_documentation(visibility: internal)
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  @_documentation(visibility: internal)
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object. If a key occurs twice, the last value counts.
  @_documentation(visibility: internal)
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var members = Members()
    for (key, value) in elements { members[key] = value }
    self = .object(members)
  }
}
