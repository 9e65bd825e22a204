import ConstructionBuilders

/// Collects what all mutations of a sample show about the builders in it.
struct SampleEvidence {
  /// The fields to ignore, with or without the names of their builders.
  let ignored: Set<String>

  private var owners: [OwnerEvidence] = []

  init(ignored: Set<String>) { self.ignored = ignored }

  mutating func add(_ effect: MutationEffect, _ facts: OwnerFacts) {
    if let index = owners.firstIndex(where: { $0.owner == facts.owner }) {
      owners[index].add(effect, facts)
    } else {
      var owner = OwnerEvidence(facts)
      owner.add(effect, facts)
      owners.append(owner)
    }
  }

  var violations: [MutationViolation] { owners.flatMap { $0.violations(ignoring: ignored) } }
}

/// What the mutations show about one type of builder, wherever it occurs in the sample.
private struct OwnerEvidence {
  private var facts: OwnerFacts
  private var effects: [MutationEffect] = []

  init(_ facts: OwnerFacts) { self.facts = facts }

  var owner: String { facts.owner }

  mutating func add(_ effect: MutationEffect, _ other: OwnerFacts) {
    effects.append(effect)
    facts.members.formUnion(other.members)
    facts.differing.formUnion(other.differing)
    facts.sources.merge(other.sources) { $0.union($1) }
    facts.properties.formUnion(other.properties)
  }

  func violations(ignoring ignored: Set<String>) -> [MutationViolation] {
    let names = facts.fields.map(\.name)
      .filter { !ignored.contains($0) && !ignored.contains("\(owner).\($0)") }
    let readCrosswise = pairs(of: names).compactMap(crossedMembers)
    let properties = names.filter(facts.properties.contains)
    var isExplained: Set<String> = []
    var violations = readCrosswise
    for (first, second) in pairs(of: properties) {
      guard let violation = crossedProperties(first, second) else { continue }
      isExplained.formUnion([first, second])
      violations.append(violation)
    }
    return violations
      + properties.filter { !isExplained.contains($0) }
      .compactMap { borrowed($0, among: properties) ?? lost($0) }
  }

  private func pairs(of names: [String]) -> [(String, String)] {
    names.indices.flatMap { index in names[(index + 1)...].map { (names[index], $0) } }
  }

  /// Two fields that read each other's members.
  private func crossedMembers(_ first: String, _ second: String) -> MutationViolation? {
    let members = [first, second].map { FieldPath([.key($0)]) }
    guard facts.members.isSuperset(of: members), reads(first, members[1]),
      reads(second, members[0]), let shown = effects.first(where: { $0.member == members[0] })
    else { return nil }
    return MutationViolation(
      mutation: shown.mutation,
      complaint: "field \(first) of \(owner) reads \(second), and field \(second) reads \(first)")
  }

  private func reads(_ field: String, _ member: FieldPath) -> Bool {
    facts.fields.contains { $0.name == field && $0.member == member }
  }

  /// Two properties that change with each other's fields, and not with their own.
  private func crossedProperties(_ first: String, _ second: String) -> MutationViolation? {
    guard ignoresField(first), ignoresField(second), let shown = changing(first, with: second),
      changing(second, with: first) != nil
    else { return nil }
    return MutationViolation(
      mutation: shown.mutation,
      complaint: "the model's \(first) changes with field \(second) of \(owner), and its \(second) "
        + "with field \(first)")
  }

  /// A property with the value of the field of another one.
  private func borrowed(_ name: String, among names: [String]) -> MutationViolation? {
    guard ignoresField(name), differsFromField(name) else { return nil }
    for other in names where other != name && facts.sources[name]?.contains(other) == true {
      guard let shown = changing(name, with: other) else { continue }
      return MutationViolation(
        mutation: shown.mutation,
        complaint: "the model's \(name) is field \(other) of \(owner), and never field \(name)")
    }
    return nil
  }

  /// A property that differs from its field, and never changes.
  private func lost(_ name: String) -> MutationViolation? {
    guard ignoresField(name), differsFromField(name),
      !effects.contains(where: { $0.properties?.contains(name) == true }),
      let shown = effects.first(where: { $0.isBuilt(with: name) })
    else { return nil }
    return MutationViolation(
      mutation: shown.mutation,
      complaint: "the model's \(name) never changes, whatever field \(name) of \(owner) is")
  }

  /// Whether a property stayed the same in all models that were built with other values of its
  /// field.
  private func ignoresField(_ name: String) -> Bool {
    let built = effects.filter { $0.isBuilt(with: name) && $0.fields.count == 1 }
    return !built.isEmpty && built.allSatisfy { $0.properties?.contains(name) == false }
  }

  /// Whether the property differs from its field in every place.
  private func differsFromField(_ name: String) -> Bool {
    facts.differing.contains(name) && facts.sources[name]?.contains(name) != true
  }

  /// A mutation in which a property changes with one field.
  private func changing(_ property: String, with field: String) -> MutationEffect? {
    effects.first { $0.fields == [field] && $0.properties?.contains(property) == true }
  }
}

extension MutationEffect {
  /// Whether a model was built with another value of a field.
  fileprivate func isBuilt(with field: String) -> Bool {
    properties != nil && fields.contains(field)
  }
}
