/// A default is evaluated inside the builder, where the name of a property means its field, and
/// some names mean other members of the builder.
enum ExpressionScopeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let fields = Set(model.fields.map(\.name.name))
    // Each field is stored under its name with an underscore.
    let names = Vocabulary.namesInside.union(TypeScopeRule.names(in: model))
      .union(fields.map { "_" + $0 }).union(model.options.isRow ? ["row"] : [])
    let paths = model.fields.flatMap { outerPaths(of: $0, model.source) }
    return paths.compactMap(\.first).compactMap { token in
      if fields.contains(token.name) {
        return Diagnostic(
          "'\(token.name)' is a field inside the builder; use '\(model.name.text).\(token.text)'",
          at: token, fixIts: [model.qualified(token)])
      }
      // What is declared around the model is written with its path.
      guard names.contains(token.name), model.outerNames?.declared(token.name) == nil else {
        return nil
      }
      return TypeScopeRule.diagnostic(token, model)
    }
  }

  /// The names that the expressions of a property do not declare themselves, each with those after
  /// its dots, at their places in the model.
  static func outerPaths(of property: PropertyFacts, _ source: Source) -> [[Token]] {
    expressions(of: property).flatMap { expression in
      let start = source.range(expression).lowerBound
      let (code, indices) = source.names(in: expression)
      return indices.map { first in
        var last = first
        while code[last + 1].isSymbol("."), code[last + 2].isName { last += 2 }
        return stride(from: first, through: last, by: 2).map { code[$0].moved(by: start) }
      }
    }
  }

  /// The tokens that the builder copies from a property.
  private static func expressions(of property: PropertyFacts) -> [Range<Int>] {
    [
      property.fallback?.value, property.argument(.format), property.argument(.coerced),
      property.initialValue,
    ].compactMap { $0 } + (property.fallback?.kinds ?? [])
  }
}
