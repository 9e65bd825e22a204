/// A builder can stand in a field of another.
///
/// `@inlinable`, all three: without it, capturing Marvel takes 1.4 times as long.
extension ConstructionBuilder {
  /// A builder with the fields of an object; what is no object is unusable.
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    guard node.context.level < deepestLevel else { return captureTooDeep(node) }
    return node.withFields { Captured(Self(fields: $0)) } ?? captureRepaired(node)
  }

  /// Appends a builder with the fields of an object straight to an array.
  @inlinable
  public static func _capture(
    _ node: JSONNode, appendingTo builders: inout [Self]
  ) -> CaptureNote? {
    if node.context.level < deepestLevel,
      node.withFields({ builders.append(Self(fields: $0)) }) != nil
    {
      return nil
    }
    let captured = capture(node)
    if let builder = captured.value { builders.append(builder) }
    return captured.note
  }

  @usableFromInline
  static func captureTooDeep(_ node: JSONNode) -> Captured<Self> {
    .unusable(node, reason: "which lies in more than \(deepestLevel - 1) objects")
  }

  /// What may be repaired to be an object.
  @usableFromInline
  static func captureRepaired(_ node: JSONNode) -> Captured<Self> {
    let builder = node.withRepairedFields { fields, _ in Self(fields: fields) }
    return builder.map { .coerced($0, from: node) } ?? .unusable(node)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "object" }

  /// The model; or the reasons why there is none.
  @inlinable
  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Model? {
    switch build() {
    case .success(let model):
      return model
    case .failure(let failure):
      Self.add(failure, to: &problems)
      return nil
    }
  }

  @usableFromInline
  static func add(_ failure: Failure, to problems: inout FindingList) {
    guard !problems.isIgnoring else { return }
    problems.append(FindingList(explaining: failure, expected: typeName(Model.self)))
  }

  public func _report(_ note: CaptureNote?, into findings: inout FindingList) {
    note?.reportOwn(into: &findings)
    findings.append(findingList)
  }
}
