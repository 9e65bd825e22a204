/// Attributes of properties are not before cases, and those of cases are not before properties.
///
/// In a model that the compiler expands, the attributes report this themselves.
enum PlaceRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.outerNames != nil else { return [] }
    var seen: Set<Range<Int>> = []
    let attributes =
      model.properties.flatMap(\.attributes).filter(\.isOfCase)
      + model.cases.flatMap(\.attributes).filter { $0.isOfField && !$0.isOfBoth }
    return attributes.filter { seen.insert($0.range).inserted }.map { attribute in
      let message = message(attribute.name.name, isOfCase: attribute.isOfCase)
      return Diagnostic(message, removing: attribute)
    }
  }

  static func message(_ attribute: String, isOfCase: Bool) -> String {
    "'@\(attribute)' applies to a "
      + (isOfCase ? "case of a '@Buildable' enumeration" : "property of a '@Buildable' struct")
  }
}
