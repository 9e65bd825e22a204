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
    if old.discriminator != new.discriminator || old.content != new.content {
      add(.breaking, "the variant is \(new.choice), was \(old.choice)", at: path)
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
        compare(older.object, variant.object, of: value, at: path.place(of: new.content))
      }
    }
  }

  /// What a new variant means for documents that were built as an unknown one.
  private func severity(
    ofNew variant: Contract.Variants.Variant, in variants: Contract.Variants
  ) -> Contract.Difference.Severity {
    guard let object = variant.object.flatMap(new.object) else { return .harmless }
    let isAnyNeeded =
      !variants.content.isEmpty || object.variants?.discriminator != nil || !object.rules.isEmpty
      || !object.fields.allSatisfy(\.need.isOptional)
    return isAnyNeeded ? .breaking : object.gaps.isEmpty ? .warning : .unknown
  }

  private mutating func compare(
    _ old: String?, _ new: String?, of variant: String, at path: String
  ) {
    let place = "\(path)(\(quoted(variant)))"
    switch (old, new) {
    case (nil, nil): return
    case (_?, nil): add(.harmless, "fields of the variant are no longer read", at: place)
    case (nil, let new?): add(.breaking, "is now read as \(new)", at: place)
    case (let old?, let new?): compareObjects(old, new, at: place)
    }
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

extension Contract.Variants {
  /// The variant with a value of the discriminator.
  package func variant(of value: String) -> Variant? {
    variants.first { $0.values.contains(value) }
  }

  /// Who chooses the variant, and where its fields are.
  fileprivate var choice: String { "chosen by \(chooser)\(place)" }
}
