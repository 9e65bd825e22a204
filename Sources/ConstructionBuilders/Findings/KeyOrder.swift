/// The order in which keys are listed: by their UTF-8.
///
/// NB: not `<`. In Swift 6.3, `"é2"` and `"e\u{301}"` are neither equal nor is one less than the
/// other, so the result of sorting would depend on the order before.
package func keyPrecedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}

extension Sequence {
  /// The elements in the order of their keys.
  ///
  /// What sorts is not generic. Otherwise each type of element would have a copy of it, of 4 kB.
  func sorted(byKey key: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return positions(inOrderOf: elements.map(key)).map { elements[$0] }
  }
}

@inline(never)
private func positions(inOrderOf keys: [String]) -> [Int] {
  keys.indices.sorted { keyPrecedes(keys[$0], keys[$1]) }
}
