#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Data: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.strings) }

  /// A string in base64 (RFC 4648, section 4), with padding and without any other characters.
  /// With a repair, also with white space around it.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Data> {
    if let captured = node.capture(text: Data.init(padded:)) { return captured }
    return node.held(as: Data.self).map { Captured($0) } ?? .unusable(node)
  }

  init?(padded text: String) {
    guard Self.isPadded(text.utf8) else { return nil }
    self.init(base64Encoded: text)
  }

  /// Whether padding fills up the last four characters, and is nowhere else.
  ///
  /// On Linux, Foundation also reads texts with more padding, less, or some in the middle.
  private static func isPadded(_ text: String.UTF8View) -> Bool {
    guard let first = text.firstIndex(of: UInt8(ascii: "=")) else { return true }
    let padding = text[first...]
    return padding.count <= 2 && padding.last == UInt8(ascii: "=")
      && text.count.isMultiple(of: 4)
  }
}

extension Data: TextType {
  package var jsonText: String { base64EncodedString() }
  package static var exampleText: String { "" }

  package static var textPattern: String? {
    "([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"
  }
}
