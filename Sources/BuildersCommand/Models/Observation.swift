import ConstructionBuilders

/// What was seen at places that are read alike, taken together.
struct Observation: Sendable {
  let values: [SurveyedValue]
  let facts: Facts

  init(_ values: [SurveyedValue]) {
    self.values = values
    var facts = Facts()
    for value in values { facts.merge(value.facts) }
    self.facts = facts
  }

  /// The places that a step leads to; nil if there are none.
  subscript(step: Step) -> Observation? {
    let inner = values.compactMap { $0.inner(step) }
    return inner.isEmpty ? nil : Observation(inner)
  }

  /// The elements of the arrays, at whatever position; nil if there are none.
  var elements: Observation? {
    let inner = values.flatMap { value in
      value.inner.filter { $0.step == .elements || $0.position != nil }
    }
    return inner.isEmpty ? nil : Observation(inner)
  }

  /// The kinds that were seen, without null.
  var kinds: Set<JSONType> { Set(facts.kinds.map(\.kind)).subtracting([.null]) }

  /// Whether the objects have names, and only a few keys that are data.
  var isMostlyNamed: Bool {
    if values.contains(where: { $0.home.index != $0.index }) { return true }
    let data = self[.members]?.facts.values ?? 0
    return !keys.isEmpty && data < facts.members.total - data
  }

  /// The number of values that are not null.
  var count: Int { facts.values - facts.null.count }

  /// The steps to the variants of the objects, by the bytes of their texts.
  var variants: [Step] {
    Set(values.flatMap { $0.inner.compactMap(\.step).filter(\.isVariant) }).sorted()
  }

  /// The keys of the objects, by their bytes.
  var keys: [String] {
    var keys: Set<ExactText> = []
    for value in values { keys.formUnion(value.keys.map { ExactText($0) }) }
    return keys.sorted().map(\.text)
  }
}

extension Facts {
  /// The number of empty arrays, if there are no others.
  var emptyArrays: Int { elements.most == 0 ? array.count : 0 }
}

extension JSONValue {
  /// The text of a discriminator, or its digits.
  var textOfVariant: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.digits
    default: nil
    }
  }
}

extension SurveyedValue {
  func inner(_ step: Step) -> SurveyedValue? {
    survey.places[index].inner[step].map { SurveyedValue(survey: survey, index: $0) }
  }

  /// The place of an element: that of its position in a row.
  func element(_ index: Int) -> SurveyedValue? { inner(.position(index)) ?? inner(.elements) }

  /// Whether the objects are of several variants, which a member tells.
  var hasVariants: Bool {
    let inner = survey.places[index].inner
    return inner.untold != nil || !inner.variants.isEmpty
  }

  /// Whether a number tells the variants.
  var hasNumberedVariants: Bool {
    guard let discriminator else { return false }
    return inner.contains {
      $0.variant != nil && $0.inner(.key(discriminator))?.facts.number.count ?? 0 > 0
    }
  }

  /// What the objects of the variant are called: its text, the discriminator and its number, or
  /// that there is none.
  var variantLabel: String? {
    if step == .untold { return "without \(parent?.discriminator ?? "")" }
    guard let variant, let parent, parent.hasNumberedVariants else { return variant }
    return "\(parent.discriminator ?? "") \(variant)"
  }

  /// The place with the members of an object: that of its variant, if a member tells it.
  func place(of value: JSONValue) -> SurveyedValue {
    let home = home
    guard let discriminator = home.discriminator else { return home }
    guard let told = value[discriminator] else { return home.inner(.untold) ?? home }
    return told.textOfVariant.flatMap { home.inner(.variant($0)) } ?? home
  }

  /// The keys of the objects, in the order in which they were first seen.
  var keys: [String] { survey.places[index].inner.keyed.map(\.key) }
}
