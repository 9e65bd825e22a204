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
    if let date = Date.capture(node.with(.lenient)).value {
      return time(since1970: date.timeIntervalSince1970)
    }
    // Seconds have ten digits until the year 2286.
    return node.digits.flatMap { Double($0) }
      .flatMap { time(since1970: abs($0) < 1e11 ? $0 : $0 / 1000) }
  }

  /// The time so many seconds after 1970, whose milliseconds never reach the next second. Nil if it
  /// is too far away.
  static func time(since1970 seconds: Double) -> Stamp? {
    guard abs(seconds) < 1e12 else { return nil }
    let whole = seconds.rounded(.down)
    let milliseconds = min(999, ((seconds - whole) * 1000).rounded())
    return .time(Int64(whole) * 1000 + Int64(milliseconds))
  }
}
