/// Values that are still arriving, and values of a document that was cut off: both are open.
extension JSONNode {
  /// Whether the value may still change, because the document is still arriving or was cut off.
  @inlinable
  var isOpen: Bool {
    switch input {
    case .tape(let node): node.isOpen
    case .dictionary: false
    }
  }

  /// The value on the tape, if it is open.
  private var open: TapeNode? {
    @_lifetime(copy self)
    get {
      guard case .tape(let node) = input, node.isOpen else { return nil }
      return node
    }
  }

  /// Whether the document was cut off in the value, so that nothing follows.
  var isCut: Bool { unsafe open?.source.pointee.cut != nil }

  /// The finding that says so, with a path from this container.
  var cutFinding: Finding? {
    guard let open, let location = unsafe open.source.pointee.cut else { return nil }
    return open.cutFinding(at: location)
  }

  /// Whether no container is open in it.
  var isInnermost: Bool { open?.isInnermost ?? true }

  /// The text so far of an open string; nil for anything else.
  var openText: String? { open?.openText }

  /// Calls `body` with each element of an open array. Only the last one can be open itself; if the
  /// document was cut off, none is.
  ///
  /// - Returns: Whether there is such an array.
  func visitOpenElements(_ body: (borrowing JSONNode) -> Void) -> Bool {
    guard !lacksStack(for: Void.self) else {
      return onDeeperStack(for: Void.self) { visitOpenElements(body) } ?? false
    }
    let context = contextOfElements()
    guard let open else { return false }
    return open.visitOpenElements { body(JSONNode(.tape(copy $0), context)) }
  }

  /// Calls `body` with the fields of an open object; nil for anything else.
  func withOpenFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result? {
    guard !lacksStack(for: Result.self) else {
      return onDeeperStack(for: Result.self) { withOpenFields(body) }
    }
    guard let open, open.hasMembers else { return nil }
    let context = context.withinObject
    return TapeObject.with(open) { body(JSONFields(.tape(copy $0), context)) }
  }

  /// Reads the value, or as much of it as can be shown.
  @usableFromInline
  func captured<Value: Capturable>(as type: Value.Type) -> Captured<Value> {
    isOpen && !Value._isShown(self) ? notArrived() : Value.capture(self)
  }

  /// The result for a value of which nothing can be used yet.
  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    Captured(value: nil, note: noteOfNotArrived(Value.expectation))
  }

  /// The note of an open value that cannot be shown in part.
  func noteOfNotArrived(_ expectation: String) -> CaptureNote {
    guard isCut else { return .arriving }
    if kind == .array, expectation == "object", !coercion.contains(.emptyArraysAsObjects) {
      let found = Found(kind: .array, excerpt: nil)
      return CaptureNote(own: [Finding(kind: .mismatch, expected: expectation, found: found)])
    }
    return .cutOff(before: expectation)
  }

  /// The result for a part of an open value.
  ///
  /// In a document that was cut off, a container with `isCut` says so.
  func part<Value>(
    _ value: Value, _ elements: ElementNotes? = nil, isCut: Bool = true
  ) -> Captured<Value> {
    let cut = isCut ? cutFinding : nil
    let note = CaptureNote(
      inner: cut.map { [$0] } ?? [], elements: elements, isArriving: !self.isCut,
      hasNotedFields: true)
    return Captured(value: value, note: note)
  }
}

extension JSONFields {
  /// Whether members may still follow, or the document was cut off in the object.
  @inlinable
  var isOpen: Bool {
    switch input {
    case .tape(let object): object.node.isOpen
    case .dictionary: false
    }
  }

  /// Whether the document was cut off in the object.
  private var isCut: Bool {
    guard case .tape(let object) = input, object.node.isOpen else { return false }
    return unsafe object.node.source.pointee.cut != nil
  }

  /// Whether members may still arrive; see `PartialReader`.
  ///
  /// A builder that decides by ``keys`` or by a discriminator can decide differently when more
  /// members have arrived. It can also wait for them:
  ///
  /// ```swift
  /// init(fields: JSONFields) {
  ///   _radius = fields["radius"]
  ///   isCircle = fields.isArriving ? nil : fields.keys.contains("radius")
  /// }
  /// ```
  ///
  /// Do not assign ``Field/missing`` meanwhile. `build()` would take the field for one that was not
  /// sent.
  public var isArriving: Bool { isOpen && !isCut }

  /// The result for a key that is not there.
  @usableFromInline
  func absent<Value: Capturable>() -> Captured<Value> {
    isOpen ? notArrived() : .missing
  }

  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    Captured(value: nil, note: isCut ? .cutOff(before: Value.expectation) : .arriving)
  }
}

extension Finding {
  /// Whether it says that a value did not arrive, because the document was cut off before.
  var isOfCutOffValue: Bool { kind == .missing && reason == CaptureNote.cutOffReason }

  /// The finding that says so of a value that a builder may not need.
  var ofValueNotRequired: Finding {
    Finding(path: path, kind: kind, expected: expected, isRepair: true, reason: reason)
  }
}

extension CaptureNote {
  /// Why a value is missing in a document that was cut off.
  static let cutOffReason = "the body ends early"

  /// The note of a value that did not arrive, because the document was cut off before.
  static func cutOff(before expectation: String) -> CaptureNote {
    CaptureNote(
      state: .missing,
      own: [Finding(kind: .missing, expected: expectation, reason: cutOffReason)])
  }
}

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
    withRoot(cut: cut) { body(JSONNode(.tape(copy $0), ReadingContext(coercion))) }
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
    TapeObject.withNothing {
      body(JSONFields(.tape(copy $0), ReadingContext(coercion).withinObject))
    }
  }
}
