extension JSONValue: ExpressibleByNilLiteral {
  @_documentation(visibility: internal)
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  @_documentation(visibility: internal)
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  @_documentation(visibility: internal)
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// A number, with the digits that a `Double` has when it is printed.
  ///
  /// - Precondition: `value` is finite, as every literal that JSON could write is.
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
  /// An object. Of duplicate keys the last one counts.
  @_documentation(visibility: internal)
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    var members = Members()
    for (key, value) in elements { members[key] = value }
    self = .object(members)
  }
}
