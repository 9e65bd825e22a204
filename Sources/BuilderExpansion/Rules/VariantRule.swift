/// The values of a variant are literals, or `.missing`: the builder keeps a table of them.
enum VariantRule: AttributeRule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.cases.compactMap { variant in
      variant.attribute(.variant).flatMap { diagnostic(for: $0, in: model.source) }
    }
  }

  static func diagnostic(for attribute: AttributeFacts, in source: Source) -> Diagnostic? {
    if attribute.arguments.isEmpty {
      return Diagnostic("'@Variant' needs a value, such as @Variant(\"push\")", at: attribute)
    }
    for argument in attribute.arguments {
      if let label = argument.label {
        return Diagnostic("'@Variant' does not understand '\(label.text)'", at: label)
      }
      let token = source[argument.tokens.lowerBound]
      guard VariantValue(argument.tokens, in: source) != nil else {
        return Diagnostic(
          "the value of a variant has to be a plain string literal on one line, a whole number or "
            + "'.missing'", at: token)
      }
    }
    return nil
  }
}
