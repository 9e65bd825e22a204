/// A case has one payload without a label, which has a builder, or none.
enum KindPayloadRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.cases.compactMap { kind in
      diagnostic(kind, model.source)
    }
  }

  private static func diagnostic(_ kind: CaseFacts, _ source: Source) -> Diagnostic? {
    guard let payload = kind.payload.first else { return nil }
    let name = kind.name.name
    if kind.payload.count > 1 {
      return Diagnostic(
        "'@Buildable' builds one payload of '\(name)': make these the properties of a "
          + "'@Buildable' struct", at: source[kind.payload[1].tokens.lowerBound])
    }
    if let label = payload.label {
      let space = label.range.lowerBound..<source[payload.tokens.lowerBound + 2].range.lowerBound
      return Diagnostic(
        "'@Buildable' builds a payload without a label", at: label,
        fixIts: [
          .init(message: "remove '\(label.text):'", range: space, newText: "")
        ])
    }
    guard let type = payload.type else {
      return Diagnostic(
        "'@Buildable' does not understand the payload of '\(name)'",
        at: source[payload.tokens.lowerBound])
    }
    if let refusal = type.refusal {
      return Diagnostic(
        "'@Buildable' cannot build '\(name)': there is no builder for \(refusal.message)",
        at: source[refusal.token])
    }
    let first = source[type.tokens.lowerBound]
    if type.isOptional {
      return Diagnostic(
        "the payload of '\(name)' cannot be Optional: a kind has it or not", at: first)
    }
    guard !kind.isUnknown, first.isSymbol("[") else { return nil }
    return Diagnostic(
      "the payload of '\(name)' has to be a '@Buildable' type: a kind is an object", at: first)
  }
}
