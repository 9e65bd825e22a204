extension Field {
  /// Reads the value at a path.
  ///
  /// - Parameter document: What tells the document from others, so that the value can be edited;
  ///   nil if it will not be.
  package static func read(
    at steps: [FieldPath.Component], in root: JSONNode, of document: Int?
  ) -> Field {
    guard let document else { return read(at: steps, in: root) }
    return read(at: steps, in: root.placed(in: document))
  }

  static func read(at steps: [FieldPath.Component], in root: JSONNode) -> Field {
    guard !steps.isEmpty else { return Field(root.captured(as: Value.self), keyWord: .none) }
    var walk = PathWalk<Value>(steps: steps) { $0.captured(as: Value.self) }
    walk.start(at: root)
    return walk.field
  }
}
