import Synchronization

/// What arrays and dictionaries of builders were built to, for as long as findings are asked for.
///
/// A builder finds out by building what keeps it from being built, and so does each builder in it.
/// In a chain of 256 builders, each in the array of another, the innermost would be built 256 times.
/// In a pass it is built once: no builder changes while it is asked for its findings.
///
/// `@unchecked Sendable` because task-local values have to be Sendable. Only the task that began the
/// pass uses it: see `own`.
@usableFromInline
final class FindingsPass: @unchecked Sendable {
  /// The pass that the current task has begun or inherited.
  @TaskLocal private static var current: FindingsPass?

  private let task = TaskIdentity.current
  private var results: [Key: Any] = [:]

  private init() {}

  /// Calls `body` in the pass that is running, or else in one of its own.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard own == nil else { return body() }
    PassCount.add(1)
    defer { PassCount.add(-1) }
    return $current.withValue(FindingsPass(), operation: body)
  }

  /// Whether any task is in a pass. Most are not, and then finding out takes a nanosecond.
  @usableFromInline
  static var isAnyRunning: Bool { PassCount.isAny }

  /// What a container is built to, once in a pass.
  static func built<Container: Capturable>(
    _ container: Container, _ note: CaptureNote?, everyElement: Bool,
    into problems: inout FindingList,
    by build: (inout FindingList) -> Container.Built?
  ) -> Container.Built? {
    guard isAnyRunning, let own, let key = Key(container, note, everyElement) else {
      return build(&problems)
    }
    if let known = own.results[key] as? BuiltContainer<Container> {
      problems.append(known.problems)
      return known.built
    }
    var found = FindingList.ofValue
    let built = build(&found)
    own.results[key] = BuiltContainer(
      container: container, note: note, built: built, problems: found)
    problems.append(found)
    return built
  }

  /// The pass of this task; nil where there is none, and in tasks that a client's `build()` began.
  private static var own: FindingsPass? {
    guard isAnyRunning, let current, current.task == TaskIdentity.current else { return nil }
    return current
  }
}

/// A container that was built. It is kept, so that its memory is not used for another one meanwhile.
private struct BuiltContainer<Container: Capturable> {
  let container: Container
  let note: CaptureNote?
  let built: Container.Built?
  let problems: FindingList
}

/// What a result depends on.
private struct Key: Hashable {
  let container: StorageIdentity
  let note: ObjectIdentifier?
  let everyElement: Bool

  /// Nil where it cannot be told which container it is.
  init?<Container>(_ container: Container, _ note: CaptureNote?, _ everyElement: Bool) {
    guard let identity = StorageIdentity(of: container) else { return nil }
    self.container = identity
    self.note = note.map(ObjectIdentifier.init)
    self.everyElement = everyElement
  }
}

/// How many passes are running in the process.
private enum PassCount {
  static func add(_ count: Int) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    running.add(count, ordering: .relaxed)
  }

  /// Where passes are not counted, on older systems, there may always be one.
  static var isAny: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return true }
    return running.load(ordering: .relaxed) > 0
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let running = Atomic<Int>(0)
}
