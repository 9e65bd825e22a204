/// Roots of documents that were cut off. The module ConstructionBuildersStreams salvages them.
extension JSONRoot {
  /// Reads what there is of `root`, in which the document was cut off, or of a value in it.
  package init(cutOff root: JSONNode, at path: [FieldPath.Component]) {
    self.init(root, at: path)
    cut = root.input.cutFinding
  }

  /// The root of a document that was cut off before anything of it had arrived.
  package init(cutOffAt location: TextLocation, _ path: [FieldPath.Component]) {
    // It is not even known what the root is.
    let captured = Captured<Value>(value: nil, note: .cutOff(before: Value.expectation))
    field = path.isEmpty ? Field(captured, keyWord: .none) : Field(captured, at: FieldPath(path))
    cut = .cutOff(at: location)
  }
}
