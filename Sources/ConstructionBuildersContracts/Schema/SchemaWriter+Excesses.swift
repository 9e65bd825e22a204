import ConstructionBuilders

/// What a schema cannot say of objects and fields.
extension SchemaWriter {
  /// What is left open about a whole object.
  func excesses(of object: Contract.Object) -> [String] {
    object.gaps.compactMap(\.excess) + object.rules.map { "objects that fail with: \($0)" }
      + openNeeds(of: object) + openKeys(of: object)
  }

  /// What is left open where keys are read in any case.
  private func openKeys(of object: Contract.Object) -> [String] {
    let fields = object.fields.filter {
      contract.coercion(of: $0, in: view).contains(.keysInAnyCase)
    }
    let hasVariants =
      object.variants?.discriminator != nil
      && contract.coercion(of: object, in: view).contains(.keysInAnyCase)
    let isOfVariant = hasVariants || fields.contains { $0.variant != nil }
    let isOpen = hasVariants || fields.contains { $0.need == .required }
    return (isOpen ? ["objects without a required key, because it is read in any case"] : [])
      + (isOfVariant ? ["any members, if the key of the variant is in another case"] : [])
  }

  /// What is left open about a field.
  func excesses(of field: Contract.Field) -> [String] {
    let demands = view == .needed && field.need != .required ? [] : field.demands
    return openDefaults(of: field) + openAliases(of: field)
      + demands.compactMap { demand in
        switch demand {
        case .check(let words): "values that are not \(words)"
        case .transformed: "values that a closure rejects"
        case .allowingLosses(let words) where view == .needed: "arrays with more losses: \(words)"
        case .allowingLosses, .requiringAll, .fallback: nil
        }
      }
  }

  /// An array or object is used even if it cannot be built. Then no other key is tried.
  private func openAliases(of field: Contract.Field) -> [String] {
    guard view == .needed, field.need == .required, field.paths.count > 1,
      field.value.withoutNull.isContainer
    else { return [] }
    return ["values of another key, if an earlier one has an array or object that does not build"]
  }

  /// Fields that some objects need and others do not, as far as is known.
  private func openNeeds(of object: Contract.Object) -> [String] {
    object.fields.compactMap(\.need.openWords).distinct().map { words in
      let fields = object.fields.filter { $0.need.openWords == words }
      let names = fields.map(\.name).distinct().joined(separator: " or ")
      let value = view == .needed ? "a usable value of " : ""
      return "objects without \(value)\(names) (\(words))"
    }
  }
}

extension Contract.Need {
  /// What a schema leaves open; nil if it says all.
  fileprivate var openWords: String? {
    switch self {
    case .required, .optional: nil
    case .requiredUnlessOther, .requiredInSome: "required in some objects"
    case .namedByEmpty, .notNamedByEmpty: words
    }
  }
}

extension Contract.Gap {
  fileprivate var excess: String? {
    switch self {
    case .looksAtKeys: "any object, because the builder inspects the keys and may decide by them"
    case .notHeld(let path):
      "any object, because the builder reads \(path) without a field and may decide by it"
    case .readInSome(let field):
      "any object, because the builder reads \(field) only from some, or in different ways"
    case .notCaptured(let field): "objects without a value for \(field)"
    // The value itself says so.
    case .unlistedCases: nil
    case .tooDeep: "any objects nested deeper than the contract describes"
    }
  }
}
