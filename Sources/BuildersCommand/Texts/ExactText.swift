/// A text that is equal to another if their bytes are.
///
/// Swift's strings compare otherwise: they take `é` and an `e` with an accent for the same, and
/// which of them was kept would depend on the order.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(StableHash.of(text)) }
}

extension ExactText: Comparable {
  static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
