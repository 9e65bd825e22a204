/// Why builders in a value could not be built, each at its place. Only what failed is here.
///
/// A builder that nobody requires is left out of a model without a word. This says why.
@_documentation(visibility: internal)
public struct BuildProblems {
  /// The problems of the builder that is the value; nil if it was built.
  var own: FindingList?

  private var parts: [Part: BuildProblems] = [:]

  /// A part of a value.
  enum Part: Hashable {
    /// The field of a builder. Fields of two types can have one path.
    case field(FieldPath, ObjectIdentifier)
    /// The element of a container, by its position or key in the value.
    case element(FieldPath.Component)
  }

  var isEmpty: Bool { own == nil && parts.isEmpty }

  /// The problems in a part; nil if there are none.
  subscript(part: @autoclosure () -> Part) -> BuildProblems? {
    parts.isEmpty ? nil : parts[part()]
  }

  /// The elements with problems.
  var elements: [FieldPath.Component] {
    parts.keys.compactMap { if case .element(let place) = $0 { place } else { nil } }
  }

  fileprivate mutating func set(_ problems: BuildProblems, in part: Part) {
    parts[part] = problems
  }
}

/// Collects the problems of nested builders while one builds for its findings.
///
/// `@unchecked Sendable` because task-local values have to be Sendable. Only the task that began
/// uses it: see `own`.
@usableFromInline
final class BuildRecorder: @unchecked Sendable {
  /// The recorder that the current task began or inherited.
  @TaskLocal static var current: BuildRecorder?

  private let task = TaskIdentity.current

  /// The problems in the value that is being built.
  var problems = BuildProblems()

  private init() {}

  /// Runs `body`, which builds a value, and returns the problems in it.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, problems: BuildProblems) {
    let recorder = BuildRecorder()
    let result = TaskLocalUse.during { $current.withValue(recorder, operation: body) }
    return (result, recorder.problems)
  }

  /// Whether a task may have one. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { TaskLocalUse.isAny }

  /// The recorder of this task.
  ///
  /// It is nil if there is none, and in tasks that a client's `build()` started.
  static var own: BuildRecorder? {
    guard isAnyRunning, let current, current.task == TaskIdentity.current else { return nil }
    return current
  }

  /// Runs `body`, which builds a part of the value that is being built.
  func record<Result>(_ part: @autoclosure () -> BuildProblems.Part, _ body: () -> Result) -> Result
  {
    let outer = problems
    problems = BuildProblems()
    let result = body()
    let inner = problems
    problems = outer
    if !inner.isEmpty { problems.set(inner, in: part()) }
    return result
  }
}

extension BuildRecorder? {
  /// Runs `body`, which builds a part of the value that is being built.
  func record<Result>(_ part: @autoclosure () -> BuildProblems.Part, _ body: () -> Result) -> Result
  {
    guard let self else { return body() }
    return self.record(part(), body)
  }
}
