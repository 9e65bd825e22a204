/// What is wanted of a value that is built, and what was found on the way.
@_documentation(visibility: internal)
public struct Walk {
  @usableFromInline
  enum Aim {
    /// The model. Elements that are lost are left out, unless one is nested too deep.
    case model
    /// The model without losses. Each lost element is a reason why there is none.
    case whole
    /// The model, and which elements were lost and how many.
    case losses
  }

  @usableFromInline
  let aim: Aim

  /// The reasons, or what was left out.
  @usableFromInline
  var findings: FindingList

  /// How many elements are lost. A value without elements counts as one.
  @usableFromInline
  var lost = 0

  /// How many elements were sent.
  @usableFromInline
  var sent = 1

  /// A container without an element that has a value, or a builder that failed; nil for any other
  /// value.
  @usableFromInline
  var nothingLeft: NothingLeft?

  @inlinable
  init(_ aim: Aim, _ findings: FindingList = .ofValue) {
    self.aim = aim
    self.findings = findings
  }

  /// For callers that need no reasons.
  @inlinable
  static var ignoring: Walk { Walk(.model, .ignoring) }

  /// The same for the first of the elements. If all are lost, its reasons are those of the
  /// container.
  @usableFromInline
  var ofFirstElement: Walk { findings.isIgnoring ? .ignoring : Walk(aim) }

  /// Adds what was lost while the value was read. Returns whether the value is kept.
  @usableFromInline
  mutating func keep(_ note: CaptureNote?) -> Bool {
    guard let note, note.total.problems > 0, aim != .model || note.isTooDeep else { return true }
    guard aim == .model else {
      note.reportProblems(into: &findings)
      lost = 1
      return aim == .losses
    }
    var all = FindingList()
    note.reportProblems(into: &all)
    findings.append(tooDeep: all, under: FieldPath())
    return false
  }

  /// The same for a container whose elements are built as they are.
  ///
  /// - Parameter count: How many elements it has.
  @usableFromInline
  mutating func keep(_ note: CaptureNote?, ofElements count: Int) -> Bool {
    let isKept = keep(note)
    lost = (note?.lostCount ?? 0) + (note?.elements?.damagedCount ?? 0)
    sent = count + (note?.lostCount ?? 0) + (note?.elements?.repeatedCount ?? 0)
    return isKept
  }
}
