import ConstructionBuilders

/// Gives each object of a sample to its builder.
extension ContractMaker {
  /// Gives the objects of a value to their builders.
  ///
  /// - Parameter kind: The kind of the object, if its own discriminator does not count.
  func take(
    _ value: JSONValue, as expected: Contract.Value, _ coercion: Coercion, kind: String? = nil
  ) {
    guard level < Self.mostSampleLevels else { return }
    level += 1
    defer { level -= 1 }
    switch expected {
    case .object(let name):
      guard let survey = surveys.first(where: { $0.name == name }),
        let object = value.object(coercion)
      else { return }
      take(object, by: survey, kind: kind)
    case .nullable(let inner):
      if value != .null { take(value, as: inner, coercion, kind: kind) }
    case .array(let element), .set(let element):
      for value in value.elements(coercion) { take(value, as: element, coercion) }
    case .dictionary(_, let member):
      for value in value.members(coercion) { take(value, as: member, coercion) }
    default:
      break
    }
  }

  private func take(_ object: JSONValue, by survey: BuilderSurvey, kind: String?) {
    // A kind can be of its builder's own type, and reads the same object.
    guard level < Self.mostSampleLevels else { return }
    level += 1
    defer { level -= 1 }
    if let kinds = survey.kinds { return take(object, as: kinds, kind, survey.coercion) }
    guard let fields = survey.take(object) else { return }
    for field in fields {
      let expected = value(of: field.read, in: survey)
      surveyWaiting()
      let kind = field.read.kind.flatMap { object.text(at: $0, field.read.coercion) }
      for path in field.read.paths {
        guard let value = object.value(at: path, survey.coercion) else { continue }
        take(value, as: expected, field.read.coercion, kind: kind)
      }
    }
  }

  /// Gives an object to the builder of its kind.
  private func take(
    _ object: JSONValue, as kinds: SurveyedKinds, _ kind: String?, _ coercion: Coercion
  ) {
    let own = kinds.discriminator.flatMap { object.text(at: $0, coercion) }
    guard let kind = kind ?? own,
      let survey = kinds.kinds.first(where: { $0.values.contains(kind) })?.survey
    else { return }
    guard !kinds.content.isEmpty else { return take(object, by: survey, kind: nil) }
    let content = object.value(at: kinds.content, coercion)
    guard let content = content?.object(coercion) else { return }
    take(content, by: survey, kind: nil)
  }
}

extension JSONValue {
  /// The value at a path, read as a text; nil if there is none.
  fileprivate func text(at path: FieldPath, _ coercion: Coercion) -> String? {
    value(at: path, coercion).flatMap { value in
      JSONNode.withRoot(value, coercion) { String.capture($0).value }
    }
  }
}
