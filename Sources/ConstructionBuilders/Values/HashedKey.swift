/// A key that is compared by its hash first.
///
/// Text is compared letter by letter, and a letter with thousands of combining marks takes long. A
/// table of few keys has few places, so it would compare such a key with nearly every key that is
/// looked up.
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
