extension Source {
  /// What stands in a field for a type that is decoded. Arrays and dictionaries that are written as such are
  /// decoded element by element, so that one which cannot be used is left out alone.
  func decoded(_ type: Range<Int>, self model: String) -> String {
    let start = type.lowerBound
    guard self[start].isSymbol("["), close(of: start) == type.upperBound - 1,
      let elements = decodedElements(start + 1..<type.upperBound - 1, self: model)
    else { return "\(Vocabulary.decoded)<\(spelling(type, self: model))>" }
    return "[\(elements)]"
  }

  private func decodedElements(_ inside: Range<Int>, self model: String) -> String? {
    guard let first = TypeReader.type(in: self, at: inside.lowerBound) else { return nil }
    if first.tokens.upperBound == inside.upperBound { return decodedElement(first, self: model) }
    guard ["String", "Swift.String"].contains(written(first.tokens)),
      self[first.tokens.upperBound].isSymbol(":"),
      let value = TypeReader.type(in: self, at: first.tokens.upperBound + 1),
      value.tokens.upperBound == inside.upperBound
    else { return nil }
    return "String: " + decodedElement(value, self: model)
  }

  private func decodedElement(_ type: TypeFacts, self model: String) -> String {
    decoded(type.unwrapped, self: model) + (type.isOptional ? "?" : "")
  }
}
