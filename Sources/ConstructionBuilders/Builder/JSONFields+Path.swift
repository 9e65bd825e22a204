extension JSONFields {
  /// The field at the end of a path of keys and indices.
  ///
  /// An index counts elements from 0, as the sender wrote them. If a step is missing or null, or of
  /// the wrong kind for the next step, the finding says so, such as
  /// `coords: expected array, found object {}` or `coords[0]: required Double is missing`.
  ///
  /// ```swift
  /// _results = fields["data", "results"]
  /// _longitude = fields["coords", 0]
  /// _name = fields["data", "results", 0, "name"]
  /// ```
  ///
  /// A step that is only known at run time is ``FieldPath/Component/key(_:)`` or
  /// ``FieldPath/Component/index(_:)``: `fields["corners", .index(number), "x"]`.
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: FieldPath.Component, _ others: FieldPath.Component...,
    coercion coercion: Coercion? = nil
  ) -> Field<Value> {
    let steps = [.key(first.text), second] + others
    let field = descend(steps) { node in
      node.with(coercion ?? node.coercion).captured(as: Value.self)
    }
    return context.isNoted ? noted(field, at: steps, coercion) : field
  }

  /// The field at the end of a path of keys and indices, in a format of its own.
  ///
  /// ```swift
  /// _modified = fields["meta", "modified", as: .secondsSince1970]
  /// ```
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: FieldPath.Component, _ others: FieldPath.Component...,
    as format: FieldFormat<Value>
  ) -> Field<Value> {
    let steps = [.key(first.text), second] + others
    let field = descend(steps, capture: format.captured)
    return context.isNoted ? noted(field, at: steps, format: format) : field
  }

  func descend<Value: Capturable>(
    _ steps: [FieldPath.Component], capture: @escaping (JSONNode) -> Captured<Value>
  ) -> Field<Value> {
    var walk = PathWalk<Value>(steps: steps, capture: capture)
    walk.take(in: self)
    return walk.field
  }
}
