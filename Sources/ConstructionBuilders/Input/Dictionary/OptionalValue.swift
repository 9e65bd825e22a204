/// An Optional of any type.
package protocol OptionalValue: ExpressibleByNilLiteral {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package var wrapped: Any? { map { $0 } }
}

/// The value in any number of Optionals; nil if there is none.
package func unwrapped(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return unwrapped(optional.wrapped)
}
