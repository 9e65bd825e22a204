/// Only the compiler knows the type of a property that has but a value.
enum TypeAnnotationRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.properties.filter { $0.isStored && $0.type == nil }.map { property in
      let type = property.initialValue.flatMap { evidentType(subject.source, $0) }
      let end = property.name.range.upperBound
      return Diagnostic(
        "'\(property.name.name)' needs a type annotation", at: property.name,
        fixIts: type.map { type in
          [
            Diagnostic.FixIt(
              message: "add ': \(type)'",
              changes: [.init(range: end..<end, newText: ": \(type)")])
          ]
        } ?? [])
    }
  }

  /// The type of a value that says it by itself.
  private static func evidentType(_ source: Source, _ value: Range<Int>) -> String? {
    guard let first = value.first else { return nil }
    let token = source[first]
    switch (token.kind, value.count) {
    case (.number, 1):
      let isDecimal = token.text.hasPrefix("0x") || !token.text.contains { ".eE".contains($0) }
      return isDecimal ? "Int" : "Double"
    case (.string, 1): return "String"
    case (.word, 1): return token.text == "true" || token.text == "false" ? "Bool" : nil
    case (.word, _):
      let isCall = token.name.first?.isUppercase == true && source[first + 1].isSymbol("(")
      return isCall && source.after(first + 1) == value.upperBound ? token.text : nil
    default: return nil
    }
  }
}
