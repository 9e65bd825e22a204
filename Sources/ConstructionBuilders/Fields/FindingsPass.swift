/// Remembers the results of arrays and dictionaries of builders while findings are collected.
///
/// A builder finds its problems by building, and so does each builder nested in it. In a chain of
/// 256 builders, each in an array of the one before, the innermost would be built 256 times. In a
/// pass it is built once, because no builder changes while its findings are collected.
///
/// `@unchecked Sendable` because task-local values have to be Sendable. Only the task that began
/// the pass uses it: see `own`.
@usableFromInline
final class FindingsPass: @unchecked Sendable {
  /// The pass that the current task began or inherited.
  @TaskLocal static var current: FindingsPass?

  private let task = TaskIdentity.current
  private var results: [Key: Any] = [:]

  private init() {}

  /// Runs `body` in the current pass, or else in a new one.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard own == nil else { return body() }
    return TaskLocalUse.during { $current.withValue(FindingsPass(), operation: body) }
  }

  /// Whether a task may be in a pass. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { TaskLocalUse.isAny }

  /// Builds a container, once in a pass.
  static func built<Container: Capturable>(
    _ container: Container, _ note: CaptureNote?, everyElement: Bool,
    into problems: inout FindingList,
    by build: (inout FindingList) -> Container.Built?
  ) -> Container.Built? {
    let purpose: Purpose = everyElement ? .every : .any
    guard isAnyRunning, let own, let key = Key(container, note, purpose) else {
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

  /// Builds a container although elements are lost, once in a pass.
  static func salvaged<Container: Capturable, Built>(
    _ container: Container, _ note: CaptureNote?, by build: () -> Salvaged<Built>
  ) -> Salvaged<Built> {
    guard isAnyRunning, let own, let key = Key(container, note, .losing) else { return build() }
    if let known = own.results[key] as? SalvagedContainer<Container, Built> { return known.made }
    let made = build()
    own.results[key] = SalvagedContainer(container: container, note: note, made: made)
    return made
  }

  /// The pass of this task.
  ///
  /// It is nil if there is none, and in tasks that a client's `build()` started.
  private static var own: FindingsPass? {
    guard isAnyRunning, let current, current.task == TaskIdentity.current else { return nil }
    return current
  }
}

/// The result for a container. It retains the container, so its memory cannot be reused meanwhile.
private struct BuiltContainer<Container: Capturable> {
  let container: Container
  let note: CaptureNote?
  let built: Container.Built?
  let problems: FindingList
}

private struct SalvagedContainer<Container, Built> {
  let container: Container
  let note: CaptureNote?
  let made: Salvaged<Built>
}

/// What was built of a container although elements were lost, and why they were.
struct Salvaged<Built> {
  var built: Built
  var lost: Int
  let sent: Int
  var losses = FindingList.ofValue
}

/// What a container is built for.
private enum Purpose { case any, every, losing }

/// The inputs that a result depends on.
private struct Key: Hashable {
  let container: StorageIdentity
  let note: ObjectIdentifier?
  let purpose: Purpose

  /// Nil if the container has no identity.
  init?<Container>(_ container: Container, _ note: CaptureNote?, _ purpose: Purpose) {
    guard let identity = StorageIdentity(of: container) else { return nil }
    self.container = identity
    self.note = note.map(ObjectIdentifier.init)
    self.purpose = purpose
  }
}
