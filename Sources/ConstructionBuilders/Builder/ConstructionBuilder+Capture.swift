/// A builder can be a field of another builder.
extension ConstructionBuilder {
  /// Creates a builder from the fields of an object. Any other value is unusable.
  @_documentation(visibility: internal)
  @inlinable
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    let marks = node.markCount
    var captured =
      node.withFields(readBy: Self.self) { Captured(Self(fields: $0)) } ?? captureRepaired(node)
    if captured.note == nil { captured.note = note(of: node, since: marks) }
    return captured
  }

  /// Creates builders directly in the array: a large one takes long to move through an Optional.
  @inlinable
  public static func _elements(of node: JSONNode) -> Captured<[Self]> {
    elements(of: node) { node, builders in
      let marks = node.markCount
      if node.withFields(readBy: Self.self, { builders.append(Self(fields: $0)) }) != nil {
        return note(of: node, since: marks)
      }
      return append(node, to: &builders)
    }
  }

  /// The note of a builder that was read since the input had so many marks.
  ///
  /// Whoever holds an object can change it, and nothing is told: it is always searched.
  @inlinable @inline(__always)
  static func note(of node: borrowing JSONNode, since marks: Int) -> CaptureNote? {
    // The compiler knows the first, and asks the runtime only where it may be so.
    if _canBeClass(Self.self) != 0, Self.self is AnyClass { node.mark() }
    return node.isMarked(since: marks) ? .ofFields : nil
  }

  /// Creates a builder from an object that is not read in the plain way, or from a value that can
  /// be repaired to an object.
  @usableFromInline
  static func captureRepaired(_ node: JSONNode) -> Captured<Self> {
    if let captured = captureOnce(node) { return captured }
    if node.isOpen, (Self.self as? any VariantBuilder.Type)?.isShown(node) == false {
      return node.notArrived()
    }
    return captureRepaired(node) { Self(fields: $0) }
  }

  /// The builder of an object or row, which is read once while arms of unions are tried; nil for
  /// anything else, and where no builder knows what it has read.
  static func captureOnce(_ node: JSONNode) -> Captured<Self>? {
    guard node.isKnown, !node.isReadAsNull else { return nil }
    guard !node.lacksStack(for: Self.self) else {
      return node.onDeeperStack(for: Self.self) { captureOnce(node) }
    }
    return node.known {
      let marks = node.markCount
      let builder = read(node, node.context.withinObject)
      return builder.map { Captured(value: $0, note: note(of: node, since: marks)) }
    }
  }

  /// A builder of what can be repaired to an object, in a way of its own.
  static func captureRepaired(
    _ node: JSONNode, _ make: (borrowing JSONFields) -> Self
  ) -> Captured<Self> {
    let builder = node.withRepairedFields { fields, _ in make(fields) }
    guard let builder else { return .unusable(node) }
    if node.isOpen { return node.part(builder, isCut: node.isInnermost) }
    return Captured(value: builder, note: .ofFields).repaired(from: node)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "object" }

  /// Returns the model, or returns nil and adds the reasons.
  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Model? {
    // Only a class can hold itself without a container.
    if _canBeClass(Self.self) != 0, BuildWatch.isRanking {
      return BuildWatch.once(self, note, &walk) { buildAnew(note, &$0) }
    }
    return buildAnew(note, &walk)
  }

  @inlinable @inline(__always)
  func buildAnew(_ note: CaptureNote?, _ walk: inout Walk) -> Model? {
    guard !Self.lacksStack else { return buildOnDeeperStack(&walk) }
    switch build() {
    case .success(let model):
      return model
    case .failure(let failure):
      Self.add(failure, note, to: &walk)
      return nil
    }
  }

  /// Whether another level should be built on a thread with more stack.
  @inlinable @inline(__always)
  static var lacksStack: Bool {
    ThreadStack.isBelow(ThreadStack.limit &+ UInt(stackFrame(of: Self.self)))
  }

  @usableFromInline @inline(never)
  func buildOnDeeperStack(_ walk: inout Walk) -> Model? {
    let built = DeeperStack.run(needing: stackFrame(of: Self.self)) { _build(nil, into: &walk) }
    if let built { return built }
    let problem = FindingList([.tooDeep(typeName(Model.self))])
    walk.findings.append(tooDeep: problem, under: FieldPath())
    walk.lost = 1
    return nil
  }

  /// Keeps why the builder could not be built, for the watch if there is one, and for the walk.
  @usableFromInline
  static func add(_ failure: Failure, _ note: CaptureNote?, to walk: inout Walk) {
    walk.lost = 1
    let own = failure as? BuildFailure
    let watch = BuildWatch.own
    if watch == nil, walk.findings.isIgnoring {
      return walk.findings.append(tooDeep: own?.problems ?? FindingList(), under: FieldPath())
    }
    let reasons =
      own?.problems ?? FindingList(explaining: failure, expected: typeName(Model.self))
    watch?.add(reasons)
    guard !walk.findings.isIgnoring else {
      return walk.findings.append(tooDeep: reasons, under: FieldPath())
    }
    walk.nothingLeft = NothingLeft(model: own?.model)
    walk.findings.append(reasons.placed(note))
  }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    // Only a class can hold itself without a container.
    guard _canBeClass(Self.self) != 0, BuildWatch.isRanking else { return tell(note, failed) }
    return BuildWatch.toldOnce(self, note, failed) { tell(note, failed) }
  }

  private func tell(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    var findings = FindingList.ofValue
    note?.reportOwn(into: &findings)
    guard failed != nil || note?.hasNotedFields == true else { return findings }
    // Without this, a report of objects that cannot be built takes 1.4 times as long.
    if note?.hasNotedFields != true, let only = failed?.only {
      findings.append(note?.members?.paths.map(only.placed) ?? only)
    } else {
      // What gets other paths before it is added.
      var elsewhere = FindingList()
      let hasRoom: Void? = DeeperStack.whereNeeded(frame: stackFrame(of: Self.self)) {
        if note?.members?.paths == nil {
          addFindings(failed, to: &findings)
        } else {
          addFindings(failed, to: &elsewhere)
        }
      }
      if hasRoom == nil { elsewhere.append(.tooDeep(typeName(Model.self))) }
      findings.append(elsewhere.placed(note))
    }
    return findings
  }
}
