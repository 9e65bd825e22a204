/// What the mutations of a sample show about one type of builder, wherever it occurs in the sample.
struct SampleEvidence {
  private let owner: String
  private let effects: [MutationEffect]
  private let ignored: Set<String>

  /// The violations that only all mutations together show, for each type of builder.
  static func violations(
    in effects: [MutationEffect], ignoring fields: Set<String>
  ) -> [MutationViolation] {
    var owners: [any ConstructionBuilder.Type] = []
    for effect in effects where !owners.contains(where: { $0 == effect.owner.type }) {
      owners.append(effect.owner.type)
    }
    return owners.flatMap { owner in
      SampleEvidence(
        owner: "\(owner)", effects: effects.filter { $0.owner.type == owner }, ignored: fields
      ).violations
    }
  }

  private var violations: [MutationViolation] {
    let names = (effects.first?.owner.fields ?? []).map(\.name)
      .filter { !ignored.contains($0) && !ignored.contains("\(owner).\($0)") }
    let properties = names.filter { name in effects.contains { $0.owner.sources[name] != nil } }
    var violations = pairs(of: names).compactMap(crossedMembers)
    var isExplained: Set<String> = []
    for (first, second) in pairs(of: properties.filter(ignoresField)) {
      guard let violation = crossedProperties(first, second) else { continue }
      isExplained.formUnion([first, second])
      violations.append(violation)
    }
    return violations
      + properties.filter { !isExplained.contains($0) && isUnlikeField($0) }
      .compactMap { borrowed($0, among: properties) ?? lost($0) }
  }

  private func pairs(of names: [String]) -> [(String, String)] {
    names.indices.flatMap { index in names[(index + 1)...].map { (names[index], $0) } }
  }

  /// Two fields that read each other's members.
  private func crossedMembers(_ first: String, _ second: String) -> MutationViolation? {
    guard reads(first, second), reads(second, first), isInSample(first), isInSample(second),
      let shown = effects.first(where: { $0.member == .key(first) })
    else { return nil }
    return MutationViolation(
      shown.mutation,
      "field \(first) of \(owner) reads \(second), and field \(second) reads \(first)")
  }

  private func isInSample(_ name: String) -> Bool {
    effects.contains { $0.owner.members.contains(.key(name)) }
  }

  private func reads(_ field: String, _ member: String) -> Bool {
    effects[0].owner.fields.contains { $0.name == field && $0.member == .key(member) }
  }

  /// Two properties that ignore their own fields, and change with each other's.
  private func crossedProperties(_ first: String, _ second: String) -> MutationViolation? {
    guard let shown = changing(first, with: second), changing(second, with: first) != nil else {
      return nil
    }
    return MutationViolation(
      shown.mutation,
      "the model's \(first) changes with field \(second) of \(owner), and its \(second) "
        + "with field \(first)")
  }

  /// A property with the value of the field of another one.
  private func borrowed(_ name: String, among names: [String]) -> MutationViolation? {
    for other in names where other != name && isEqual(name, toField: other) {
      guard let shown = changing(name, with: other) else { continue }
      return MutationViolation(
        shown.mutation,
        "the model's \(name) is field \(other) of \(owner), and never field \(name)")
    }
    return nil
  }

  /// A property that never changes.
  private func lost(_ name: String) -> MutationViolation? {
    guard !effects.contains(where: { $0.properties?.contains(name) == true }),
      let shown = effects.first(where: { $0.properties != nil && $0.fields.contains(name) })
    else { return nil }
    return MutationViolation(
      shown.mutation,
      "the model's \(name) never changes, whatever field \(name) of \(owner) is")
  }

  /// Whether a property ignores its field, and differs from it in every place.
  private func isUnlikeField(_ name: String) -> Bool {
    ignoresField(name) && effects.contains { $0.owner.differing.contains(name) }
      && !isEqual(name, toField: name)
  }

  /// Whether a property stayed the same in all models that were built with other values of its
  /// field.
  private func ignoresField(_ name: String) -> Bool {
    let built = effects.compactMap { $0.fields == [name] ? $0.properties : nil }
    return !built.isEmpty && built.allSatisfy { !$0.contains(name) }
  }

  /// Whether a property equals a field in some place.
  private func isEqual(_ property: String, toField field: String) -> Bool {
    effects.contains { $0.owner.sources[property]?.contains(field) == true }
  }

  /// A mutation in which a property changes with one field.
  private func changing(_ property: String, with field: String) -> MutationEffect? {
    effects.first { $0.fields == [field] && $0.properties?.contains(property) == true }
  }
}

extension Sequence<JSONMutation> {
  /// What a builder does with the mutations against its declaration, as `check` lists it.
  package func violations<Value: Capturable>(
    of type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = .seconds(60)
  ) throws -> [MutationViolation] {
    var violations: [MutationViolation] = []
    var effects: [MutationEffect] = []
    var count = 0
    // Made once for each sample, and only read after that.
    let known = Locked<(sample: MutationSample, baseline: BuilderReading)?>(nil)
    for mutation in self {
      count += 1
      let check = Watchdog.run(within: limit) {
        let found = known.withLock { $0?.sample === mutation.source ? $0?.baseline : nil }
        let baseline =
          found.map { .success($0) } ?? BuilderReading.baseline(type, mutation.sample, coercion)
        return baseline.map { baseline in
          known.withLock { $0 = (mutation.source, baseline) }
          let check = BuilderCheck(mutation, type, of: baseline, coercion, ignoring: fields)
          return (check.complaints, check.effect)
        }
      }
      let (complaints, effect) = try check?.get() ?? ([mutation.unfinished(within: limit)], nil)
      violations += complaints.map { MutationViolation(mutation, $0) }
      if let effect { effects.append(effect) }
    }
    guard count > 0 else { throw MutationProblem.nothingToTry }
    return violations + SampleEvidence.violations(in: effects, ignoring: fields)
  }
}
