/// An element that keeps its position: `[V?]` has nil where an element is null or cannot be used.
extension Optional: Capturable where Wrapped: Capturable {
  /// A value, or nil for null; also nil, on record, for what cannot be used.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Wrapped?> {
    if node.kind == .null { return Captured(value: .some(nil), note: nil) }
    let captured = Wrapped.capture(node)
    return Captured(value: .some(captured.value), note: captured.note)
  }

  // A field of an Optional is one by a type alias or a type parameter, where nobody sees that it
  // is. It is optional all the same: where nothing arrived that can be used, it is nil.
  @inlinable
  public static var _absent: Wrapped?? { .some(nil) }

  @inlinable
  public var _isAbsent: Bool { self == nil }

  @_documentation(visibility: internal)
  public static var expectation: String { Wrapped.expectation }

  public static var _isBuiltAsIs: Bool { Wrapped._isBuiltAsIs }

  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Wrapped.Built?? {
    guard let wrapped = self else {
      return everyElement && hasProblems(note, into: &problems) ? nil : .some(nil)
    }
    let built = wrapped._build(note, everyElement: everyElement, into: &problems)
    return built == nil && everyElement ? nil : .some(built)
  }

  public func _report(_ note: CaptureNote?, into findings: inout FindingList) {
    if let wrapped = self {
      wrapped._report(note, into: &findings)
    } else {
      note?.reportOwn(into: &findings)
    }
  }
}
