/// A case has one payload without a label, which can be read, or none.
enum VariantPayloadRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.cases.compactMap { variant in
      diagnostic(variant, model) ?? format(variant)
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
    guard !variant.isUnknown, !model.isUnion, model.options.content == nil, variant.format == nil,
      hasNoMembers(type.tokens, source)
    else { return nil }
    return Diagnostic(
      "the payload of '\(name)' is the object itself: name its member by 'content', or make it a "
        + "'@Buildable' type", at: first)
  }

  /// Whether an object cannot be read as a type.
  private static func hasNoMembers(_ type: Range<Int>, _ source: Source) -> Bool {
    if let elements = WrittenElements(of: type, in: source) { return !elements.haveKeys }
    return RequiringAllRule.single.subtracting(["JSONValue"]).contains(source.spelling(type))
  }

  /// A format is of a payload, and takes one argument.
  private static func format(_ variant: CaseFacts) -> Diagnostic? {
    guard let attribute = variant.format else { return nil }
    if variant.payload.isEmpty || variant.isUnknown {
      return Diagnostic(
        "'@Format' has no effect: '\(variant.name.name)' has no payload to be read",
        removing: attribute)
    }
    let isOne = attribute.arguments.count == 1 && attribute.arguments[0].label == nil
    return isOne ? nil : Diagnostic("'@Format' takes one argument", at: attribute)
  }
}
