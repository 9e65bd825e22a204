import ConstructionBuilders

/// An endpoint of a survey. The name is empty for plain documents.
struct SurveyedEndpoint: Sendable {
  let name: String
  let root: SurveyedValue
}

/// A place of a survey, with what is around it: the view for reports and for generated code.
struct SurveyedValue: Sendable {
  let survey: Survey
  let index: Int

  /// The last step of the path; nil for the root.
  var step: Step? { survey.places[index].step }

  /// The key of the member that tells the variant of an object; nil if there are no variants.
  var discriminator: String? { survey.places[index].discriminator }

  /// The path from the root of the endpoint.
  var path: [Step] { survey.places.path(of: index) }

  /// The place that has the members of the objects: itself, unless the objects are of the type of
  /// a place around.
  var home: SurveyedValue {
    survey.places[index].home.map { SurveyedValue(survey: survey, index: $0) } ?? self
  }

  /// The places whose objects have their members here, without the place itself.
  var guests: [SurveyedValue] {
    survey.places[index].guests.map { SurveyedValue(survey: survey, index: $0) }
  }

  /// The number of objects that have their members here.
  var objects: Int {
    survey.places[index].guests.reduce(facts.object.count) {
      $0.saturatingSum(survey.places[$1].facts.object.count)
    }
  }

  /// What was seen here.
  var facts: Facts { survey.places[index].facts }

  /// The place around it; nil for the root.
  var parent: SurveyedValue? {
    survey.places[index].parent.map { SurveyedValue(survey: survey, index: $0) }
  }

  /// The places inside: `[]`, then `{}`, then keys by their bytes.
  var inner: [SurveyedValue] {
    survey.places[index].inner.all.map { SurveyedValue(survey: survey, index: $0) }
      .sorted { $0.orderedStep < $1.orderedStep }
  }

  private var orderedStep: Step { step ?? .elements }

  /// The place itself and all places inside, from outside to inside.
  var everything: [SurveyedValue] {
    var all: [SurveyedValue] = []
    var pending = [self]
    while let value = pending.popLast() {
      all.append(value)
      pending += value.inner.reversed()
    }
    return all
  }

  /// In how many objects the key could have been; nil if the place is not one of a key.
  var parents: Int? {
    guard case .key = step else { return nil }
    return parent?.objects
  }

  /// In how many objects the key was missing; nil if the place is not one of a key.
  var missing: Int? { parents.map { max(0, $0 - facts.present) } }

  /// How many members of the objects, or elements of the arrays, are at places that were left out,
  /// because there were too many places.
  var leftOut: Int {
    // What is inside of a guest, its home has.
    if survey.places[index].home != nil { return 0 }
    var left = facts.members.total.saturatingSum(facts.elements.total)
    for guest in guests { left = left.saturatingSum(guest.facts.members.total) }
    let inner = survey.places[index].inner
    // Members of variants are inside of the variants.
    if !inner.variants.isEmpty { return 0 }
    for (step, index) in inner.steps where step != .content {
      left = max(0, left - survey.places[index].facts.values)
    }
    return left
  }

  /// Whether objects around have members that were left out, so that nobody knows in how many of
  /// them the key is.
  var isPartlyKnown: Bool {
    guard case .key = step, let parent else { return false }
    return facts.present < parent.objects && parent.leftOut > 0
  }
}

extension SurveyedEndpoint {
  /// What is missing, in words; nil if nothing is.
  var gap: String? {
    let left = root.everything.reduce(0) { $0.saturatingSum($1.leftOut) }
    return left == 0
      ? nil
      : "incomplete: \(left.counted("value")) at paths left out, because there are too many"
  }
}

extension Survey {
  /// The endpoints, the commonest first, and those that are equally common by the bytes of their
  /// names.
  var endpointsByCount: [SurveyedEndpoint] {
    let all = endpoints.map { (endpoint: $0, count: $0.root.facts.values) }
    return all.sorted { $0.count > $1.count }.map(\.endpoint)
  }

  /// The endpoints by the bytes of their names.
  var endpoints: [SurveyedEndpoint] {
    places.roots.sorted { $0.key < $1.key }.map {
      SurveyedEndpoint(name: $0.key.text, root: SurveyedValue(survey: self, index: $0.value))
    }
  }
}
