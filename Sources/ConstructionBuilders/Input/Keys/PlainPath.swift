/// A path of two keys or more, of which the first two are literals.
@usableFromInline
struct PlainPath {
  let first: KeyWord
  let firstLower: UInt32
  let second: KeyWord
  let secondLower: UInt32
  let others: [JSONKey]

  @usableFromInline
  init(
    _ first: KeyWord, _ firstLower: UInt32, _ second: KeyWord, _ secondLower: UInt32,
    others: [JSONKey]
  ) {
    self.first = first
    self.firstLower = firstLower
    self.second = second
    self.secondLower = secondLower
    self.others = others
  }

  /// The texts of the keys.
  var keys: [String] { [first.text ?? "", second.text ?? ""] + others.map(\.text) }
}
