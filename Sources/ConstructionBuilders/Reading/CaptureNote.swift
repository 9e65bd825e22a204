/// The notes about one captured value and its elements.
///
/// Most values have no note. It is an immutable class, so a field needs one word for it.
@_documentation(visibility: internal)
public final class CaptureNote: Sendable {
  /// The state of the value, if value and findings do not tell it.
  enum State: Sendable { case asFound, missing, null }

  let state: State

  /// Findings about the value itself, with paths that begin at the value.
  let own: [Finding]

  /// Findings about what the value was made from, with paths that begin at the value.
  ///
  /// Values of other types may have been read there.
  let inner: [Finding]

  /// The path of the value, if the key of the field is not the whole path.
  let path: FieldPath?

  /// The path where the value should be, if the field's path ends at an earlier step.
  let destination: FieldPath?

  /// Findings about other places that were tried first, with paths that begin at the builder.
  let elsewhere: [Finding]

  /// The notes about elements.
  @usableFromInline
  let elements: ElementNotes?

  /// Whether the value may still change, because the document is still arriving.
  @usableFromInline
  let isArriving: Bool

  /// How the field was read, if a contract wants to know.
  let read: NotedRead?

  /// Whether the fields of builders in the value may have findings.
  ///
  /// It is true for a builder of which a field had something to report when it was read, and for a
  /// value that was changed since. Nothing else has to be searched for findings.
  @usableFromInline
  let hasNotedFields: Bool

  /// The only one of them; nil if there may be more.
  let only: OnlyNote?

  /// The kind of an object that is missing or null, where a member beside it tells the kind.
  let toldKind: String?

  /// The object that has the field; nil unless it was read for an edit.
  let origin: ObjectOrigin?

  init(
    state: State = .asFound, own: [Finding] = [], inner: [Finding] = [], path: FieldPath? = nil,
    destination: FieldPath? = nil, elsewhere: [Finding] = [], elements: ElementNotes? = nil,
    isArriving: Bool = false, read: NotedRead? = nil, hasNotedFields: Bool = false,
    only: OnlyNote? = nil, toldKind: String? = nil, origin: ObjectOrigin? = nil
  ) {
    self.state = state
    self.own = own
    self.inner = inner
    self.path = path
    self.destination = destination
    self.elsewhere = elsewhere
    self.elements = elements
    self.isArriving = isArriving
    self.read = read
    self.hasNotedFields = hasNotedFields
    self.only = only
    self.toldKind = toldKind
    self.origin = origin
  }

  /// The note of a builder whose fields have something to report.
  @usableFromInline
  static let ofFields = CaptureNote(hasNotedFields: true)

  static let null = CaptureNote(state: .null)

  /// The note of a value that has not begun to arrive.
  static let arriving = CaptureNote(state: .missing, isArriving: true)

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
  private static let oneNull = CaptureNote(state: .null, own: [.counted(.null, isRepair: false)])
  private static let oneRepair = CaptureNote(own: [.counted(.coerced, isRepair: true)])

  /// The note of a field at `path`, with the findings about the way to it.
  func at(
    _ path: FieldPath, reachedBy findings: [Finding] = [], elsewhere: [Finding] = []
  ) -> CaptureNote {
    CaptureNote(
      state: state, own: findings + own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements, isArriving: isArriving,
      hasNotedFields: hasNotedFields, toldKind: toldKind)
  }

  /// The same note with other findings about the value itself.
  func with(own: [Finding]) -> CaptureNote {
    CaptureNote(own: own, inner: inner, elements: elements, hasNotedFields: hasNotedFields)
  }

  /// The same note with how the field was read.
  func noting(_ read: NotedRead) -> CaptureNote {
    CaptureNote(
      state: state, own: own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements, isArriving: isArriving, read: read,
      hasNotedFields: hasNotedFields, toldKind: toldKind)
  }

  /// Whether it is the note of a builder, and says nothing but that its fields were noted.
  var isOfFields: Bool {
    hasNotedFields && own.isEmpty && inner.isEmpty && elsewhere.isEmpty && elements == nil
      && path == nil && !isArriving
  }

  /// Whether there may be findings about the value or anything in it.
  var hasFindings: Bool {
    hasNotedFields || elements != nil || !inner.isEmpty || !elsewhere.isEmpty
      || own.contains { !$0.isOutcome }
  }

  /// Adds the findings about the value itself.
  ///
  /// A missing or null value is an outcome, and a finding only if the value is required. A missing
  /// or null part of the value is a finding, and so is a value that may have been cut off.
  func reportOwn(into findings: inout FindingList) {
    for finding in own {
      if finding.isOfCutOffValue {
        findings.append(finding.ofValueNotRequired)
      } else if !finding.isOutcome {
        findings.append(finding)
      }
    }
    for finding in inner { findings.append(finding) }
  }

  /// Adds the problems of the value and of its elements at any depth.
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
    elements?.isTooDeep == true || (own + inner).contains { $0.kind == .tooDeep }
  }

  /// The note of an element, with which its fields are searched where its container was changed.
  func note(at place: FieldPath.Component) -> CaptureNote? {
    elements?.kept[place] ?? (hasNotedFields ? .ofFields : nil)
  }

  /// The note reduced to places in the input, and to what has to be searched; nil if neither is
  /// needed.
  var placesAlone: CaptureNote? {
    let places = elements?.placesAlone
    guard places != nil || hasNotedFields else { return nil }
    return CaptureNote(elements: places, hasNotedFields: hasNotedFields)
  }

  /// Whether the value itself could not be used.
  var hasProblems: Bool { own.contains { !$0.isRepair } }

  /// The note without the findings about the value itself.
  var withoutOwn: CaptureNote { with(own: []) }

  /// The number of findings at all depths.
  var total: FindingCounts { FindingCounts(own + inner) + (elements?.total ?? FindingCounts()) }

  /// Whether a finding about the value, or about a part of it, has words.
  var hasWords: Bool {
    elements?.hasWords == true || own.contains { !$0.isCounted } || inner.contains { !$0.isCounted }
  }
}

extension Finding {
  /// Whether it only says that the value itself is missing or null.
  fileprivate var isOutcome: Bool {
    path.isEmpty && (kind == .missing || kind == .null) && !isOfCutOffValue
  }

  fileprivate static func counted(_ kind: Kind, isRepair: Bool) -> Finding {
    Finding(kind: kind, expected: "", isRepair: isRepair)
  }

  /// Whether it is one of these: only number and kind matter.
  ///
  /// Another kind that expects nothing is `.alias`, of a key that is an empty text.
  fileprivate var isCounted: Bool { expected.isEmpty && found == nil && kind != .alias }
}
