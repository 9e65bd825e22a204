extension JSONValue {
  /// A number by its digits, as RFC 8259 spells them.
  public struct Number: Hashable, Sendable, CustomStringConvertible {
    /// The digits, such as `1.50` or `-4.2e1`.
    public let digits: String

    /// A number by its digits, or nil where they are not a number by RFC 8259.
    public init?(digits: String) {
      guard case .number(let number)? = try? JSONValue(json: digits), number.digits == digits else {
        return nil
      }
      self = number
    }

    /// An integer.
    public init(_ integer: some BinaryInteger) {
      digits = String(describing: integer)
    }

    /// A finite number; nil for infinity and for what is no number, which JSON cannot write.
    public init?(_ real: some BinaryFloatingPoint & CustomStringConvertible) {
      guard real.isFinite else { return nil }
      digits = real.description
    }

    init(unchecked digits: String) { self.digits = digits }

    @_documentation(visibility: internal)
    public var description: String { digits }
  }
}
