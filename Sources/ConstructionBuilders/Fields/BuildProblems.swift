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
/// It belongs to the running thread: `build()` is synchronous. Tasks and threads that a client's
/// `build()` starts have none.
@usableFromInline
final class BuildRecorder {
  /// The problems in the value that is being built.
  var problems = BuildProblems()

  /// Runs `body`, which builds a value, and returns the problems in it.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, problems: BuildProblems) {
    let recorder = BuildRecorder()
    let result = TaskLocalUse.during { recorder.run(body) }
    return (result, recorder.problems)
  }

  /// Whether a thread may have one. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { TaskLocalUse.isAny }

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
  /// Runs `body`, which builds a part of the value.
  func record<Result>(_ part: @autoclosure () -> BuildProblems.Part, _ body: () -> Result) -> Result
  {
    guard let self else { return body() }
    return self.record(part(), body)
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension BuildRecorder {
    private static let slot = ThreadSlot()

    /// The recorder of the running thread.
    static var own: BuildRecorder? {
      guard isAnyRunning else { return nil }
      // Trusts `run`, which alone sets the slot: it keeps the recorder until it has reset the slot.
      return unsafe UnsafeRawPointer(bitPattern: slot.word).map {
        unsafe Unmanaged<BuildRecorder>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Runs `body` with this as the recorder of the running thread.
    func run<Result>(_ body: () -> Result) -> Result {
      let outer = Self.slot.word
      Self.slot.word = unsafe UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
      defer { Self.slot.word = outer }
      return withExtendedLifetime(self, body)
    }
  }
#else
  /// Without threads of its own, a task is one.
  extension BuildRecorder: @unchecked Sendable {
    @TaskLocal private static var current: (recorder: BuildRecorder, task: TaskIdentity)?

    static var own: BuildRecorder? {
      guard isAnyRunning, let current, current.task == TaskIdentity.current else { return nil }
      return current.recorder
    }

    func run<Result>(_ body: () -> Result) -> Result {
      Self.$current.withValue((self, TaskIdentity.current), operation: body)
    }
  }

  /// Which task is running; the same for all code outside of tasks.
  struct TaskIdentity: Equatable, Sendable {
    /// Only the hash is kept: the task must not outlive the call.
    private let hash: Int?

    static var current: TaskIdentity {
      TaskIdentity(hash: unsafe withUnsafeCurrentTask { unsafe $0?.hashValue })
    }
  }
#endif
