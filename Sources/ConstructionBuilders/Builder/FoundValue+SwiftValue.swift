#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FoundValue {
  /// Describes a Swift value as JSON, if JSON can express it.
  package init(swiftValue: Any) {
    guard let value = Self.unwrapped(swiftValue) else {
      self.init(kind: .null, excerpt: "null")
      return
    }
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

  /// The value without an Optional around it; nil if that is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
