#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FoundValue {
  /// Describes a Swift value as JSON, if JSON can express it.
  package init(swiftValue: Any) {
    guard let value = unwrapped(swiftValue) else {
      // It is nil also where nothing was sent, or something that cannot be read.
      self.init(kind: .other, excerpt: "nil")
      return
    }
    let found = JSONNode.withRoot(value, .strict) { $0.found }
    let isSwift = found.kind == .other || found.kind == .object && Self.hasOtherKeys(value)
    self = isSwift ? FoundValue(kind: .other, excerpt: Self.words(for: value)) : found
  }

  /// Whether a dictionary has keys that are no texts. JSON may have texts for them, or for some.
  private static func hasOtherKeys(_ value: Any) -> Bool {
    value is [AnyHashable: Any] && !(value is [String: Any])
  }

  /// A value that is not JSON, in the words of Swift.
  ///
  /// The order of a set or a dictionary differs between copies that were made apart, so it is that
  /// of the words.
  static func words(for value: Any) -> String {
    if isNotANumber(value) { return "nan" }
    return wordsOfContainer(value) ?? "\(value)"
  }

  private static func wordsOfContainer(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    let parts: [String]
    switch mirror.displayStyle {
    case .collection where value is [Any]: parts = mirror.values.map(wordsOfPart)
    case .set: parts = mirror.values.map(wordsOfPart).sorted()
    case .dictionary:
      let pairs = mirror.values.map { Mirror(reflecting: $0).values.map(wordsOfPart) }
      parts = pairs.map { $0.joined(separator: ": ") }.sorted()
    default: return nil
    }
    return parts.isEmpty ? nil : "[\(parts.joined(separator: ", "))]"
  }

  private static func wordsOfPart(_ value: Any) -> String {
    isNotANumber(value) ? "nan" : wordsOfContainer(value) ?? String(reflecting: value)
  }

  /// Whether a value is a date that is not a number. On Linux, printing it traps.
  private static func isNotANumber(_ value: Any) -> Bool {
    (value as? Date)?.timeIntervalSince1970.isNaN ?? false
  }
}

extension Mirror {
  fileprivate var values: [Any] { children.map(\.value) }
}
