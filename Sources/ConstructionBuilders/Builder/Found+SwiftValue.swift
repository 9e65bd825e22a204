import Foundation

extension Found {
  /// A value that has already been read, as it would stand in JSON where it could.
  init(swiftValue value: Any) {
    switch value {
    case let string as String:
      self.init(kind: .string, excerpt: JSONText.quoted(string))
    case let boolean as Bool:
      self.init(kind: .boolean, excerpt: "\(boolean)")
    case is any BinaryInteger, is any BinaryFloatingPoint, is Decimal:
      self.init(kind: .number, excerpt: "\(value)")
    default:
      self.init(kind: .other, excerpt: "\(value)")
    }
  }
}
