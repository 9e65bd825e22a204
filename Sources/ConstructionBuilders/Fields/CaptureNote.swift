/// What is worth saying about one captured value, and about the elements in it.
///
/// Most values have none. It is a class so that a field needs one word for it, and it never changes.
@_documentation(visibility: internal)
public final class CaptureNote: Sendable {
  /// What became of the value where value and findings do not tell.
  enum State: Sendable { case asFound, missing, null }

  let state: State

  /// Findings about the value itself, seen from the value.
  let own: [Finding]

  /// Findings about what the value was made of, seen from the value: other types may have read that.
  let inner: [Finding]

  /// Where the value stands, for a field whose key does not say it all.
  let path: FieldPath?

  /// Where the value would stand, for a field whose path leads there but ends at a step before.
  let destination: FieldPath?

  /// Findings about other places that were tried first, seen from the builder.
  let elsewhere: [Finding]

  /// What is worth saying about elements.
  @usableFromInline
  let elements: ElementNotes?

  init(
    state: State = .asFound, own: [Finding] = [], inner: [Finding] = [], path: FieldPath? = nil,
    destination: FieldPath? = nil, elsewhere: [Finding] = [], elements: ElementNotes? = nil
  ) {
    self.state = state
    self.own = own
    self.inner = inner
    self.path = path
    self.destination = destination
    self.elsewhere = elsewhere
    self.elements = elements
  }

  static let null = CaptureNote(state: .null)

  /// For a value of which only the count is wanted: it could not be used.
  static let oneProblem = CaptureNote(own: [.countedProblem])

  /// For a value of which only the count is wanted: it was repaired.
  static let oneRepair = CaptureNote(own: [.countedRepair])

  /// The same for a field at `path`, with findings about how it was reached.
  func at(
    _ path: FieldPath, reachedBy findings: [Finding] = [], elsewhere: [Finding] = []
  ) -> CaptureNote {
    CaptureNote(
      state: state, own: findings + own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements)
  }

  /// Adds the findings about the value itself. That it is missing or null is not one of them: it is
  /// an outcome, and a finding only where the value is needed. That something in it is, is one.
  func reportOwn(into findings: inout FindingList) {
    for finding in own {
      let isOutcome = finding.path.isEmpty && (finding.kind == .missing || finding.kind == .null)
      if !isOutcome { findings.append(finding) }
    }
    for finding in inner { findings.append(finding) }
  }

  /// Adds what kept the value, or an element at any depth, from being used.
  func reportProblems(into findings: inout FindingList) {
    for finding in own + inner where !finding.isRepair { findings.append(finding) }
    elements?.reportProblems(into: &findings)
  }

  /// Whether the value itself could not be used.
  var hasProblems: Bool { own.contains { !$0.isRepair } }

  /// The same for what is inside the value alone.
  var withoutOwn: CaptureNote { CaptureNote(inner: inner, elements: elements) }

  /// How many findings there are, at all depths.
  var total: FindingCounts { FindingCounts(own + inner) + (elements?.total ?? FindingCounts()) }

  /// How many of them are kept with their words.
  var held: FindingCounts { FindingCounts(own + inner) + (elements?.held ?? FindingCounts()) }

  /// The note with no more findings than there is room for, which they take.
  func limited(to room: inout FindingCounts) -> CaptureNote {
    let own = own.filter { room.take($0) }
    let inner = inner.filter { room.take($0) }
    return CaptureNote(own: own, inner: inner, elements: elements?.limited(to: &room))
  }
}

extension Finding {
  /// Stands for a problem that nobody will read.
  static let countedProblem = Finding(kind: .mismatch, expected: "")

  /// Stands for a repair that nobody will read.
  static let countedRepair = Finding(kind: .coerced, expected: "", isRepair: true)
}
