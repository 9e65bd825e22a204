import Foundation

extension Data: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// A string in base64 (RFC 4648, section 4), with its padding and nothing else.
  public static func capture(_ node: JSONNode) -> Captured<Data> {
    if let data = node.string.flatMap({ Data(base64Encoded: $0) }) {
      return Captured(data)
    }
    return node.dictionaryValue(as: Data.self).map { Captured($0) } ?? .unusable(node)
  }
}
