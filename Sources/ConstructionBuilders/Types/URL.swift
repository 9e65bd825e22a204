#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.strings) }

  /// A string with a URL or a relative reference by RFC 3986. With a repair, also one with white
  /// space around it, or of which characters of path, query or fragment have to be percent-encoded.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<URL> {
    if let url = node.string.flatMap(strict) ?? node.held(as: URL.self) {
      return Captured(url)
    }
    return repaired(node).map { .coerced($0, from: node) } ?? .unusable(node)
  }

  private static func repaired(_ node: JSONNode) -> URL? {
    let trimmed = node.trimmedText
    let mayEncode = node.coercion.contains(.percentEncodedURLs)
    let url =
      trimmed.flatMap(strict) ?? (mayEncode ? (trimmed ?? node.string).flatMap(encoded) : nil)
    return url?.lacksHost == true ? nil : url
  }

  /// Whether it is a URL of the web without a host, such as `http:a`, which nobody means.
  private var lacksHost: Bool {
    let scheme = scheme?.lowercased()
    return (scheme == "http" || scheme == "https") && host()?.isEmpty != false
  }

  private static func strict(_ text: String) -> URL? {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      // Before these systems, Foundation corrected nothing.
      return URL(string: text)
    }
    return URL(string: text, encodingInvalidCharacters: false)
  }

  /// The URL with characters encoded by Foundation, unless some are before the path. There,
  /// Foundation makes another host of them than FoundationEssentials, and neither was sent. A
  /// backslash stands for a slash, and its code does not.
  private static func encoded(_ text: String) -> URL? {
    guard !text.utf8.contains(UInt8(ascii: "\\")),
      !Numeral.trimmingASCIIWhiteSpace(text.utf8).isEmpty, let url = URL(string: text)
    else { return nil }
    return url.absoluteString.utf8.starts(with: beforePath(of: text)) ? url : nil
  }

  /// The scheme and the authority of a written URL; empty without an authority.
  package static func beforePath(of text: String) -> Substring.UTF8View {
    let bytes = text.utf8
    let afterScheme = bytes[bytes.prefix { !":/?#".utf8.contains($0) }.endIndex...]
    let rest = afterScheme.first == UInt8(ascii: ":") ? afterScheme.dropFirst() : bytes[...]
    guard rest.starts(with: "//".utf8) else { return bytes.prefix(0) }
    return bytes[..<(rest.dropFirst(2).firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex)]
  }
}

extension URL: TextType {
  package var jsonText: String { absoluteString }
  package static var exampleText: String { "https://example.com" }
  package static var textPattern: String? { nil }
}
