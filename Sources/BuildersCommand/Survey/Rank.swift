/// The order in which places of an endpoint are kept if there are too many: those with the lowest
/// rank.
///
/// The rank depends on nothing but the path, and a place ranks behind the places around it. So a
/// place that is among the lowest 10,000 of all is among the lowest 10,000 of each part, and was
/// never left out anywhere: what is kept has been counted completely, whatever the order.
///
/// Keys that look like names of a program come before others, so that a map with a million words
/// of a language as keys does not displace the fields beside it.
struct Rank: Sendable {
  /// The greatest hash of a key that is no plain name, on the path.
  let outer: UInt64

  /// The greatest hash of a plain name on the path.
  let inner: UInt64

  let depth: Int

  /// The hash of the whole path.
  let hash: UInt64

  /// The rank of an endpoint.
  init(endpoint: String) {
    hash = StableHash.of(endpoint)
    outer = 0
    inner = 0
    depth = 0
  }

  /// The rank of what a step leads to.
  init(_ parent: Rank, _ step: Step) {
    hash = StableHash.combined(parent.hash, step.stableHash)
    depth = parent.depth + 1
    guard case .key(let key) = step else {
      (outer, inner) = (parent.outer, parent.inner)
      return
    }
    let isName = key.isPlainName
    outer = isName ? parent.outer : max(parent.outer, hash)
    inner = isName ? max(parent.inner, hash) : parent.inner
  }
}

extension Rank: Comparable {
  static func < (left: Rank, right: Rank) -> Bool {
    if left.outer != right.outer { return left.outer < right.outer }
    if left.inner != right.inner { return left.inner < right.inner }
    if left.depth != right.depth { return left.depth < right.depth }
    return left.hash < right.hash
  }
}

extension String {
  /// Whether it is short and has only ASCII letters, digits and underscores, perhaps behind an `@`
  /// or a `$`.
  fileprivate var isPlainName: Bool {
    let first = utf8.first
    let isMarked = first == UInt8(ascii: "@") || first == UInt8(ascii: "$")
    return utf8.count <= 40
      && utf8.dropFirst(isMarked ? 1 : 0).allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")
      }
  }
}
