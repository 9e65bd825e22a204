import Foundation

extension Data: Capturable {
  @inlinable
  public static var _isBuiltAsIs: Bool { true }

  /// A string in base64 (RFC 4648, section 4), with padding and without any other characters.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Data> {
    if let data = node.string.flatMap({ Data(base64Encoded: $0) }) {
      return Captured(data)
    }
    return node.dictionaryValue(as: Data.self).map { Captured($0) } ?? .unusable(node)
  }
}
