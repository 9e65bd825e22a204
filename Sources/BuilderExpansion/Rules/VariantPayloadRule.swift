/// A case has one payload without a label, which has a builder, or none.
enum VariantPayloadRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.cases.compactMap { variant in
      diagnostic(variant, model)
    }
  }

  private static func diagnostic(_ variant: CaseFacts, _ model: ModelFacts) -> Diagnostic? {
    let source = model.source
    guard let payload = variant.payload.first else { return nil }
    let name = variant.name.name
    if variant.payload.count > 1 {
      return Diagnostic(
        "'@Buildable' builds one payload of '\(name)': make these the properties of a "
          + "'@Buildable' struct", at: source[variant.payload[1].tokens.lowerBound])
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
        "'@Buildable' cannot build '\(name)': \(refusal.message)",
        at: source[refusal.token])
    }
    let first = source[type.tokens.lowerBound]
    if type.isOptional {
      return Diagnostic(
        "the payload of '\(name)' cannot be Optional: a variant has it or not", at: first)
    }
    guard !variant.isUnknown, !model.isUnion, first.isSymbol("[") else { return nil }
    return Diagnostic(
      "the payload of '\(name)' has to be a '@Buildable' type: a variant is an object", at: first)
  }
}
