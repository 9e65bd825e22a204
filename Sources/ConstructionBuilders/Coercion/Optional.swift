/// An element that keeps its position: in `[V?]`, a null or unusable element is nil.
extension Optional: Capturable where Wrapped: Capturable {
  /// A value, or nil for null. An unusable value is nil, too, and is reported.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Wrapped?> {
    if node.kind == .null { return Captured(value: .some(nil), note: nil) }
    let captured = Wrapped.capture(node)
    // Nil is a value here, so what may still become one is no value rather than nil.
    if captured.value == nil, node.isOpen { return Captured(value: nil, note: captured.note) }
    return Captured(value: .some(captured.value), note: captured.note)
  }

  public static func _isShown(_ part: JSONNode) -> Bool { Wrapped._isShown(part) }

  // A type alias or a type parameter can hide that a field's type is an Optional. Such a field is
  // optional, too: without a usable value, it is nil.
  @inlinable
  public static var _absent: Wrapped?? { .some(nil) }

  @inlinable
  public var _isAbsent: Bool { self == nil }

  @_documentation(visibility: internal)
  public static var expectation: String { Wrapped.expectation }

  @inlinable
  public static var _isBuiltAsIs: Bool { Wrapped._isBuiltAsIs }

  public static func _filled(by built: Wrapped.Built?) -> Wrapped?? {
    guard let built else { return .some(nil) }
    return Wrapped._filled(by: built).map(Optional.some)
  }

  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Wrapped.Built?? {
    guard let wrapped = self else {
      return hasProblems(note, everyElement: everyElement, into: &problems) ? nil : .some(nil)
    }
    let built = wrapped._build(note, everyElement: everyElement, into: &problems)
    return built == nil && everyElement ? nil : .some(built)
  }

  public func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: Wrapped.Built??, lost: Int, sent: Int) {
    guard let wrapped = self else {
      return (.some(nil), hasProblems(note, everyElement: true, into: &losses) ? 1 : 0, 1)
    }
    let (built, lost, _) = wrapped._buildLosing(note, into: &losses)
    return (.some(built), min(lost, 1), 1)
  }

  public func _report(
    _ note: CaptureNote?, _ problems: BuildProblems?, into findings: inout FindingList
  ) {
    if let wrapped = self {
      wrapped._report(note, problems, into: &findings)
    } else {
      note?.reportOwn(into: &findings)
    }
  }
}
