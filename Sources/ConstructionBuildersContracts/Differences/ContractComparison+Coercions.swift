import ConstructionBuilders

/// What a change of coercions means for documents.
extension ContractComparison {
  /// What it means for a field.
  mutating func severityOfCoercions(
    _ old: Contract.Field, _ new: Contract.Field
  ) -> Contract.Difference.Severity {
    let coercions = CoercionChange(old: old.coercion, new: new.coercion)
    let shared = new.paths.filter(old.paths.contains)
    let ways = shared.map { Array($0.components.dropFirst()) }.distinct()
    // A key that was read in any case may no longer be.
    var severity: Contract.Difference.Severity =
      old.coercion.subtracting(new.coercion).contains(.keysInAnyCase) ? .breaking : .harmless
    let told = new.variant == nil ? nil : variants(of: old.value, new.value)
    for steps in ways {
      severity = max(
        severity,
        told.map { before, now in
          severityOfCoercions(
            before, now, coercions, steps: steps + now.content.components, absence: old.absence)
        }
          ?? severityOfCoercions(
            old.value, new.value, coercions, steps: steps, absence: old.absence,
            hasAlias: shared.count > 1,
            defaults: old.variantsWithDefault.intersection(new.variantsWithDefault)))
    }
    if let path = new.variant, path == old.variant {
      let steps = Array(path.components.dropFirst())
      severity = max(
        severity,
        severityOfCoercions(.string, .string, coercions, steps: steps, absence: old.absence))
    }
    // A value that could not be used before may now be rejected.
    let mayReject = new.demands.contains { demand in
      switch demand {
      case .check, .transformed: true
      case .requiringAll, .allowingLosses, .fallback: false
      }
    }
    return mayReject && old.absence != .notBuilt ? max(severity, .unknown) : severity
  }

  /// What it means for a value at the end of some steps.
  mutating func severityOfCoercions(
    _ old: Contract.Value, _ new: Contract.Value, _ coercions: CoercionChange,
    steps: [FieldPath.Component] = [], absence: Absence = .notBuilt, hasAlias: Bool = false,
    defaults: Set<String> = []
  ) -> Contract.Difference.Severity {
    // Most fields are like others.
    let question = CoercionQuestion(
      old: old, new: new, coercions: coercions, steps: steps.map(\.near), absence: absence,
      hasAlias: hasAlias, defaults: defaults)
    if let known = answers[question] { return known }
    let answer =
      old.arms.count > 1 || new.arms.count > 1
      ? answerOfArms(to: question) : answer(to: question)
    answers[question] = answer
    return answer
  }

  /// What it means for the objects of variants, each of which can need something else.
  private mutating func severityOfCoercions(
    _ old: Contract.Variants, _ new: Contract.Variants, _ coercions: CoercionChange,
    steps: [FieldPath.Component], absence: Absence = .notBuilt
  ) -> Contract.Difference.Severity {
    var severity = Contract.Difference.Severity.harmless
    for variant in new.variants {
      for older in variant.values.compactMap({ old.variant(of: $0)?.value }) {
        guard let value = variant.value else { continue }
        severity = max(
          severity,
          severityOfCoercions(
            older, value, coercions, steps: steps, absence: absence))
      }
    }
    return severity
  }

  /// The variants of two objects; nil if one has none.
  private func variants(
    of old: Contract.Value, _ new: Contract.Value
  ) -> (Contract.Variants, Contract.Variants)? {
    guard case .object(let old) = old, case .object(let new) = new,
      let before = self.old.object(named: old)?.variants,
      let now = self.new.object(named: new)?.variants
    else { return nil }
    return (before, now)
  }

  /// The worst of what it means for the arms of a union.
  private mutating func answerOfArms(
    to question: CoercionQuestion
  ) -> Contract.Difference.Severity {
    ContractComparison.pairs(question.old.arms, question.new.arms)
      .map { (question.old.arms[$0], question.new.arms[$1]) }
      .reduce(.harmless) { worst, arms in
        max(
          worst,
          severityOfCoercions(
            arms.0, arms.1, question.coercions, steps: question.steps, absence: question.absence,
            hasAlias: question.hasAlias, defaults: question.defaults))
      }
  }

  private func answer(to question: CoercionQuestion) -> Contract.Difference.Severity {
    let steps = question.steps
    guard let before = ProbeReader(question.old, steps: steps, objects: old),
      let now = ProbeReader(question.new, steps: steps, objects: new)
    else { return .unknown }
    return now.severity(
      since: before, question.coercions,
      for: Probe.documents(question.old, question.new, steps: steps, question.coercions),
      absence: question.absence, hasAlias: question.hasAlias, defaults: question.defaults)
  }

  /// Compares how the members that choose variants are read.
  mutating func compareDiscriminators(
    _ old: Contract.Object, _ new: Contract.Object, at path: String
  ) {
    let coercions = CoercionChange(old: old.coercion, new: new.coercion)
    guard coercions.isChanged, let discriminator = new.variants?.discriminator,
      discriminator == old.variants?.discriminator
    else { return }
    let steps = Array(discriminator.components.dropFirst())
    var severity = severityOfCoercions(
      old.kinds, new.kinds, coercions, steps: steps)
    if let before = old.variants, let now = new.variants, !now.content.isEmpty {
      severity = max(
        severity,
        severityOfCoercions(
          before, now, coercions, steps: Array(now.content.components.dropFirst())))
    }
    addInherited(coercions, severity, at: path.place(of: discriminator))
  }

  /// Says if a value that could not be used is now used in place of that of an alias.
  mutating func compareUseOfAliases(
    _ old: Contract.Field, _ new: Contract.Field, at place: String
  ) {
    let shared = new.paths.filter(old.paths.contains)
    guard shared.count > 1, old.value != new.value,
      let before = ProbeReader(old.value, objects: self.old),
      let now = ProbeReader(new.value, objects: self.new)
    else { return }
    let coercions = CoercionChange(old: old.coercion, new: new.coercion).ofValues
    let probes = Probe.documents(old.value, new.value, coercions)
    if now.replacesAlias(since: before, coercions, for: probes) {
      add(
        .breaking, "may now be read from \(shared[0]) where it was read from \(shared[1])",
        at: place)
    }
  }
}

/// What is asked about a change of coercions. The steps are those after the first key.
struct CoercionQuestion: Hashable {
  let old: Contract.Value
  let new: Contract.Value
  let coercions: CoercionChange
  let steps: [FieldPath.Component]
  let absence: Absence
  let hasAlias: Bool
  let defaults: Set<String>
}

extension FieldPath.Component {
  /// A step of which the value is read like that of this one: under any key, or without many
  /// elements before it.
  fileprivate var near: FieldPath.Component {
    switch self {
    case .key: .key("a")
    case .index(let index): .index(min(index, 3))
    }
  }
}

extension CoercionChange {
  var isChanged: Bool { old != new }
}

extension Contract.Object {
  /// What the discriminator is read as.
  fileprivate var kinds: Contract.Value {
    guard let variants, !variants.keepsUnknown else { return .string }
    let names = variants.variants.flatMap(\.values).map(JSONValue.string)
    // Numbers are read as texts, and each spelling of one is known.
    if variants.isNumber { return .string.formatted(by: variants.format) }
    return .enumeration(type: "variant", raw: .string, cases: names, isClosed: true)
  }
}

extension Contract.Field {
  /// What became of objects in which the field was null.
  var absence: Absence {
    if variantsWithDefault.contains("null") { return .built }
    if isOptionalByDefault { return .unknown }
    return switch need {
    case .required: .notBuilt
    case .namedByEmpty: .unknown
    case .optional, .notNamedByEmpty, .requiredUnlessOther, .requiredInSome: .built
    }
  }
}
