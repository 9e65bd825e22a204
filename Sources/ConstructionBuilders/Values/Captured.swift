/// The result of reading one value: the value, if it could be used, and the findings about it.
///
/// An implementation of ``Capturable/capture(_:)`` returns one made by ``init(_:)``,
/// ``coerced(_:from:)`` or ``unusable(_:_:expected:reason:)``.
public struct Captured<Value> {
  /// The value; nil if it could not be used.
  public let value: Value?

  /// The notes about the value; nil if there are none, or if the key is missing.
  @usableFromInline
  var note: CaptureNote?

  @_transparent @usableFromInline
  init(value: Value?, note: CaptureNote?) {
    self.value = value
    self.note = note
  }

  /// Creates the result for a value that needed no coercion.
  @_transparent
  public init(_ value: Value) {
    self.init(value: value, note: nil)
  }

  /// The result for a missing key.
  @_transparent @usableFromInline
  static var missing: Captured { Captured(value: nil, note: nil) }

  /// The result for null.
  static var null: Captured { Captured(value: nil, note: .null) }
}

extension Captured where Value: Capturable {
  /// The result for a value that was used after a coercion. Adds a repair.
  public static func coerced(_ value: Value, from node: borrowing JSONNode) -> Captured {
    repaired(value, .coerced, from: node)
  }

  /// The result for a value that was used nevertheless. Adds a repair.
  static func repaired(
    _ value: Value, _ kind: Finding.Kind, from node: borrowing JSONNode
  ) -> Captured {
    Captured(value: value, note: .repair(kind, of: node, expected: Value.expectation))
  }

  /// The result for a value that cannot be used. If the value is null, so is the result. If it is
  /// an array of one element, which may stand for it, the result is that of the element.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - kind: Why it cannot be used.
  ///   - expected: What was expected. The default is the type's ``Capturable/expectation``.
  ///   - reason: An explanation, if type and value do not say enough.
  public static func unusable(
    _ node: borrowing JSONNode, _ kind: Finding.Kind = .mismatch,
    expected: @autoclosure () -> String = Value.expectation, reason: String? = nil
  ) -> Captured {
    if kind == .mismatch, let only = node.onlyElement(as: Value.self) {
      return only.repaired(from: node)
    }
    let note = CaptureNote.problem(
      kind, of: node, type: Value.expectation, expected: expected(), reason)
    return Captured(value: nil, note: note)
  }
}

extension Captured where Value: Capturable {
  /// The same value with a repair: it was read from the value of `node`.
  func repaired(from node: borrowing JSONNode) -> Captured {
    let repair = CaptureNote.repair(.coerced, of: node, expected: Value.expectation)
    let note = note.map { $0.with(own: repair.own + $0.own) }
    return Captured(value: value, note: note ?? repair)
  }
}

extension Captured {
  /// Whether anything was repaired, at any depth.
  package var isRepaired: Bool { (note?.total.repairs ?? 0) > 0 }
}
