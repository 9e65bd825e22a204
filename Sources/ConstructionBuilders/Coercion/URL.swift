#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL: Capturable {
  @inlinable
  public static var _isBuiltAsIs: Bool { true }

  /// A string with a URL or a relative reference by RFC 3986. Nothing is escaped or corrected.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<URL> {
    if let url = node.string.flatMap(strict) ?? node.dictionaryValue(as: URL.self) {
      return Captured(url)
    }
    return .unusable(node)
  }

  private static func strict(_ text: String) -> URL? {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      // Before these systems, Foundation corrected nothing.
      return URL(string: text)
    }
    return URL(string: text, encodingInvalidCharacters: false)
  }
}
