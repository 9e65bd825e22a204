/// Why builders in a value could not be built, each at its place. Only what failed is here.
///
/// A builder that nobody requires is left out of a model without a word. This says why.
@_documentation(visibility: internal)
public struct BuildProblems {
  /// The problems of the builder that is the value; nil if it was built.
  var own: FindingList?

  private var parts: [Part: BuildProblems] = [:]

  /// The fields among the parts, as they were built; nil for a part that is several of them.
  private var fields: [Part: (any BuiltField)?] = [:]

  /// How many findings there are about the value, where that is all there is to know: the list of
  /// the container has no room for them.
  private(set) var counted: Int?

  /// How many problems there are at least. Those of parts are mostly among its own.
  private var total: Int { max(own?.count ?? 0, totalOfParts) }
  private var totalOfParts = 0

  fileprivate init(counted: Int) { self.counted = counted }

  init() {}

  /// A part of a value.
  public enum Part: Hashable {
    /// The field of a builder. Fields of two types can have one path.
    case field(FieldPath, ObjectIdentifier)
    /// The element of a container, by its position or key in the value.
    case element(FieldPath.Component)
  }

  var isEmpty: Bool { own == nil && parts.isEmpty && counted == nil }

  /// The problems in an element of the container that is the value; nil if there are none.
  subscript(place: @autoclosure () -> FieldPath.Component) -> BuildProblems? {
    parts.isEmpty ? nil : parts[.element(place())]
  }

  /// The problems in a field of the builder that is the value; nil if there are none.
  ///
  /// A `build()` may build other builders, and their fields are recorded with its own. What was
  /// recorded counts for this field only if it is of a copy of it. Else the field is built alone.
  subscript<Built: BuiltField>(field: Built) -> BuildProblems? {
    guard !parts.isEmpty, let problems = parts[field._part] else { return nil }
    guard let built = fields[field._part] as? Built, field.isCopy(of: built) else {
      return field.problemsAlone
    }
    return problems
  }

  /// The elements with problems.
  var elements: [FieldPath.Component] {
    parts.keys.compactMap { if case .element(let place) = $0 { place } else { nil } }
  }

  fileprivate mutating func set(_ problems: BuildProblems, in part: Part) {
    parts[part] = problems
    totalOfParts += problems.total
  }

  fileprivate mutating func set(_ problems: BuildProblems, of field: some BuiltField) {
    fields.updateValue(parts[field._part] == nil ? field : nil, forKey: field._part)
    set(problems, in: field._part)
  }

  /// Whether a list of one value has no room for more findings, though one problem may be there
  /// several times.
  fileprivate var areTooMany: Bool { totalOfParts >= FindingCounts.words.problems }
}

/// A field of a builder that was built.
@_documentation(visibility: internal)
public protocol BuiltField {
  /// Which part of its builder the field is.
  var _part: BuildProblems.Part { get }

  /// Whether both are copies of one field, so that what is said of one is true of the other.
  func isCopy(of other: Self) -> Bool

  /// The problems in the field if it is built by itself; nil if there are none.
  var problemsAlone: BuildProblems? { get }
}

/// Collects the problems of nested builders while one builds for its findings.
///
/// It belongs to the running thread: `build()` is synchronous. Tasks and threads that a client's
/// `build()` starts have none.
@usableFromInline
final class BuildRecorder {
  /// The problems in the value that is being built.
  private(set) var problems = BuildProblems()

  /// Whether there are any.
  @usableFromInline
  private(set) var hasProblems = false

  /// Runs `body`, which builds a value, and returns the problems in it.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, problems: BuildProblems) {
    let recorder = BuildRecorder()
    let result = TaskLocalUse.during { recorder.run(body) }
    return (result, recorder.problems)
  }

  /// Runs `body`, which reads or builds another document, so that nothing of it is recorded.
  static func apart<Result>(_ body: () -> Result) -> Result {
    guard isAnyRunning, own != nil else { return body() }
    return BuildRecorder().run(body)
  }

  /// Records why the value that is being built is not a model.
  func record(_ problems: FindingList) {
    self.problems.own = problems
    hasProblems = true
  }

  /// Whether a thread may have one. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { TaskLocalUse.isAny }

  /// Begins a value that is a part of the one that is being built; nil if nobody wants to know.
  @usableFromInline
  static func begin() -> OuterProblems? {
    guard TaskLocalUse.isAny, let recorder = own else { return nil }
    return OuterProblems(recorder, recorder.take())
  }

  fileprivate func take() -> BuildProblems {
    guard hasProblems else { return BuildProblems() }
    defer { (problems, hasProblems) = (BuildProblems(), false) }
    return problems
  }

  fileprivate func restore(_ problems: BuildProblems) {
    self.problems = problems
    hasProblems = !problems.isEmpty
  }
}

/// The problems that were recorded of a value before its next part is built.
@usableFromInline
struct OuterProblems {
  @usableFromInline
  let recorder: BuildRecorder
  fileprivate var problems: BuildProblems

  fileprivate init(_ recorder: BuildRecorder, _ problems: BuildProblems) {
    self.recorder = recorder
    self.problems = problems
  }

  /// Moves what was recorded since then to a field.
  @usableFromInline
  mutating func take(for field: some BuiltField) { problems.set(recorder.take(), of: field) }

  /// The same for an element. What the list of the container has no room for is only counted, so a
  /// hostile array cannot fill the memory.
  @usableFromInline
  mutating func takeElement(
    at index: Int, _ report: (BuildProblems, inout FindingList) -> Void
  ) {
    guard problems.areTooMany else {
      return problems.set(recorder.take(), in: .element(.index(index)))
    }
    var findings = FindingList.ofValue
    report(recorder.take(), &findings)
    problems.set(BuildProblems(counted: findings.count), in: .element(.index(index)))
  }

  /// Goes on with the value.
  @usableFromInline
  func end() {
    if recorder.hasProblems || !problems.isEmpty { recorder.restore(problems) }
  }
}

extension OuterProblems? {
  /// Moves what was recorded of the next element of an array to its place. `report` adds the
  /// findings about it.
  @inlinable @inline(__always)
  mutating func takeElement(
    at index: Int, _ report: (BuildProblems, inout FindingList) -> Void
  ) {
    if self?.recorder.hasProblems == true { self?.takeElement(at: index, report) }
  }

  /// Moves what was recorded of a member of a dictionary, which has no order, to its place.
  mutating func takeElement(_ place: @autoclosure () -> FieldPath.Component) {
    guard let recorder = self?.recorder, recorder.hasProblems else { return }
    self?.problems.set(recorder.take(), in: .element(place()))
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension BuildRecorder {
    private static let slot = ThreadSlot()

    /// The recorder of the running thread.
    static var own: BuildRecorder? {
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
      guard let current, current.task == TaskIdentity.current else { return nil }
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
