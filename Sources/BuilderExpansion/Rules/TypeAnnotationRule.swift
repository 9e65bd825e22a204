/// A property needs a written type: only the compiler can infer one.
enum TypeAnnotationRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.filter { $0.isStored && $0.type == nil }.map { property in
      let name = property.name
      let type = property.initialValue.flatMap { evidentType(model.source, $0) }
      return Diagnostic(
        "'\(name.name)' needs a type annotation", at: name,
        fixIts: type.map {
          [.insert(": \($0)", at: name.range.upperBound, message: "add ': \($0)'")]
        } ?? [])
    }
  }

  /// The type of a literal, or of a call of an initialiser without arguments: one with arguments
  /// may be failable, as `URL(string:)` is.
  private static func evidentType(_ source: Source, _ value: Range<Int>) -> String? {
    guard let first = value.first else { return nil }
    let token = source[first]
    switch (token.kind, value.count) {
    case (.number, 1):
      let marks = token.text.hasPrefix("0x") ? ".pP" : ".eE"
      let isInteger = !token.text.contains { marks.contains($0) }
      return isInteger ? "Int" : "Double"
    case (.string, 1): return "String"
    case (.word, 1): return token.text == "true" || token.text == "false" ? "Bool" : nil
    case (.word, _):
      let isCall = token.name.first?.isUppercase == true && source[first + 1].isSymbol("(")
      return isCall && source.close(of: first + 1) == first + 2 && value.count == 3
        ? token.text : nil
    default: return nil
    }
  }
}
