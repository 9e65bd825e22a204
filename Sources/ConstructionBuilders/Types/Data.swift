#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Data: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.strings) }

  /// A string in base64 (RFC 4648, section 4), with padding and without any other characters. The
  /// bits that its last character has over are 0 (section 3.5): so data has one text.
  /// With a repair, also with white space around it.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Data> {
    if let captured = node.capture(text: Data.init(padded:)) { return captured }
    return node.held(as: Data.self).map { Captured($0) } ?? .unusable(node)
  }

  init?(padded text: String) {
    guard Self.isCanonical(text.utf8) else { return nil }
    self.init(base64Encoded: text)
  }

  /// Whether padding fills up the last four characters, and no bit is set that is not used.
  ///
  /// On Linux, Foundation also reads texts with more padding, less, or some in the middle, and
  /// everywhere with such bits.
  private static func isCanonical(_ text: String.UTF8View) -> Bool {
    let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let digits = text.dropLast(padding)
    guard text.count.isMultiple(of: 4), !digits.contains(UInt8(ascii: "=")) else { return false }
    guard padding < lastDigits.count else { return false }
    return padding == 0 || digits.last.map(lastDigits[padding].utf8.contains) == true
  }

  /// The digits without a bit that is not used, before no, one and two characters of padding.
  package static let lastDigits = ["", "AEIMQUYcgkosw048", "AQgw"]
}

extension Data: TextType {
  package var jsonText: String { base64EncodedString() }
  package static var exampleText: String { "" }

  package static var textPattern: String? {
    "([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?"
  }
}
