/// What came of reading one value: the value if it could be used, and whatever there is to say of it.
///
/// A type that reads itself (``Capturable``) makes one with ``init(_:)``, ``coerced(_:from:)`` or
/// ``unusable(_:_:expected:reason:)``.
public struct Captured<Value> {
  /// The value, or nil if there is none to use.
  public var value: Value?

  /// What is worth saying; nil when all is well, and also when the key was not there.
  @usableFromInline
  var note: CaptureNote?

  @_transparent @usableFromInline
  init(value: Value?, note: CaptureNote?) {
    self.value = value
    self.note = note
  }

  /// A value that arrived as declared.
  @_transparent
  public init(_ value: Value) {
    self.init(value: value, note: nil)
  }

  /// Nothing, because the key is not there.
  @_transparent @usableFromInline
  static var missing: Captured { Captured(value: nil, note: nil) }

  /// Nothing, because the value is null.
  static var null: Captured { Captured(value: nil, note: .null) }
}

extension Captured where Value: Capturable {
  /// A value that could be used after a coercion, which goes on record.
  public static func coerced(_ value: Value, from node: borrowing JSONNode) -> Captured {
    repaired(value, .coerced, from: node)
  }

  /// A value that was used all the same.
  static func repaired(
    _ value: Value, _ kind: Finding.Kind, from node: borrowing JSONNode
  ) -> Captured {
    guard !node.isCounted else { return Captured(value: value, note: .oneRepair) }
    let finding = Finding(
      kind: kind, expected: Value.expectation, found: node.found, isRepair: true)
    return Captured(value: value, note: CaptureNote(own: [finding]))
  }

  /// Nothing, because what arrived cannot be used; or because it is null.
  ///
  /// - Parameters:
  ///   - node: What arrived.
  ///   - kind: Why it cannot be used.
  ///   - expected: What would have been right; where nil, the type's ``Capturable/expectation``.
  ///   - reason: Words to add, where type and value do not say it all.
  public static func unusable(
    _ node: borrowing JSONNode, _ kind: Finding.Kind = .mismatch,
    expected: @autoclosure () -> String = Value.expectation, reason: String? = nil
  ) -> Captured {
    if node.kind == .null { return .null }
    guard !node.isCounted else { return Captured(value: nil, note: .oneProblem) }
    if node.coercion.contains(.emptyStringAsNull), node.string?.isEmpty == true {
      let finding = Finding(kind: .null, expected: Value.expectation, found: node.found)
      return Captured(value: nil, note: CaptureNote(state: .null, own: [finding]))
    }
    let finding = Finding(kind: kind, expected: expected(), found: node.found, reason: reason)
    return Captured(value: nil, note: CaptureNote(own: [finding]))
  }
}

extension Captured where Value: Capturable {
  /// The same value, on record as read from what `node` is.
  func repaired(from node: borrowing JSONNode) -> Captured {
    let finding =
      node.isCounted
      ? .countedRepair
      : Finding(kind: .coerced, expected: Value.expectation, found: node.found, isRepair: true)
    let own = [finding] + (note?.own ?? [])
    return Captured(
      value: value,
      note: CaptureNote(own: own, inner: note?.inner ?? [], elements: note?.elements))
  }
}
