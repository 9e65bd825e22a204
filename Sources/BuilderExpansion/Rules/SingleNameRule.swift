/// An attribute applies to one property or case, and so to a declaration of one.
enum SingleNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let attributes =
      model.isEnumeration
      ? model.cases.filter(\.isOneOfSeveral).flatMap(\.variantAttributes)
      : model.properties.filter(\.isOneOfSeveral).flatMap(\.fieldAttributes)
    let declared = model.isEnumeration ? "case" : "property"
    var seen: Set<Range<Int>> = []
    return attributes.filter { seen.insert($0.range).inserted }.map {
      Diagnostic("'@\($0.name.name)' applies to a declaration of one \(declared)", at: $0)
    }
  }
}
