extension ModelReader {
  /// Reads the cases after one `case`.
  mutating func readCases(_ start: DeclarationStart) {
    var cases: [CaseFacts] = []
    index = start.introducer + 1
    while index < end {
      guard let next = readCase(start) else { return }
      cases.append(next)
      guard index < end, source[index].isSymbol(",") else { break }
      index += 1
    }
    for place in cases.indices { cases[place].isOneOfSeveral = cases.count > 1 }
    // The builder leaves out a variant that cannot be made: its value is unknown.
    facts.cases += cases.filter { !$0.attributes.areUnavailable(in: source) }
  }

  /// Reads one name with its payload and its raw value.
  private mutating func readCase(_ start: DeclarationStart) -> CaseFacts? {
    let name = source[index]
    guard name.isName else {
      refuse(index, name.notUnderstood)
      index = end
      return nil
    }
    index += 1
    var facts = CaseFacts(
      name: name, attributes: start.attributes,
      isIndirect: start.modifiers.contains { $0.isWord("indirect") },
      isConditional: !conditions.isEmpty)
    if source[index].isSymbol("("), let close = source.close(of: index) {
      facts.payload = source.split(index + 1..<close).map(payload)
      index = close + 1
    }
    if source[index].isSymbol("=") {
      facts.rawValue = ExpressionEnd.find(in: source, from: index + 1, end: end, move: &index)
    }
    _ = isWhole(name)
    return facts
  }

  private func payload(_ part: Range<Int>) -> PayloadFacts {
    let start = part.lowerBound
    let hasLabel = part.count > 1 && source.hasLabel(start)
    let type = TypeReader.type(in: source, at: hasLabel ? start + 2 : start)
    return PayloadFacts(
      label: hasLabel ? source[start] : nil,
      type: type.flatMap { $0.tokens.upperBound == part.upperBound ? $0 : nil }, tokens: part)
  }
}
