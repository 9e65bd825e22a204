/// A row can be a field of a builder.
extension RowBuilder {
  /// Creates a builder from the elements of an array. Any other value is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    if node.needsCare, let captured = captureOnce(node) { return captured }
    let marks = node.markCount
    guard let builder = plainRow(node) else { return captureRepairedRow(node) }
    return Captured(value: builder, note: note(of: node, since: marks))
  }

  @_documentation(visibility: internal)
  public static func _elements(of node: JSONNode) -> Captured<[Self]> {
    elements(of: node) { append($0, to: &$1) }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "array" }

  public static var _traits: CapturableTraits { .builtByCapture.union(.readInPart).union(.arrays) }

  /// The builder of an array that has arrived; nil for anything else, and for what counts as null.
  private static func plainRow(_ node: JSONNode) -> Self? {
    guard !node.isOpen, !node.isReadAsNull else { return nil }
    return node.withRow(readBy: Self.self) { Self(row: copy $0) }
  }

  private static func captureRepairedRow(_ node: JSONNode) -> Captured<Self> {
    if node.isOpen {
      let builder = node.withRow(readBy: Self.self) { Self(row: copy $0) }
      return builder.map { node.part($0, isCut: node.isInnermost) } ?? .unusable(node)
    }
    guard let builder = node.withEmbedded({ plainRow(copy $0) }) ?? nil else {
      return .unusable(node)
    }
    return Captured(value: builder, note: .ofFields).repaired(from: node)
  }
}

extension ConstructionBuilder {
  /// Reads a value as what the builder reads, an object or a row; nil for any other.
  static func read(_ node: JSONNode, _ context: ReadingContext) -> Self? {
    func row<Builder: RowBuilder>(_ type: Builder.Type) -> Self? {
      node.withRow(context) { Builder(row: copy $0) } as? Self
    }
    if let type = Self.self as? any RowBuilder.Type { return row(type) }
    return node.withObject(context) { Self(fields: $0) }
  }
}
