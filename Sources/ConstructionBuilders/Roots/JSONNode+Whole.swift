extension JSONNode {
  /// The path of the value that is meant in a document which may be that value itself: empty if the
  /// first step is not there. A step that leads to null is there.
  package func path(
    _ path: [FieldPath.Component], orWhole: Bool
  ) -> [FieldPath.Component] {
    guard orWhole, let first = path.first else { return path }
    return has(first) ? path : []
  }

  private func has(_ step: FieldPath.Component) -> Bool {
    switch step {
    case .key(let key):
      withRepairedFields { fields, _ in fields.has(JSONKey(key)) } == true
    case .index(let index): 0..<elementCount ~= index
    }
  }
}
