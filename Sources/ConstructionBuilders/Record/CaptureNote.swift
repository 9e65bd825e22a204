/// What happened to a value when it was read, and to its elements.
///
/// Most values have no note. It is an immutable class, so a field needs one word for it.
@_documentation(visibility: internal)
public final class CaptureNote: Sendable {
  /// The state of the value, if value and findings do not tell it.
  enum State: Sendable {
    case asFound, missing, null
    /// Null by the contract of the sender, whatever was sent.
    case declaredNull

    var isNull: Bool { self == .null || self == .declaredNull }
  }

  let state: State
  let own: [Finding]
  let inner: [Finding]
  let path: FieldPath?
  let destination: FieldPath?
  let elsewhere: [Finding]
  let elements: ElementNotes?
  @usableFromInline
  let isArriving: Bool
  let hasNotedFields: Bool
  @usableFromInline
  let isOfValueBefore: Bool
  let read: (any ReadOfField)?
  let members: MemberNotes?
  let origin: ObjectOrigin?

  /// NB: one property for each fact, and not one for all: the release of notes deep in a value then
  /// takes two frames less of a small stack.
  private init(_ facts: Facts) {
    (state, own, inner) = (facts.state, facts.own, facts.inner)
    (path, destination, elsewhere) = (facts.path, facts.destination, facts.elsewhere)
    (elements, isArriving, hasNotedFields) =
      (facts.elements, facts.isArriving, facts.hasNotedFields)
    isOfValueBefore = facts.isOfValueBefore
    (read, members, origin) = (facts.read, facts.members, facts.origin)
  }

  convenience init(_ change: (inout Facts) -> Void) {
    var facts = Facts()
    change(&facts)
    self.init(facts)
  }

  /// The same note with some facts changed.
  func with(_ change: (inout Facts) -> Void) -> CaptureNote {
    var facts = Facts(
      state: state, own: own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements, isArriving: isArriving,
      hasNotedFields: hasNotedFields, isOfValueBefore: isOfValueBefore, read: read,
      members: members, origin: origin)
    change(&facts)
    return CaptureNote(facts)
  }

  /// What a note says, to be made and changed.
  struct Facts: Sendable {
    var state = State.asFound

    /// Findings about the value itself, with paths that begin at the value.
    var own: [Finding] = []

    /// Findings about what the value was made from, with paths that begin at the value.
    ///
    /// Values of other types may have been read there.
    var inner: [Finding] = []

    /// The path of the value, if the key of the field is not the whole path.
    var path: FieldPath?

    /// The path where the value should be, if the field's path ends at an earlier step.
    var destination: FieldPath?

    /// Findings about other places that were tried first, with paths that begin at the builder.
    var elsewhere: [Finding] = []

    /// The notes about elements.
    var elements: ElementNotes?

    /// Whether the value may still change, because the document is still arriving.
    var isArriving = false

    /// Whether the fields of builders in the value may have findings.
    ///
    /// It is true for a builder of which a field had something to report when it was read, and for
    /// a value that was changed since. Nothing else has to be searched for findings.
    var hasNotedFields = false

    /// Whether the notes of elements are of a value before changes, which is kept in `members`.
    var isOfValueBefore = false

    /// How the field was read, if somebody collects that: contracts, and those who write builders.
    var read: (any ReadOfField)?

    /// What is to be said of members of the value, or of the one that tells its variant.
    var members: MemberNotes?

    /// The object that has the field; nil unless it was read for an edit.
    var origin: ObjectOrigin?
  }
}

extension CaptureNote {
  @usableFromInline
  var hasElements: Bool { elements != nil }

  /// Whether all there is to know of the elements is which of them have noted fields.
  @usableFromInline
  var hasPlainElements: Bool { elements?.holdsOnlyNotedFields ?? true }
}

extension CaptureNote {
  convenience init(state: State = .asFound, own: [Finding] = []) {
    self.init { ($0.state, $0.own) = (state, own) }
  }

  /// The note of a builder whose fields have something to report.
  @usableFromInline
  static let ofFields = CaptureNote { $0.hasNotedFields = true }

  static let null = CaptureNote(state: .null)

  /// The note of a value that has not begun to arrive.
  static let arriving = CaptureNote { ($0.state, $0.isArriving) = (.missing, true) }

  /// The note of a value that did not arrive, because the document was cut off before.
  static func cutOff(before expectation: String) -> CaptureNote {
    CaptureNote(
      state: .missing,
      own: [Finding(kind: .missing, expected: expectation, reason: Finding.cutOffReason)])
  }

  /// The note of a value of which there is nothing to say but that it is unusable or repaired, and
  /// why.
  static func counted(_ kind: Finding.Kind, isRepair: Bool) -> CaptureNote {
    switch (kind, isRepair) {
    case (.mismatch, false): oneProblem
    case (.null, false): oneNull
    case (.coerced, true): oneRepair
    default: CaptureNote(own: [.counted(kind, isRepair: isRepair)])
    }
  }

  private static let oneProblem = CaptureNote(own: [.counted(.mismatch, isRepair: false)])
  static let oneDeclaredNull = CaptureNote(
    state: .declaredNull, own: [.counted(.null, isRepair: false)])
  private static let oneNull = CaptureNote(state: .null, own: [.counted(.null, isRepair: false)])
  private static let oneRepair = CaptureNote(own: [.counted(.coerced, isRepair: true)])

  /// The note of a field at `path`, with the findings about the way to it.
  func at(
    _ path: FieldPath, reachedBy findings: [Finding] = [], elsewhere: [Finding] = []
  ) -> CaptureNote {
    with {
      $0.own = findings + $0.own
      $0.path = path
      $0.elsewhere = elsewhere
    }
  }

  /// The note of a value that was used, with other findings about the value itself.
  func with(own: [Finding]) -> CaptureNote { with { ($0.state, $0.own) = (.asFound, own) } }

  /// The note of an element that was kept. In `[V?]`, that another value was read as null is no
  /// problem.
  var ofKeptElement: CaptureNote {
    guard state == .null, let finding = own.first, finding.kind == .null, !finding.isRepair else {
      return self
    }
    return finding.ifNotRequired.map { with(own: [$0]) } ?? Self.oneRepair
  }

  /// Whether it is the note of a builder, and says nothing but that its fields were noted.
  var isOfFields: Bool {
    hasNotedFields && own.isEmpty && inner.isEmpty && elsewhere.isEmpty
      && elements == nil && path == nil && !isArriving && members?.paths == nil
  }

  /// The note of a builder in an array, of which only fields are noted.
  func note(ofBuilderAt position: Int) -> CaptureNote? {
    hasNotedFields || elements?.hasNotedFields(at: position) == true ? .ofFields : nil
  }

  /// Whether there may be findings about the value or anything in it.
  var hasFindings: Bool {
    hasNotedFields || elements != nil || !inner.isEmpty
      || !elsewhere.isEmpty || own.contains { !isOutcome($0) }
  }

  /// Adds the findings about the value itself and about its elements, as far as they are not
  /// builders.
  ///
  /// A missing or null value is an outcome, and a finding only if the value is required. A missing
  /// or null part of the value is a finding, and so is a value that may have been cut off.
  @inline(never)
  func reportAll(into findings: inout FindingList) {
    reportOwn(into: &findings)
    elements?.report(into: &findings) { $0.reportAll(into: &$1) }
    findings.omit(elements?.omitted.all ?? 0)
  }

  /// Adds the findings about the value itself.
  @inline(never)
  func reportOwn(into findings: inout FindingList) {
    for finding in own {
      if state != .declaredNull, let repair = finding.ifNotRequired {
        findings.append(repair)
      } else if !isOutcome(finding) {
        findings.append(finding)
      }
    }
    for finding in inner { findings.append(finding) }
  }

  /// Whether a finding only says that the value itself is missing or null.
  private func isOutcome(_ finding: Finding) -> Bool {
    guard state != .declaredNull else { return finding.kind == .null }
    return state != .asFound && finding.path.isEmpty && finding.ifNotRequired == nil
      && !finding.isCounted
      && (finding.kind == .missing || finding.kind == .null)
  }

  /// Adds the problems of the value and of its elements at any depth.
  @inline(never)
  func reportProblems(into findings: inout FindingList) {
    for finding in own + inner where !finding.isRepair { findings.append(finding) }
    elements?.reportProblems(into: &findings)
  }

  /// Adds the problems of what the value was made from. Returns whether there were any.
  func reportInnerProblems(into findings: inout FindingList) -> Bool {
    let problems = inner.filter { !$0.isRepair }
    for finding in problems { findings.append(finding) }
    return !problems.isEmpty
  }

  /// Whether the value, or a part of it, is nested too deep to be read.
  var isTooDeep: Bool {
    elements?.isTooDeep == true
      || (own + inner).contains { $0.kind == .tooDeep }
  }

  /// The note reduced to places in the input, and to what has to be searched; nil if neither is
  /// needed.
  var placesAlone: CaptureNote? {
    let places = elements?.placesAlone
    guard places != nil || hasNotedFields else { return nil }
    return CaptureNote { ($0.elements, $0.hasNotedFields) = (places, hasNotedFields) }
  }

  /// The number of findings at all depths.
  var total: FindingCounts {
    FindingCounts(own + inner) + (elements?.total ?? FindingCounts())
  }

  /// The number of elements that could not be read.
  ///
  /// What a closure made from another value may have lost parts of that one.
  var lostCount: Int {
    let inner = inner.reduce(0) { $1.isRepair ? $0 : $0 + ($1.kind.count ?? 1) }
    return inner + (elements?.lostCount ?? 0)
  }

  /// Whether a finding about the value, or about a part of it, has words.
  var hasWords: Bool {
    elements?.hasWords == true || (own + inner).contains { !$0.isCounted }
  }
}

extension Finding {
  fileprivate static func counted(_ kind: Kind, isRepair: Bool) -> Finding {
    Finding(kind: kind, expected: "", isRepair: isRepair)
  }

  /// Whether it is one of these: only number and kind matter.
  ///
  /// Another kind that expects nothing is `.alias`, of a key that is an empty text.
  var isCounted: Bool { expected.isEmpty && found == nil && kind != .alias }
}

/// How a field was read: a ``NotedRead``, which knows types and formats of values.
protocol ReadOfField: AnyObject, Sendable {}

extension FindingList {
  /// The findings about a value that is no builder, and about its elements.
  @inline(never)
  static func all(_ note: CaptureNote?) -> FindingList {
    var list = ofValue
    note?.reportAll(into: &list)
    return list
  }
}
