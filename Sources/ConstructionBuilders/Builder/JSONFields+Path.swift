extension JSONFields {
  /// The field at the end of a path of keys.
  ///
  /// A step that is missing, null or no object is the finding: `data: required object is null`.
  ///
  /// ```swift
  /// _results = fields["data", "results"]
  /// ```
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: JSONKey..., coercion coercion: Coercion? = nil
  ) -> Field<Value> {
    descend([.key(first), .key(second)] + others.map(PathStep.key)) { node in
      Value.capture(node.with(coercion ?? node.coercion))
    }
  }

  /// The field at the end of a path of keys, written in a format of its own.
  ///
  /// ```swift
  /// _modified = fields["meta", "modified", as: .secondsSince1970]
  /// ```
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: JSONKey..., as format: FieldFormat<Value>
  ) -> Field<Value> {
    descend([.key(first), .key(second)] + others.map(PathStep.key), capture: format.capture)
  }

  /// The field at the end of a path of keys and indices.
  ///
  /// An index counts elements from 0, as the sender wrote them. A step that is missing, null or not
  /// what the next one leads into is the finding: `coords: expected array, found object {}`,
  /// `coords[0]: required Double is missing`.
  ///
  /// ```swift
  /// _longitude = fields["coords", 0]
  /// _name = fields["data", "results", 0, "name"]
  /// ```
  @_disfavoredOverload
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: PathStep, _ others: PathStep...,
    coercion coercion: Coercion? = nil
  ) -> Field<Value> {
    descend([.key(first), second] + others) { node in
      Value.capture(node.with(coercion ?? node.coercion))
    }
  }

  /// The field at the end of a path of keys and indices, written in a format of its own.
  ///
  /// ```swift
  /// _began = fields["period", 0, as: .secondsSince1970]
  /// ```
  @_disfavoredOverload
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: PathStep, _ others: PathStep..., as format: FieldFormat<Value>
  ) -> Field<Value> {
    descend([.key(first), second] + others, capture: format.capture)
  }

  private func descend<Value: Capturable>(
    _ steps: [PathStep], capture: @escaping (JSONNode) -> Captured<Value>
  ) -> Field<Value> {
    var walk = PathWalk<Value>(steps: steps, capture: capture)
    walk.take(in: self)
    return walk.field
  }
}
