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

  private var place: Place { survey.places[index] }

  /// The last step of the path; nil for the root.
  var step: Step? { place.step }

  /// The key of the member that tells the kind of an object; nil if objects are of one kind.
  var discriminator: String? { place.discriminator }

  /// The path from the root of the endpoint.
  var path: [Step] { survey.places.path(of: index) }

  /// What was seen here.
  var facts: Facts { place.facts }

  /// The place around it; nil for the root.
  var parent: SurveyedValue? { place.parent.map { SurveyedValue(survey: survey, index: $0) } }

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
    return parent?.facts.object.count
  }

  /// In how many objects the key was missing; nil if the place is not one of a key.
  var missing: Int? { parents.map { max(0, $0 - facts.present) } }

  /// How many members of the objects, or elements of the arrays, are at places that were left out,
  /// because there were too many places.
  var leftOut: Int {
    var left = facts.members.total.saturatingSum(facts.elements.total)
    for value in inner { left = max(0, left - value.facts.values) }
    return left
  }
}

extension Survey {
  /// The endpoints by the bytes of their names.
  var endpoints: [SurveyedEndpoint] {
    places.roots.sorted { $0.key < $1.key }.map {
      SurveyedEndpoint(name: $0.key.text, root: SurveyedValue(survey: self, index: $0.value))
    }
  }

  /// How many values are of endpoints that were left out, because there were too many places.
  var leftOut: Int {
    places.roots.values.reduce(values) { max(0, $0 - places[$1].facts.values) }
  }
}
