/// Why the first of the elements that were left out was lost.
@usableFromInline
struct FirstLoss: Sendable {
  let place: FieldPath.Component
  let reasons: FindingList
}

/// A container without an element that has a value, or a builder that failed.
@usableFromInline
final class NothingLeft: Sendable {
  /// How many elements were read and could not be built.
  let failed: Int
  let first: FirstLoss?

  /// What the failure of the builder is about.
  let model: String?

  @usableFromInline
  init(failed: Int = 0, _ first: FirstLoss? = nil, model: String? = nil) {
    self.failed = failed
    self.first = first
    self.model = model
  }
}

extension Walk {
  /// Takes what was said of an element that may be left out. Returns whether it may not, because it
  /// is nested too deep.
  @usableFromInline
  mutating func take(
    _ inner: inout Walk, _ first: inout FirstLoss?,
    at place: @autoclosure () -> FieldPath.Component
  ) -> Bool {
    guard !inner.findings.isEmpty else { return false }
    let loss = FirstLoss(place: place(), reasons: inner.findings)
    inner = .ignoring
    let isTooDeep = loss.reasons.isTooDeep
    if isTooDeep { findings.append(tooDeep: loss.reasons, under: .element(loss.place)) }
    // Members of a dictionary are built in any order.
    if first.map({ loss.place.precedes($0.place) }) ?? true { first = loss }
    return isTooDeep
  }

  /// Returns whether something is left of the value, or nothing was lost. Otherwise adds that
  /// nothing is left, and the first reason. Null is no loss.
  @usableFromInline @inline(never)
  mutating func keepRest(_ note: CaptureNote?) -> Bool {
    let lost = (nothingLeft?.failed ?? 0) + (note?.elements?.unusableCount ?? 0)
    guard aim == .model, lost > 0 else { return true }
    guard !findings.isIgnoring else { return false }
    findings.append(.nothingLeft(of: lost))
    var (built, read) = (FindingList(), FindingList())
    if let first = nothingLeft?.first {
      built.append(
        first.reasons, under: note?.elements?.path(of: first.place) ?? .element(first.place))
    }
    note?.elements?.reportProblems(into: &read)
    // The element in place of an array has no step of its own.
    let steps = note?.elements?.members?.areInPlaceOfArray == true ? 0 : 1
    let reasons = [built, read].compactMap { $0.firstReason(stepsOfElement: steps) }
    if let reason = reasons.min(by: { $0.isOfElement(before: $1) }) {
      findings.append(reason)
    } else {
      findings.omit(1)
    }
    return false
  }
}

extension FindingList {
  /// The first problem of an element that is not itself null.
  fileprivate func firstReason(stepsOfElement: Int) -> Finding? {
    let problems = findings.filter { finding in
      let isNull = finding.kind == .null && finding.path.components.count == stepsOfElement
      return !finding.isRepair && !isNull && finding.kind.count == nil
    }
    return problems.first { $0.kind != .tooManyLosses } ?? problems.first
  }
}

extension Finding {
  fileprivate func isOfElement(before other: Finding) -> Bool {
    guard let place = path.components.first, let others = other.path.components.first else {
      return false
    }
    return place.precedes(others)
  }

  /// The problem of a required container of which all elements were lost.
  fileprivate static func nothingLeft(of count: Int) -> Finding {
    let elements = count == 1 ? "element" : "elements"
    return Finding(
      kind: .tooManyLosses, expected: "elements",
      reason: "none of \(count) \(elements) could be used")
  }
}
