import ConstructionBuilders

extension SchemaWriter {
  /// A value of one of several types.
  ///
  /// A JSON type that only one arm reads as it is belongs to this arm, which is not tried against
  /// the others: whatever they would make of it does not count.
  func union(
    _ arms: [Contract.Value], _ coercion: Coercion, _ rank: SchemaRank
  ) -> SchemaPart {
    // An arm that takes anything is on record, and only used where no other one can be.
    let specific = arms.filter { !$0.takesAnything }
    let arms = view == .declared && !specific.isEmpty ? specific : arms
    let parts = arms.map { part(for: $0, coercion, rank) }
    let either = parts.reduce(SchemaPart.nothing) { $0.or($1) }
    // An arm in a format is tried, whatever is sent.
    guard arms.allSatisfy(\.hasOwnTypes), !either.isAnything else { return either }
    let types: [JSONType] = [.string, .number, .boolean, .array, .object]
    return types.reduce(SchemaPart.nothing) { whole, type in
      let own = arms.indices.filter { arms[$0].takes(type, .strict) }
      guard own.count == 1 else { return whole.or(either.only("\(type)")) }
      return whole.or(parts[own[0]].only("\(type)"))
    }
  }
}

extension Contract.Value {
  /// Whether any value is read.
  fileprivate var takesAnything: Bool {
    switch self {
    case .any, .decoded: true
    default: false
    }
  }

  /// Whether it reads certain JSON types as they are, and these alone are known to be its own.
  fileprivate var hasOwnTypes: Bool {
    switch self {
    case .any, .decoded, .own, .formatted, .duration: false
    case .date(let words): words == .iso8601
    default: true
    }
  }
}
