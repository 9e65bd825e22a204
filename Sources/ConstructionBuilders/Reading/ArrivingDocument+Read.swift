/// Reads values of a document that has not arrived as a whole.
extension ArrivingDocument {
  /// Calls `body` with a value that has settled.
  package func read(at entry: Int, _ coercion: Coercion, _ body: (JSONNode) -> Void) {
    withNode(at: entry) { body(JSONNode(.tape(copy $0), ReadingContext(coercion))) }
  }

  /// Calls `body` with the root, as far as it has arrived and been scanned; nil if nothing of it
  /// has.
  ///
  /// - Parameter cut: Where the document was cut off; nil if it is still arriving.
  package func withRoot<Result>(
    _ coercion: Coercion, cut: TextLocation? = nil, _ body: (JSONNode) -> Result
  ) -> Result? {
    withRoot(cut: cut) { body(JSONNode(copy $0, ReadingContext(coercion))) }
  }
}

extension Capturable {
  /// What can be shown of a value that may be open, and why there is nothing.
  package static func shown(of node: JSONNode) -> (value: Self?, problem: Finding?) {
    let captured = node.captured(as: Self.self)
    guard captured.value == nil, let note = captured.note else { return (captured.value, nil) }
    return (nil, note.own.first ?? Finding(kind: .null, expected: expectation))
  }
}

extension JSONFields {
  /// Calls `body` with an object of which nothing has arrived.
  package static func withNothing<Result>(
    _ coercion: Coercion, _ body: (JSONFields) -> Result
  ) -> Result {
    InputObject.withNothing {
      body(JSONFields(copy $0, ReadingContext(coercion).withinObject))
    }
  }
}
