extension JSONNode {
  /// Calls `body` with the bytes of a string, decoded; nil for anything else.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    if case .tape(let node) = origin, let result = node.withPlainText(body) { return result }
    guard let string else { return nil }
    return string.withDocumentBytes(body)
  }

  /// Calls `body` with the fields of an object, or of what may be repaired to be one; nil for
  /// anything else. `isRepaired` says which.
  func withRepairedFields<Result>(
    _ body: (_ fields: borrowing JSONFields, _ isRepaired: Bool) -> Result
  ) -> Result? {
    if let result = withFields({ body($0, false) }) { return result }
    if coercion.contains(.emptyArraysAsObjects), isEmptyArray {
      let context = context
      return ForeignNode.with([String: Any](), depth: 0) {
        JSONNode(.foreign(copy $0), context).withFields { body($0, true) }
      }
    }
    return withEmbedded { node in node.withFields { body($0, true) } } ?? nil
  }

  private var isEmptyArray: Bool { kind == .array && elementCount == 0 }

  /// Calls `body` with the document that was written into a string as JSON, where that is allowed
  /// and it is one.
  ///
  /// Within it, strings are no longer looked into: one level is what senders do by mistake.
  func withEmbedded<Result>(_ body: (borrowing JSONNode) -> Result) -> Result? {
    guard coercion.contains(.embeddedJSON), let text = string else { return nil }
    let inner = context.with(coercion.subtracting(.embeddedJSON))
    return text.withDocumentBytes { bytes in
      try? withTape(of: bytes) { root in
        body(JSONNode(.tape(copy root), inner))
      }
    }
  }
}
