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
    descend([first, second] + others) { node in
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
    descend([first, second] + others, capture: format.capture)
  }

  private func descend<Value: Capturable>(
    _ keys: [JSONKey], capture: @escaping (JSONNode) -> Captured<Value>
  ) -> Field<Value> {
    var walk = PathWalk<Value>(keys: keys, capture: capture)
    walk.step(into: self)
    return walk.field
  }
}
