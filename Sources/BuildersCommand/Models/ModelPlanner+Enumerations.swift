import ConstructionBuilders

/// Enumerations of texts.
extension ModelPlanner {
  /// The most cases of an enumeration of texts.
  private static var mostTexts: Int { 16 }

  /// Texts of which each was seen often.
  func enumeration(
    of value: Observation, key: String, around parent: String?
  ) -> ValueType? {
    let strings = value.facts.strings
    let texts = strings.distinct.shown
    guard options.makesEnumerations, let parent, !key.isEmpty, strings.empty == 0,
      strings.formats.isEmpty, texts.count > 1, strings.distinct.total == value.facts.string.count,
      texts.count <= Self.mostTexts,
      value.facts.string.count >= max(options.requireAfter, texts.count * 3)
    else { return nil }
    var caseNames = FreeNames()
    var cases: [ModelText] = []
    for (text, count) in texts.sorted(by: { ($0.text ?? "") < ($1.text ?? "") }) {
      guard let text, text.isWord else { return nil }
      cases.append(
        ModelText(text: text, name: caseNames.take([SwiftName.property(text)]), count: count))
    }
    let name = SwiftName.type(key)
    let identity = EnumerationKey(name: name, texts: cases.map(\.text))
    if let index = enumerations[identity] { return .enumeration(index) }
    let index = addType(names(name, in: parent), companion: nil)
    types[index] = ModelType(
      name: self.names[index], paths: value.values.map(\.path), objects: value.facts.string.count,
      content: .texts(cases), leftOut: [])
    enumerations[identity] = index
    return .enumeration(index)
  }
}

extension String {
  /// Whether it can be the name of something: letters, digits, and a few signs between.
  fileprivate var isWord: Bool {
    utf8.count <= 40 && first?.isLetter == true && !DataText.isData(self)
      && allSatisfy { $0.isLetter || $0.isNumber || " _-./:".contains($0) }
  }
}
