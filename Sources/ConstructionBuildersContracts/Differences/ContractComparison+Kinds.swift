import ConstructionBuilders

extension ContractComparison {
  mutating func compareKinds(
    _ old: Contract.Kinds?, _ new: Contract.Kinds?, at path: String
  ) {
    guard let old, let new else {
      if old != nil || new != nil {
        add(.breaking, new == nil ? "no longer has kinds" : "now has kinds", at: path)
      }
      return
    }
    if old.discriminator != new.discriminator || old.content != new.content {
      add(.breaking, "kind is \(new.choice), was \(old.choice)", at: path)
    }
    if old.keepsUnknown != new.keepsUnknown {
      add(
        new.keepsUnknown ? .harmless : .breaking,
        new.keepsUnknown ? "now takes unknown kinds" : "no longer takes unknown kinds", at: path)
    }
    for kind in old.kinds {
      for value in kind.values where new.kind(of: value) == nil {
        add(
          new.keepsUnknown ? .warning : .breaking, "no longer has the kind \(quoted(value))",
          at: path)
      }
    }
    for kind in new.kinds {
      // If a value is listed twice, the first kind counts.
      for value in kind.values where new.kind(of: value) == kind {
        guard let older = old.kind(of: value) else {
          let severity = old.keepsUnknown ? severity(ofNew: kind, in: new) : .harmless
          add(severity, "has the new kind \(quoted(value))", at: path)
          continue
        }
        compare(older.object, kind.object, of: value, at: path.place(of: new.content))
      }
    }
  }

  /// What a new kind means for documents that were built as an unknown one.
  private func severity(
    ofNew kind: Contract.Kinds.Kind, in kinds: Contract.Kinds
  ) -> Contract.Difference.Severity {
    guard let object = kind.object.flatMap(new.object) else { return .harmless }
    let isAnyNeeded =
      !kinds.content.isEmpty || object.kinds?.discriminator != nil || !object.rules.isEmpty
      || !object.fields.allSatisfy(\.need.isOptional)
    return isAnyNeeded ? .breaking : object.gaps.isEmpty ? .warning : .unknown
  }

  private mutating func compare(
    _ old: String?, _ new: String?, of kind: String, at path: String
  ) {
    let place = "\(path)(\(quoted(kind)))"
    switch (old, new) {
    case (nil, nil): return
    case (_?, nil): add(.harmless, "fields of the kind are no longer read", at: place)
    case (nil, let new?): add(.breaking, "is now read as \(new)", at: place)
    case (let old?, let new?): compareObjects(old, new, at: place)
    }
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

extension Contract.Kinds {
  /// The kind with a value of the discriminator.
  package func kind(of value: String) -> Kind? { kinds.first { $0.values.contains(value) } }

  /// Who chooses the kind, and where its fields are.
  fileprivate var choice: String { "chosen by \(chooser)\(place)" }
}
