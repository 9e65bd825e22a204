/// An element that keeps its position: in `[V?]`, a null or unusable element is nil.
extension Optional: Capturable where Wrapped: Capturable {
  /// A value, or nil for null and what counts as null. An unusable value is nil, too, and is
  /// reported.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Wrapped?> {
    if node.kind == .null { return Captured(value: .some(nil), note: nil) }
    return wrapping(Wrapped.capture(node), from: node)
  }

  /// What was read of a value, or nil.
  @inline(__always)
  static func wrapping(
    _ captured: Captured<Wrapped>, from node: borrowing JSONNode
  ) -> Captured<Wrapped?> {
    guard captured.value == nil else {
      return Captured(value: .some(captured.value), note: captured.note)
    }
    // Nil is a value here, so what may still become one is not a value rather than nil.
    if node.isOpen { return Captured(value: nil, note: captured.note) }
    let isDeclared = captured.note?.state == .declaredNull || captured.note === CaptureNote.null
    return Captured(value: .some(nil), note: isDeclared ? nil : captured.note)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { Wrapped.expectation }

  @inlinable
  public static var _traits: CapturableTraits {
    Wrapped._traits
      .intersection(.builtAsIs.union(.readInPart).union(.hashedWhole).union(.types))
      .union(.isOptional)
  }

  @inlinable
  public static func _isNil(_ built: Wrapped.Built?) -> Bool { built == nil }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    self?._findingList(note, failed) ?? .all(note)
  }

  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Wrapped.Built?? {
    guard let wrapped = self else { return walk.keep(note) ? .some(nil) : nil }
    let built = wrapped._build(note, into: &walk)
    (walk.lost, walk.sent) = (min(walk.lost, 1), 1)
    return built == nil && walk.aim == .whole ? nil : .some(built)
  }
}
