import Foundation

extension UUID: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// A string of 32 hexadecimal digits in the five groups of RFC 4122, in either case.
  public static func capture(_ node: JSONNode) -> Captured<UUID> {
    if let text = node.string, text.utf8.count == 36, let uuid = UUID(uuidString: text) {
      return Captured(uuid)
    }
    return node.dictionaryValue(as: UUID.self).map { Captured($0) } ?? .unusable(node)
  }
}
