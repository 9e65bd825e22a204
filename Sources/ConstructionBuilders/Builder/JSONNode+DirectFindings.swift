extension JSONNode {
  /// Runs `make`, which makes a model of the document, and returns it with the findings; nil if it
  /// makes none, or if the findings have to be searched.
  func withFindings<Model>(_ make: () -> Model?) -> (Model, [Finding])? {
    guard case .tape(let node) = input else { return nil }
    let findings = DirectFindings()
    unsafe node.source.pointee.directFindings = findings
    defer { unsafe node.source.pointee.directFindings = nil }
    guard let model = make(), unsafe !node.source.pointee.marks.hasNotedFields else { return nil }
    return findings.findings(in: node).map { (model, $0) }
  }

  /// What records findings; nil if nothing does, or if they have to be searched anyway.
  @usableFromInline
  var directFindings: DirectFindings? {
    guard case .tape(let node) = input, unsafe !node.source.pointee.marks.hasNotedFields else {
      return nil
    }
    return unsafe node.source.pointee.directFindings
  }

  /// Marks the input, and records the findings about a value that was read from this node.
  @usableFromInline
  func note<Value: Capturable>(_ captured: Captured<Value>) {
    guard let note = captured.note, note.hasFindings else { return }
    guard Value.isBuiltAsIs, note.elsewhere.isEmpty, case .tape(let node) = input else {
      return mark()
    }
    unsafe node.source.pointee.marks.addValue()
    guard let all = directFindings else { return }
    var own = FindingList.ofValue
    if let value = captured.value {
      own = value._findingList(note, nil)
    } else {
      note.reportOwn(into: &own)
    }
    if !all.add(own, at: node.offset) { mark() }
  }
}

extension JSONFields {
  /// Whether something records the findings of models that are made without builders.
  @inlinable
  var hasDirectFindings: Bool {
    guard case .tape(let object) = input else { return false }
    return unsafe object.node.source.pointee.directFindings != nil
  }

  /// Runs `body`, which reads and builds fields. Marks the input if a builder could not be built:
  /// no finding says so yet.
  @usableFromInline
  func noting<Result>(_ body: (borrowing JSONFields) -> Result) -> Result {
    let (result, failed) = BuildWatch.watch { body(self) }
    if failed != nil { mark() }
    return result
  }
}
