extension JSONValue {
  /// A number by its digits, as RFC 8259 defines them.
  public struct Number: Hashable, Sendable, CustomStringConvertible {
    /// The digits, such as `1.50` or `-4.2e1`.
    public let digits: String

    /// Creates a number from its digits; nil if they are not a number by RFC 8259.
    public init?(digits: String) {
      guard case .number(let number)? = try? JSONValue(json: digits), number.digits == digits else {
        return nil
      }
      self = number
    }

    /// Creates a number from an integer.
    public init(_ integer: some BinaryInteger) {
      digits = String(describing: integer)
    }

    /// Creates a number from a finite one.
    ///
    /// It is nil for infinity and NaN, which JSON cannot express.
    public init?(_ real: some BinaryFloatingPoint & CustomStringConvertible) {
      guard real.isFinite else { return nil }
      digits = real.description
    }

    package init(unchecked digits: String) { self.digits = digits }

    @_documentation(visibility: internal)
    public var description: String { digits }
  }
}
