import ConstructionBuilders

/// Fields with a default for one kind of finding, as `.or(.other, for: .unknownCase)` gives them.
extension SchemaWriter {
  /// The values of a field that has to have one, with those for which it has a default.
  func neededPart(of field: Contract.Field) -> SchemaPart {
    let part = usedPart(of: field)
    let coercion = contract.coercion(of: field, in: view)
    return field.takesNull ? part.or(nulls(coercion, of: field.value)) : part
  }

  /// The same without null, for which the value of another key would be used.
  func usedPart(of field: Contract.Field) -> SchemaPart {
    let coercion = contract.coercion(of: field, in: view)
    let variants = field.variantsWithDefault
    let rank = rank(field.demands)
    let part =
      if case .nullable(let wrapped) = field.value {
        self.part(for: wrapped.withoutNull, coercion, rank.orNull)
      } else {
        self.part(for: field.value, coercion, rank)
      }
    // Any other finding is a problem, with which a document is only needed.
    if view == .needed, !variants.isSubset(of: ["missing", "null"]) {
      if case .enumeration(_, let raw, let cases, true) = field.value,
        variants.isSubset(of: ["missing", "null", "unknownCase"])
      {
        return rawValues(raw, cases, coercion)
      }
      return SchemaPart.anything.excess("values for which there is no default")
    }
    return part
  }

  /// What is left open about a field that may be missing because it has a default then.
  func openDefaults(of field: Contract.Field) -> [String] {
    let variants = field.variantsWithDefault
    guard field.need != .required, variants.contains("missing") else { return [] }
    if view == .needed { return ["values for which there is no default"] }
    return variants.contains("null") ? [] : ["null, if there is no default for it"]
  }
}

extension Contract.Field {
  /// Whether null is a value, or there is a default for it.
  var takesNull: Bool {
    if case .nullable = value { true } else { variantsWithDefault.contains("null") }
  }
}
