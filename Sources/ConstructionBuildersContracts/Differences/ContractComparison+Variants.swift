import ConstructionBuilders

extension ContractComparison {
  mutating func compareVariants(
    _ old: Contract.Variants?, _ new: Contract.Variants?, at path: String
  ) {
    guard let old, let new else {
      if old != nil || new != nil {
        add(.breaking, new == nil ? "no longer has variants" : "now has variants", at: path)
      }
      return
    }
    if old.discriminator != new.discriminator || old.content != new.content
      || old.format != new.format
    {
      add(.breaking, "the variant is \(new.choice), was \(old.choice)", at: path)
    }
    if old.missing != new.missing {
      let words = new.missing.map { "is then \(quoted($0))" } ?? "has to be there"
      add(
        old.missing == nil ? .harmless : .breaking, "without its discriminator, the variant \(words)",
        at: path)
    }
    if old.keepsUnknown != new.keepsUnknown {
      add(
        new.keepsUnknown ? .harmless : .breaking,
        new.keepsUnknown ? "now takes unknown variants" : "no longer takes unknown variants",
        at: path)
    }
    for variant in old.variants {
      for value in variant.values where new.variant(of: value) == nil {
        add(
          new.keepsUnknown ? .warning : .breaking, "no longer has the variant \(quoted(value))",
          at: path)
      }
    }
    for variant in new.variants {
      // If a value is listed twice, the first variant counts.
      for value in variant.values where new.variant(of: value) == variant {
        guard let older = old.variant(of: value) else {
          let severity = old.keepsUnknown ? severity(ofNew: variant, in: new) : .harmless
          add(severity, "has the new variant \(quoted(value))", at: path)
          continue
        }
        compare(older.value, variant.value, of: value, at: path.place(of: new.content))
      }
    }
  }

  /// What a new variant means for documents that were built as an unknown one.
  private func severity(
    ofNew variant: Contract.Variants.Variant, in variants: Contract.Variants
  ) -> Contract.Difference.Severity {
    guard let value = variant.value else { return .harmless }
    guard case .object(let name) = value, let object = new.object(named: name) else {
      return .breaking
    }
    let isAnyNeeded =
      !variants.content.isEmpty || object.variants?.discriminator != nil || !object.rules.isEmpty
      || !object.fields.allSatisfy(\.need.isOptional)
    return isAnyNeeded ? .breaking : object.gaps.isEmpty ? .warning : .unknown
  }

  private mutating func compare(
    _ old: Contract.Value?, _ new: Contract.Value?, of variant: String, at path: String
  ) {
    let place = "\(path)(\(quoted(variant)))"
    switch (old, new) {
    case (nil, nil): return
    case (_?, nil): add(.harmless, "fields of the variant are no longer read", at: place)
    case (nil, let new?): add(.breaking, "is now read as \(new.words)", at: place)
    case (let old?, let new?): compareValues(old, new, at: place)
    }
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

extension Contract.Variants {
  /// The variant with a value of the discriminator.
  package func variant(of value: String) -> Variant? { index(of: value).map { variants[$0] } }

  /// The position of the variant with a value of the discriminator.
  func index(of value: String) -> Int? {
    let value = canonical(value)
    return variants.firstIndex { $0.values.contains { canonical($0) == value } }
  }

  /// Whether variants are compared as numbers.
  package var isNumber: Bool { format?.isNumber == true }

  private func canonical(_ value: String) -> String {
    isNumber ? VariantNumber.canonical(value) : value
  }

  /// Who chooses the variant, and where its fields are.
  fileprivate var choice: String { "chosen by \(chooser)\(place)" }
}
