extension ArrivingDocument {
  /// Builds a model with this name from the root of a document that is complete.
  func buildRoot<Model>(
    _ name: String, _ coercion: Coercion,
    _ build: (JSONNode, TextLocation?) -> Result<Model, BuildFailure>
  ) -> Result<Model, BuildFailure> {
    if let error { return .failure(BuildFailure(model: name, finding(error))) }
    let result = withRoot { root in
      let root = JSONNode(copy root, ReadingContext(coercion))
      return bytes.withDocumentBytes { build(root, rootLocation(in: $0)) }
    }
    let unread = MalformedJSON(offset: 0, problem: .empty)
    return result ?? .failure(BuildFailure(model: name, finding(unread)))
  }
}
