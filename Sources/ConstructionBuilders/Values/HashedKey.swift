/// A key that is compared by its hash first.
///
/// Text is compared letter by letter, and a letter with thousands of combining marks takes long. A
/// table with such a key compares it with many others: tables of few keys have few places.
package struct HashedKey: Hashable {
  package let text: String
  private let hash: Int

  package init(_ text: String) {
    self.text = text
    hash = text.hashValue
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
