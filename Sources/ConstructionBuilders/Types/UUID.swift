#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs }

  /// A string of 32 hexadecimal digits in the five groups of RFC 4122, in upper or lower case.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<UUID> {
    if let text = node.string, text.utf8.count == 36, let uuid = UUID(uuidString: text) {
      return Captured(uuid)
    }
    return node.dictionaryValue(as: UUID.self).map { Captured($0) } ?? .unusable(node)
  }
}

extension UUID: TextType {
  package var jsonText: String { uuidString }
  package static var exampleText: String { "00000000-0000-0000-0000-000000000000" }

  package static var textPattern: String? {
    [8, 4, 4, 4, 12].map { "[0-9A-Fa-f]{\($0)}" }.joined(separator: "-")
  }
}
