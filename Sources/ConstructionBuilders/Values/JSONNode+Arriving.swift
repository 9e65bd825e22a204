/// Values that are still arriving, and values of a document that was cut off: both are open.
extension JSONNode {
  /// Whether the value may still change, because the document is still arriving or was cut off.
  @inlinable @inline(__always)
  var isOpen: Bool {
    switch input {
    case .tape(let node): node.isOpen
    case .dictionary: false
    }
  }

  /// Whether a builder does not read the object in the plain way: it is open, or may be known from
  /// a trial.
  @inlinable @inline(__always)
  var needsCare: Bool {
    switch input {
    case .tape(let node): unsafe node.source.pointee.ends.needsCare && isOpenOrTried
    case .dictionary(let node): unsafe node.depth.source?.pointee.ends.needsCare == true
    }
  }

  @usableFromInline
  var isOpenOrTried: Bool { unsafe isOpen || source?.pointee.knowsObjects == true }

  /// Whether the document was cut off in the value, so that nothing follows.
  var isCut: Bool { cut != nil && isOpen }

  /// Where the document was cut off; nil if that is somewhere else, or nowhere.
  private var cut: TextLocation? { unsafe source?.pointee.ends.cut }

  /// The finding that says so, with a path from this container.
  var cutFinding: Finding? {
    guard isOpen, case .tape(let node) = input, let cut else { return nil }
    return node.cutFinding(at: cut)
  }

  /// Whether no container is open in it.
  var isInnermost: Bool {
    guard case .tape(let node) = input else { return true }
    return node.isInnermost
  }

  /// Reads the value, or as much of it as can be shown.
  @inlinable
  func captured<Value: Capturable>(as type: Value.Type) -> Captured<Value> {
    isOpen ? shown(as: type) : Value.capture(self)
  }

  /// Reads as much of an open value as can be shown.
  @usableFromInline @inline(never)
  func shown<Value: Capturable>(as type: Value.Type) -> Captured<Value> {
    guard Value._traits.contains(.readInPart) else { return notArrived() }
    let captured = Value.capture(self)
    // A type that does not know of open values has read one as a whole.
    guard captured.note == nil, let value = captured.value else { return captured }
    return part(value)
  }

  /// The result for a value of which nothing can be used yet.
  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    Captured(value: nil, note: noteOfNotArrived(Value.expectation))
  }

  /// The note of an open value that cannot be shown in part.
  func noteOfNotArrived(_ expectation: String) -> CaptureNote {
    if let found = foundArray(insteadOf: expectation) {
      return CaptureNote(own: [Finding(kind: .mismatch, expected: expectation, found: found)])
    }
    return noteOfNotArrived(before: expectation)
  }

  /// The note of a value that is further on in an open one.
  func noteOfNotArrived(before expectation: String) -> CaptureNote {
    isCut ? .cutOff(before: expectation) : .arriving
  }

  /// An array in which the document was cut off, where the rest could not make it an object.
  func foundArray(insteadOf expectation: String) -> FoundValue? {
    guard isCut, kind == .array, expectation == "object",
      !coercion.contains(.emptyArraysAsObjects)
    else { return nil }
    return FoundValue(kind: .array, excerpt: nil)
  }

  /// The result for a part of an open value.
  ///
  /// In a document that was cut off, a container with `isCut` says so.
  func part<Value>(
    _ value: Value, _ elements: ElementNotes? = nil, isCut: Bool = true
  ) -> Captured<Value> {
    let cut = isCut ? cutFinding : nil
    let isArriving = !self.isCut
    let note = CaptureNote {
      ($0.inner, $0.elements) = (cut.map { [$0] } ?? [], elements)
      ($0.isArriving, $0.hasNotedFields) = (isArriving, true)
    }
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
    switch input {
    case .tape(let object):
      unsafe object.node.isOpen && object.node.source.pointee.ends.cut != nil
    case .dictionary: false
    }
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
  @inlinable
  func absent<Value: Capturable>() -> Captured<Value> {
    isOpen ? notArrived() : .missing
  }

  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    Captured(value: nil, note: isCut ? .cutOff(before: Value.expectation) : .arriving)
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
