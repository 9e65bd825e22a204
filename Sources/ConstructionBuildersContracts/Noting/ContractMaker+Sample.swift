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
    guard !expected.nullWords.contains(value) else { return }
    let (plain, shapes) = expected.withoutFormats
    let coercionOfShape = coercion.union(shapes)
    switch plain {
    case .object(let name):
      guard let survey = survey(named: name), let object = value.object(coercionOfShape) else {
        return
      }
      take(object, by: survey, variant: variant)
    case .row(let name):
      guard let survey = survey(named: name), let row = value.row(coercionOfShape) else { return }
      take(row, by: survey, variant: nil)
    case .union:
      guard let arm = arm(of: expected, for: value, coercion) else { return }
      take(value, as: arm, coercion, variant: variant)
    case .array(let element), .set(let element):
      for value in value.elements(coercionOfShape) { take(value, as: element, coercion) }
    case .dictionary(_, let member):
      for value in value.members(coercionOfShape) { take(value, as: member, coercion) }
    case .formatted(.pairs(let key, let name, _), let object):
      let members = value.object(ofPairs: key, name, coercionOfShape)
      if let members { take(members, as: object, coercion, variant: variant) }
    case .formatted(.oneOf, _) where expected.unionArms.count > 1:
      guard let arm = arm(of: expected, for: value, coercion) else { return }
      take(value, as: arm, coercion, variant: variant)
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
    let coercion = coercion.union(variants.isNumber ? .stringsFromNumbers : [])
    let own = variants.discriminator.flatMap { path in
      object.value(at: path, coercion) == nil ? variants.missing : object.text(at: path, coercion)
    }
    guard let variant = variant ?? own, let value = variants.variant(of: variant)?.value else {
      return
    }
    let content =
      variants.content.isEmpty ? object : object.value(at: variants.content, coercion)
    if let content { take(content, as: value, coercion) }
  }

  /// The arm of a union that a value of the sample is for: the only one that reads its JSON type,
  /// or the first one that builds it.
  private func arm(
    of union: Contract.Value, for value: JSONValue, _ coercion: Coercion
  ) -> Contract.Value? {
    let all = union.unionArms
    let own = all.filter { $0.holds(value.kind, .strict) }
    let arms = own.isEmpty ? all.filter { $0.holds(value.kind, coercion) } : own
    guard arms.count > 1 else { return arms.first }
    return arms.first { arm in
      let object = value.object(coercion.union(arm.withoutFormats.shapes)) ?? value
      return arm.objectNames.allSatisfy { name in
        guard let survey = survey(named: name), survey.variants == nil else { return true }
        return survey.type.problems(of: object, coercion) == nil
      }
    }
  }

  private func survey(named name: String) -> BuilderSurvey? { surveys.first { $0.name == name } }
}

extension Contract.Value {
  /// Whether a value of a JSON kind can be read as anything but null.
  fileprivate func holds(_ kind: JSONType, _ coercion: Coercion) -> Bool {
    let (value, shapes) = withoutFormats
    return value.takes(kind, coercion.union(shapes))
  }
}

extension JSONValue {
  /// The value as a row; nil if it cannot be read as one.
  fileprivate func row(_ coercion: Coercion) -> JSONValue? {
    if kind == .array { return self }
    guard coercion.contains(.embeddedJSON), kind == .string else { return nil }
    return read([JSONValue].self, coercion: .embeddedJSON).map(JSONValue.array)
  }

  /// The value at a path, read as a text; nil if there is none.
  fileprivate func text(at path: FieldPath, _ coercion: Coercion) -> String? {
    value(at: path, coercion)?.read(String.self, coercion: coercion)
  }
}
