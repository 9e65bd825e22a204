import ConstructionBuilders

/// Fields with a default for one kind of finding, as `.or(.other, for: .unknownCase)` gives them.
extension SchemaWriter {
  /// The values of a field that has to have one, with those for which it has a default.
  func neededPart(of field: Contract.Field) -> SchemaPart {
    let coercion = contract.coercion(of: field, in: view)
    let variants = field.variantsWithDefault
    var part = self.part(for: field.value, coercion, rank(field.demands))
    // Any other finding is a problem, with which a document is only needed.
    if view == .needed, !variants.isSubset(of: ["missing", "null"]) {
      if case .enumeration(_, let raw, let cases, true) = field.value,
        variants.isSubset(of: ["missing", "null", "unknownCase"])
      {
        part = rawValues(raw, cases, coercion)
      } else {
        part = SchemaPart.anything.excess("values for which there is no default")
      }
    }
    return variants.contains("null") ? part.or(.null).or(nullStandIns(coercion)) : part
  }

  /// What is left open about a field that may be missing because it has a default then.
  func openDefaults(of field: Contract.Field) -> [String] {
    let variants = field.variantsWithDefault
    guard field.need != .required, variants.contains("missing") else { return [] }
    if view == .needed { return ["values for which there is no default"] }
    return variants.contains("null") ? [] : ["null, if there is no default for it"]
  }
}
