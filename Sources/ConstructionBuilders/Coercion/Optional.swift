/// An element that keeps its position: `[V?]` has nil where an element is null or cannot be used.
extension Optional: Capturable where Wrapped: Capturable {
  /// A value, or nil for null; also nil, on record, for what cannot be used.
  public static func capture(_ node: JSONNode) -> Captured<Wrapped?> {
    if node.kind == .null { return Captured(value: .some(nil), note: nil) }
    let captured = Wrapped.capture(node)
    return Captured(value: .some(captured.value), note: captured.note)
  }

  public static func built(from node: JSONNode) -> Wrapped.Built?? {
    .some(Wrapped.built(from: node))
  }

  // A field of an Optional is one by a type alias or a type parameter, where nobody sees that it is. It is
  // optional all the same: where nothing arrived that can be used, it is nil.
  @inlinable
  public static var _absent: Wrapped?? { .some(nil) }

  @inlinable
  public var _isAbsent: Bool { self == nil }

  public static var expectation: String { Wrapped.expectation }

  public static var isItsOwnResult: Bool { Wrapped.isItsOwnResult }

  public func resolve(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> Wrapped.Built?? {
    guard let wrapped = self else {
      if resolution.wantsEveryElement { note?.reportProblems(into: &resolution.problems) }
      return resolution.problems.isEmpty ? .some(nil) : nil
    }
    let built = wrapped.resolve(note, into: &resolution)
    return built == nil && resolution.wantsEveryElement ? nil : .some(built)
  }

  public func report(_ note: CaptureNote?, into findings: inout LimitedFindings) {
    if let wrapped = self {
      wrapped.report(note, into: &findings)
    } else {
      note?.reportOwn(into: &findings)
    }
  }
}
