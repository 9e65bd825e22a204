/// What becomes of the elements that are lost when a value is built, and which were.
@_documentation(visibility: internal)
public struct BuildLosses {
  @usableFromInline
  enum Rule {
    /// They are left out. The value fails only if one is nested too deep.
    case leftOut
    /// Each is a reason why the value fails.
    case reasons
    /// They are left out, told and counted.
    case counted
  }

  @usableFromInline
  let rule: Rule

  /// The reasons, or what was left out.
  @usableFromInline
  var findings: FindingList

  /// How many elements are lost. A value without elements counts as one.
  var lost = 0

  /// How many elements were sent.
  var sent = 1

  /// What the failure of a builder is about; nil if the value is not a builder, or was built.
  var model: String?

  /// What became of a container without an element that has a value; nil for any other value.
  @usableFromInline
  var nothingLeft: NothingLeft?

  @inlinable
  init(_ rule: Rule, _ findings: FindingList = .ofValue) {
    self.rule = rule
    self.findings = findings
  }

  /// For callers that need no reasons.
  @inlinable
  static var ignoring: BuildLosses { BuildLosses(.leftOut, .ignoring) }

  /// The same for an element.
  var ofElement: BuildLosses { BuildLosses(rule, rule == .leftOut ? .ignoring : .ofValue) }

  /// The same for an element whose reasons are those of the container, if all are lost.
  @usableFromInline
  var ofFirstElement: BuildLosses { findings.isIgnoring ? .ignoring : BuildLosses(rule) }

  /// Adds the problems of what was read. Returns whether the value is kept all the same.
  @usableFromInline
  mutating func keep(_ note: CaptureNote?) -> Bool {
    guard let note, note.total.problems > 0, rule != .leftOut || note.isTooDeep else { return true }
    guard rule == .leftOut else {
      note.reportProblems(into: &findings)
      lost = 1
      return rule == .counted
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

  /// Adds the elements that were too deep to be read. Returns whether there are none, or whether
  /// they are reported with the others.
  mutating func keepLevels(_ notes: ElementNotes?) -> Bool {
    rule != .leftOut || notes?.reportTooDeep(into: &findings) != true
  }

  /// Adds what else was lost while a container was read. Returns whether the rest is kept.
  ///
  /// - Parameters:
  ///   - lost: How many elements are lost, those that were not read included.
  ///   - kept: How many were read.
  ///   - isWhole: Whether all of these were built.
  mutating func keepAll(
    but lost: Int, of kept: Int, _ isWhole: Bool, _ note: CaptureNote?
  ) -> Bool {
    guard rule != .leftOut else { return isWhole }
    findings.omit(note?.elements?.omitted.problems ?? 0)
    let isCut = note?.reportInnerProblems(into: &findings) ?? false
    self.lost = lost
    sent = kept + (note?.lostCount ?? 0)
    return rule == .counted || isWhole && note?.elements?.hasLosses != true && !isCut
  }
}

extension CaptureNote {
  /// The number of elements that could not be read.
  ///
  /// What a closure made from another value may have lost parts of that one.
  var lostCount: Int {
    let inner = inner.reduce(0) { $1.isRepair ? $0 : $0 + max($1.kind.count ?? 1, 0) }
    return inner + (elements?.lostCount ?? 0)
  }
}
