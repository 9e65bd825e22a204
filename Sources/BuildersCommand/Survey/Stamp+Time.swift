import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stamp: CustomStringConvertible {
  /// The time in UTC to the second, or the key.
  var description: String {
    switch self {
    case .key(let key): return JSONText.visible(key)
    case .time(let milliseconds):
      let seconds = (Double(milliseconds) / 1000).rounded(.down)
      return ISO8601.text(of: Date(timeIntervalSince1970: seconds)) ?? "\(milliseconds) ms"
    }
  }
}

extension Stamp {
  /// The time that a document has at a path: a text in ISO 8601, or seconds or milliseconds since
  /// 1970. Nil if there is none.
  static func time(in node: borrowing JSONNode, at path: ArraySlice<Step>) -> Stamp? {
    guard let step = path.first else { return time(of: node) }
    guard case .key(let key) = step else { return nil }
    var stamp: Stamp?
    node.forEachMember {
      if ExactText($0) == ExactText(key) { stamp = time(in: $1, at: path.dropFirst()) }
    }
    return stamp
  }

  private static func time(of node: borrowing JSONNode) -> Stamp? {
    let milliseconds: Double
    if let date = Date.capture(node.with(.strict)).value {
      milliseconds = date.timeIntervalSince1970 * 1000
    } else if let number = node.digits.flatMap({ Double($0) }) {
      // Seconds have ten digits until the year 2286.
      milliseconds = abs(number) < 1e11 ? number * 1000 : number
    } else {
      return nil
    }
    guard abs(milliseconds) < 1e15 else { return nil }
    return .time(Int64(milliseconds.rounded()))
  }
}
