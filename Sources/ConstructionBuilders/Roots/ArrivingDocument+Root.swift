extension ArrivingDocument {
  /// Builds a model from the root of a document that is complete.
  func readRoot<Value: Capturable>(
    as type: Value.Type, _ coercion: Coercion
  ) -> Result<Value.Built, BuildFailure> {
    if let error {
      return .failure(BuildFailure(model: Value.rootName, finding(error)))
    }
    let result = withRoot { root in
      let root = JSONNode(copy root, ReadingContext(coercion))
      return bytes.withDocumentBytes { Value.readRoot(root, location: rootLocation(in: $0)) }
    }
    let unread = MalformedJSON(offset: 0, problem: .empty)
    return result ?? .failure(BuildFailure(model: Value.rootName, finding(unread)))
  }
}
