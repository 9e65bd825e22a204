/// A default is written into the builder, where the names of properties are those of fields.
enum ExpressionScopeRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let names = Set(subject.fields.map(\.name.name) + ["fields", "members"])
    return subject.fields.flatMap { property -> [Diagnostic] in
      subject.expressions(of: property).flatMap { expression in
        expression.filter { isBase($0, subject.source, names) }.map { index in
          diagnostic(index, subject)
        }
      }
    }
  }

  private static func isBase(_ index: Int, _ source: Source, _ names: Set<String>) -> Bool {
    guard source[index].isName, names.contains(source[index].name) else { return false }
    let before = source[index - 1]
    let isLabel =
      source[index + 1].isSymbol(":") && [",", "(", "["].contains(before.text)
    return !before.isSymbol(".") && !isLabel
  }

  private static func diagnostic(_ index: Int, _ subject: RuleSubject) -> Diagnostic {
    let token = subject.source[index]
    let model = subject.facts.name.text
    let start = token.range.lowerBound
    return Diagnostic(
      "'\(token.name)' is a field inside the builder; say '\(model).\(token.text)'", at: token,
      fixIts: [
        .init(
          message: "insert '\(model).'",
          changes: [.init(range: start..<start, newText: "\(model).")])
      ])
  }
}

extension RuleSubject {
  /// What is copied from a property into the builder.
  func expressions(of property: PropertyFacts) -> [Range<Int>] {
    let arguments = [FieldAttribute.fallback, .format, .coerced].compactMap {
      property.attribute($0)?.arguments?.first?.tokens
    }
    return arguments + (property.initialValue.map { [$0] } ?? [])
  }
}
