extension FieldFormat
where Value: ExpressibleByArrayLiteral, Value.ArrayLiteralElement: Capturable {
  /// An array or a set, of which a single element may be sent by itself.
  ///
  /// ```swift
  /// _tags = fields["tags", as: .oneOrMany]     // "a" or ["a", "b"]
  /// ```
  ///
  /// Both are right by the contract of the sender. If a single element is a deviation, use
  /// ``Coercion/arraysFromSingleValues``. What stands for none there is null here, too.
  public static var oneOrMany: FieldFormat {
    FieldFormat(.oneOrMany(nil)) { node in
      oneOrMany(node, Value.capture, Value.ArrayLiteralElement.capture) { Value(arrayLiteral: $0) }
    }
  }
}

extension FieldFormat {
  /// An array whose elements have a format, and of which a single one may be sent by itself.
  public static func oneOrMany<Element>(_ element: FieldFormat<Element>) -> FieldFormat
  where Value == [Element] {
    FieldFormat(.oneOrMany(element.words)) { node in
      oneOrMany(node, { Value.capture($0, each: element.captured) }, element.captured) { [$0] }
    }
  }

  /// A set whose elements have a format, and of which a single one may be sent by itself.
  public static func oneOrMany<Element>(_ element: FieldFormat<Element>) -> FieldFormat
  where Value == Set<Element> {
    FieldFormat(.oneOrMany(element.words)) { node in
      oneOrMany(node, { Value.capture($0, each: element.captured) }, element.captured) { [$0] }
    }
  }

  private static func oneOrMany<Element: Capturable>(
    _ node: JSONNode, _ many: (JSONNode) -> Captured<Value>,
    _ one: (JSONNode) -> Captured<Element>, of single: (Element) -> Value
  ) -> Captured<Value> {
    if node.isArray || node.kind == .null { return many(node) }
    let room = node.words
    let element = one(node.inPlaceOfArray)
    if !node.isNoElement, let single = Captured.single(element, of: single) { return single }
    node.words = room
    if let state = element.note?.state, state.isNull {
      let isDeclared = state == .declaredNull
      let note = CaptureNote.null(of: node, type: Value.expectation, isDeclared: isDeclared)
      return Captured(value: nil, note: note)
    }
    let list = many(node)
    guard list.value == nil, list.note?.state == .asFound,
      let refusal = element.note?.own.first(where: { $0.path.isEmpty && $0.found != nil })
    else { return list }
    node.words = room
    return .unusable(
      node, refusal.kind, expected: "\(Value.expectation) or \(refusal.expected)",
      reason: refusal.reason)
  }
}
