/// What came of the containers that were built while the arms of a union were ranked.
///
/// Each union around a value builds it to rank its own arms. Without this, the time would grow with
/// the square of the levels.
@usableFromInline
final class RankedBuilds {
  /// Where builders have their fields, for all unions of a document.
  let layouts: FieldLayouts

  private var known: [Build: Outcome] = [:]

  /// The findings about the containers in which nothing failed.
  private var told: [Place: (list: FindingList, held: Held)] = [:]

  init(_ layouts: FieldLayouts) { self.layouts = layouts }

  /// A container with its note.
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let value: UInt
    let note: ObjectIdentifier?

    /// Nil for a value that has no place in memory that tells it from others.
    init?<Value>(_ value: Value, _ note: CaptureNote?) {
      guard let word = storageWord(of: value) else { return nil }
      type = ObjectIdentifier(Value.self)
      self.value = word
      self.note = note.map(ObjectIdentifier.init)
    }
  }

  /// What is built, and what for.
  private struct Build: Hashable {
    let place: Place
    let aim: Walk.Aim
    let isIgnoring: Bool
  }

  /// While these are kept, nothing else takes their place.
  private typealias Held = (value: Any, note: CaptureNote?)

  private struct Outcome {
    let built: Any?
    let walk: Walk
    let failed: FailedParts?
    let held: Held
  }

  fileprivate func build<Value, Built>(
    _ value: Value, _ note: CaptureNote?, _ walk: inout Walk, under watch: BuildWatch,
    _ build: (inout Walk) -> Built?
  ) -> Built? {
    guard !walk.hasBegun, !watch.hasFailed, let place = Place(value, note) else {
      return build(&walk)
    }
    let key = Build(place: place, aim: walk.aim, isIgnoring: walk.findings.isIgnoring)
    if let known = known[key] {
      walk = known.walk
      watch.end(known.failed)
      return known.built as? Built
    }
    let built = build(&walk)
    let failed = watch.begin()
    watch.end(failed)
    known[key] = Outcome(built: built, walk: walk, failed: failed, held: (value, note))
    return built
  }

  fileprivate func tell<Value>(
    _ value: Value, _ note: CaptureNote?, _ tell: () -> FindingList
  ) -> FindingList {
    guard let place = Place(value, note) else { return tell() }
    if let known = told[place] { return known.list }
    let list = tell()
    told[place] = (list, (value, note))
    return list
  }
}

extension BuildWatch {
  /// Whether arms are ranked around what is built. The answer is mostly no.
  @inlinable
  static var isRanking: Bool { isAnyRunning && own?.ranked != nil }

  /// Builds a value by `build`; once, where arms around it are ranked.
  @usableFromInline
  static func once<Value, Built>(
    _ value: Value, _ note: CaptureNote?, _ walk: inout Walk, _ build: (inout Walk) -> Built?
  ) -> Built? {
    guard let watch = own, let ranked = watch.ranked else { return build(&walk) }
    return ranked.build(value, note, &walk, under: watch, build)
  }

  /// The findings about a value by `tell`; once, where arms around it are ranked.
  static func toldOnce<Value>(
    _ value: Value, _ note: CaptureNote?, _ failed: FailedParts?, _ tell: () -> FindingList
  ) -> FindingList {
    guard failed == nil, let ranked = own?.ranked else { return tell() }
    return ranked.tell(value, note, tell)
  }
}

extension Walk {
  /// Whether anything was built before, other than of the value that is next.
  fileprivate var hasBegun: Bool {
    if case .empty = findings.storage { return true }
    return !findings.isEmpty || lost != 0 || sent != 1 || nothingLeft != nil
  }
}
