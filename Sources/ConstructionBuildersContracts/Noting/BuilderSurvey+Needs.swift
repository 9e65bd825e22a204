import ConstructionBuilders

/// Two builds decide whether a field is needed: of an empty object, and of each object of the
/// sample without that field.
extension BuilderSurvey {
  /// The most objects that are built without each field.
  private static let mostBuiltObjects = 200

  /// The objects of the sample that can be built.
  private var builtObjects: [JSONValue] {
    objects.prefix(Self.mostBuiltObjects).filter { type.problems(of: $0, coercion) == nil }
  }

  /// The needs of all fields, in their order.
  func needs() -> [Contract.Need] {
    let objects = builtObjects
    let skeleton = skeleton
    let problems = type.problems(of: skeleton, coercion) ?? []
    let filled = filled(objects)
    return fields.map { field in
      let isNamed = isNamed(field, in: skeleton, problems)
      let tried = objects.compactMap { isBuilt($0, without: field) }
      let failures = tried.count { !$0 }
      let need = need(isNamed, failures: failures, of: tried.count)
      let isReplaced = need == .required && filled.contains { isBuilt($0, without: field) == true }
      return isReplaced ? .requiredUnlessOther : need
    }
  }

  /// A few objects of the sample in which the fields that they lack have values.
  ///
  /// They show that a field is not needed where another one is there.
  private func filled(_ objects: [JSONValue]) -> [JSONValue] {
    objects.prefix(3).map { object in
      var filled = object
      for field in fields where object.without(field.read.paths) == object {
        let value = Probe.values.first { field.read.takes($0, field.read.coercion) }
        guard let value else { continue }
        filled = filled.with(containersTo: field.read.paths[0].components[...])
        filled[at: field.read.paths[0]] = value
      }
      return filled
    }
  }

  private func need(_ isNamed: Bool, failures: Int, of count: Int) -> Contract.Need {
    guard count > 0 else { return isNamed ? .namedByEmpty : .notNamedByEmpty }
    if isNamed {
      if failures == count { return .required }
      if failures == 0 { return .requiredUnlessOther }
    } else if failures == 0 {
      return .optional
    }
    return .requiredInSome(failures, of: count)
  }

  /// Whether an empty object cannot be built, and the failure names the field.
  private func isNamed(
    _ field: SurveyedField, in skeleton: JSONValue, _ problems: [Finding]
  ) -> Bool {
    var problems = problems
    // The value itself may be there, on the way to that of another field.
    if let without = skeleton.without(field.read.paths), without != skeleton {
      problems = type.problems(of: without, coercion) ?? []
    }
    return problems.contains { problem in
      field.read.paths.contains(problem.path) || problem.path == field.read.variant
    }
  }

  /// Whether an object can be built without a field; nil if the field cannot be taken away.
  private func isBuilt(_ object: JSONValue, without field: SurveyedField) -> Bool? {
    object.without(field.read.paths).map { type.problems(of: $0, coercion) == nil }
  }
}
