/// Values that are still arriving, and values of a document that was cut off.
extension JSONNode {
  /// Whether the value may still change, because the document is still arriving or was cut off.
  @usableFromInline
  var isArriving: Bool { input.arrivingNode != nil }

  /// Whether the value is arriving in a document that was cut off, so that nothing follows.
  var isCutOff: Bool { input.arrivingNode?.cut != nil }

  /// The finding that says so, seen from the value; nil if the document is still arriving.
  private var ownCut: Finding? { input.arrivingNode?.ownCut }

  /// The text so far of a string that is still arriving; nil for anything else, and if the document
  /// was cut off.
  var arrivingText: String? {
    guard let node = input.arrivingNode, node.cut == nil else { return nil }
    return node.text
  }

  /// Calls `body` with each element of an array that is still arriving. Only the last one can be
  /// arriving itself.
  ///
  /// - Returns: Whether there is such an array.
  func visitArrivingElements(_ body: (borrowing JSONNode) -> Void) -> Bool {
    guard !lacksStack(for: Void.self) else {
      return onDeeperStack(for: Void.self) { visitArrivingElements(body) } ?? false
    }
    guard let node = input.arrivingNode else { return false }
    let context = context
    return node.visitElements { element in
      body(JSONNode(copy element, context))
      return true
    }
  }

  /// Calls `body` with the fields of an object that is still arriving; nil for anything else.
  func withArrivingFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result? {
    guard !lacksStack(for: Result.self) else {
      return onDeeperStack(for: Result.self) { withArrivingFields(body) }
    }
    guard let node = input.arrivingNode, node.kind == .object else { return nil }
    return body(JSONFields(.arriving(node), context.withinObject))
  }

  /// Calls `body` with each member of an object that is still arriving, as ``visitMembers(while:)``
  /// does; without the last one, if that has not settled.
  func visitSettledMembers(
    while body: (_ key: String, _ value: borrowing JSONNode) -> Bool
  ) -> Bool {
    guard let node = input.arrivingNode else { return false }
    let context = context.withinObject
    return node.visitMembers { body($0, JSONNode(copy $1, context)) }
  }

  /// Calls `body` with that last member; not if the document was cut off.
  func withUnsettledMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    guard let node = input.arrivingNode, node.cut == nil else { return }
    let context = context.withinObject
    node.withUnsettledMember { body($0, JSONNode(copy $1, context)) }
  }

  /// Reads the value, or as much of it as has arrived.
  @usableFromInline
  func captured<Value: Capturable>(as type: Value.Type) -> Captured<Value> {
    isArriving ? Value._captureArriving(self) : Value.capture(self)
  }

  /// The result for a value of which nothing can be used yet.
  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    guard isCutOff else { return Captured(value: nil, note: .arriving) }
    if kind == .array, Value.expectation == "object", !coercion.contains(.emptyArraysAsObjects) {
      let found = Found(kind: .array, excerpt: nil)
      let finding = Finding(kind: .mismatch, expected: Value.expectation, found: found)
      return Captured(value: nil, note: CaptureNote(own: [finding]))
    }
    return Captured(value: nil, note: .cutOff(before: Value.expectation))
  }

  /// The result for a part of a value that is still arriving.
  ///
  /// In a document that was cut off, a container with `isCut` says so.
  func arriving<Value>(
    _ value: Value, _ elements: ElementNotes? = nil, isCut: Bool = false
  ) -> Captured<Value> {
    guard let cut = ownCut else {
      let note = CaptureNote(elements: elements, isArriving: true, hasNotedFields: true)
      return Captured(value: value, note: note)
    }
    guard isCut || elements != nil else { return Captured(value: value, note: .ofFields) }
    let note = CaptureNote(inner: isCut ? [cut] : [], elements: elements, hasNotedFields: true)
    return Captured(value: value, note: note)
  }
}

extension JSONFields {
  /// Whether members may still arrive; see ``PartialReader``.
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
  public var isArriving: Bool {
    if case .arriving(let object) = input { object.cut == nil } else { false }
  }

  /// What finds each member of an object that is still arriving; nil for another object, which
  /// finds them by itself.
  var settledValues: SettledValues? {
    if case .arriving(let object) = input { object.settledValues } else { nil }
  }

  /// Calls `body` with the value for a key. Nil if there is none.
  ///
  /// - Parameter values: Those of this object.
  func withMember<Result>(
    _ key: String, of values: SettledValues?, _ body: (borrowing JSONNode) -> Result
  ) -> Result? {
    guard let values, case .arriving(let object) = input else {
      return withMember(JSONKey(key), body)
    }
    let context = context
    return object.withMember(key, of: values) { body(JSONNode(copy $0, context)) }
  }

  /// Whether the document was cut off in this object.
  var isCutOff: Bool {
    if case .arriving(let object) = input { object.cut != nil } else { false }
  }

  /// The result for a key that is not there.
  ///
  /// `@inlinable`: see the table in `Benchmarks/README.md`.
  @inlinable
  func absent<Value: Capturable>() -> Captured<Value> {
    if case .arriving = input { return notArrived() }
    return .missing
  }

  @usableFromInline
  func notArrived<Value: Capturable>() -> Captured<Value> {
    if isArriving { return Captured(value: nil, note: .arriving) }
    return isCutOff
      ? Captured(value: nil, note: .cutOff(before: Value.expectation)) : .missing
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
