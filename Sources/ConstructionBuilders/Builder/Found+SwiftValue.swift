import Foundation

extension Found {
  /// Describes a Swift value as JSON, if JSON can express it.
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
