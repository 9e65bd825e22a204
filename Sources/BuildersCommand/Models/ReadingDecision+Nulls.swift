import ConstructionBuilders

extension ReadingDecision {
  /// The values that stand for none beside values of another type, and the kinds of the others.
  ///
  /// PHP writes `false`, `""` or `[]` for none, and others a word. Where there is nothing else,
  /// they are what was sent.
  func nullWords(of value: Observation) -> (words: [JSONValue], kinds: Set<JSONType>) {
    let facts = value.facts
    var kinds = value.kinds
    var words: [JSONValue] = []
    if kinds.contains(.string), !facts.strings.hasOthers, kinds.count > 1 {
      kinds.remove(.string)
      words += facts.strings.nullWords
    }
    // Beside words such as `"true"`, it is a word, too.
    let isWord = kinds.contains(.string) && facts.areBooleans(kinds)
    if kinds.contains(.boolean), facts.trues == 0, kinds.count > 1, !isWord {
      kinds.remove(.boolean)
      words.append(false)
    }
    if kinds.contains(.array), facts.elements.most == 0, kinds.count > 1 {
      kinds.remove(.array)
      words.append([])
    }
    return (words, kinds)
  }
}

extension Observation {
  /// Whether there can be values that stand for none.
  var hasNullWords: Bool {
    !facts.strings.nullWords.isEmpty || kinds.count > 1 && facts.emptyArrays > 0
      || kinds.count > 1 && facts.boolean.count > 0 && facts.trues == 0
  }
}

extension TextFacts {
  /// The texts that stand for none, if others are values.
  var nullWords: [JSONValue] {
    let words = words.keys.sorted { ExactText($0) < ExactText($1) }
    return (empty > 0 ? [""] : []) + words.map { .string($0) }
  }
}
