import ConstructionBuilders

/// Gives each object of a sample to its builder.
extension ContractMaker {
  /// Gives the objects of a value to their builders.
  ///
  /// - Parameter variant: The variant of the object, if its own discriminator does not count.
  func take(
    _ value: JSONValue, as expected: Contract.Value, _ coercion: Coercion, variant: String? = nil
  ) {
    guard level < Self.mostSampleLevels else { return }
    level += 1
    defer { level -= 1 }
    switch expected {
    case .object(let name):
      guard let survey = survey(named: name), let object = value.object(coercion) else { return }
      take(object, by: survey, variant: variant)
    case .nullable(let inner):
      if value != .null { take(value, as: inner, coercion, variant: variant) }
    case .array(let element), .set(let element):
      for value in value.elements(coercion) { take(value, as: element, coercion) }
    case .dictionary(_, let member):
      for value in value.members(coercion) { take(value, as: member, coercion) }
    default:
      break
    }
  }

  private func take(_ object: JSONValue, by survey: BuilderSurvey, variant: String?) {
    // A variant can be of its builder's own type, and reads the same object.
    guard level < Self.mostSampleLevels else { return }
    level += 1
    defer { level -= 1 }
    if let variants = survey.variants {
      return take(object, as: variants, variant, survey.coercion)
    }
    guard let fields = survey.take(object) else { return }
    for field in fields {
      let expected = value(of: field.read, in: survey)
      surveyWaiting()
      let variant = field.read.variant.flatMap { object.text(at: $0, field.read.coercion) }
      for path in field.read.paths {
        guard let value = object.value(at: path, field.read.coercion) else { continue }
        take(value, as: expected, field.read.coercion, variant: variant)
      }
    }
  }

  /// Gives an object to the builder of its variant.
  private func take(
    _ object: JSONValue, as variants: Contract.Variants, _ variant: String?, _ coercion: Coercion
  ) {
    let own = variants.discriminator.flatMap { object.text(at: $0, coercion) }
    guard let variant = variant ?? own,
      let survey = variants.variant(of: variant)?.object.flatMap(survey(named:))
    else { return }
    guard !variants.content.isEmpty else { return take(object, by: survey, variant: nil) }
    let content = object.value(at: variants.content, coercion)
    guard let content = content?.object(coercion) else { return }
    take(content, by: survey, variant: nil)
  }

  private func survey(named name: String) -> BuilderSurvey? { surveys.first { $0.name == name } }
}

extension JSONValue {
  /// The value at a path, read as a text; nil if there is none.
  fileprivate func text(at path: FieldPath, _ coercion: Coercion) -> String? {
    value(at: path, coercion)?.read(String.self, coercion: coercion)
  }
}
