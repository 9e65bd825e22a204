/// The elements of a type that is written as an array or as a dictionary with text keys.
struct WrittenElements {
  let type: TypeFacts
  /// Whether it is a dictionary.
  let haveKeys: Bool

  /// Nil where the type is neither `[Element]` nor `[String: Element]`.
  init?(of type: Range<Int>, in source: Source) {
    let start = type.lowerBound
    guard source[start].isSymbol("["), source.close(of: start) == type.upperBound - 1,
      let first = TypeReader.type(in: source, at: start + 1)
    else { return nil }
    let next = first.tokens.upperBound
    if next == type.upperBound - 1 {
      (self.type, haveKeys) = (first, false)
      return
    }
    guard ["String", "Swift.String"].contains(source.written(first.tokens)),
      source[next].isSymbol(":"), let value = TypeReader.type(in: source, at: next + 1),
      value.tokens.upperBound == type.upperBound - 1
    else { return nil }
    (self.type, haveKeys) = (value, true)
  }
}
