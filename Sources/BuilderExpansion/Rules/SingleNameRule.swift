/// An attribute applies to one property, and so to a declaration of one.
enum SingleNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    var seen: Set<Range<Int>> = []
    return model.properties.filter(\.isOneOfSeveral).flatMap(\.fieldAttributes)
      .filter { seen.insert($0.range).inserted }
      .map { Diagnostic("'@\($0.name.name)' applies to a declaration of one property", at: $0) }
  }
}
