#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.strings) }

  /// A string of 32 hexadecimal digits in the five groups of RFC 4122, in upper or lower case.
  /// With a repair, also with white space around it.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<UUID> {
    if let captured = node.capture(text: UUID.init(hexadecimal:)) { return captured }
    return node.held(as: UUID.self).map { Captured($0) } ?? .unusable(node)
  }

  init?(hexadecimal text: String) {
    guard Self.hasAllDigits(text) else { return nil }
    self.init(uuidString: text)
  }

  /// Whether there are 32 digits and nothing but hyphens between them. Foundation also reads signs,
  /// white space and `0x` in place of digits.
  private static func hasAllDigits(_ text: String) -> Bool {
    text.utf8.count == 36 && text.utf8.count { Character(Unicode.Scalar($0)).isHexDigit } == 32
  }
}

extension UUID: TextType {
  package var jsonText: String { uuidString }
  package static var exampleText: String { "00000000-0000-0000-0000-000000000000" }

  package static var textPattern: String? {
    [8, 4, 4, 4, 12].map { "[0-9A-Fa-f]{\($0)}" }.joined(separator: "-")
  }
}
