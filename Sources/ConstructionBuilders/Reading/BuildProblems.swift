internal import ConstructionBuildersC

/// Why builders in a value could not be built, while that is built for its findings.
///
/// A builder that nobody requires is left out of a model without a word. This says why.
@_documentation(visibility: internal)
public final class BuildProblems {
  /// The problems of the builder that is the value; nil if it was built.
  var own: FindingList?

  /// The findings about the fields of the builder that could not be built as a whole.
  private var fields: [BuiltFieldKey: (field: any BuiltField, findings: FindingList)?] = [:]

  /// The findings about the elements of the container that could not be built as a whole.
  private(set) var elements: [FieldPath.Component: ElementFindings] = [:]

  /// How many problems the lists of elements have.
  private var problemsOfElements = 0

  /// The problem of the builder, if it is the only one, and nothing in the builder was recorded.
  var only: Finding? {
    guard fields.isEmpty, elements.isEmpty, let own, own.count == 1 else { return nil }
    return own.leaves.first
  }

  /// The findings about one element.
  enum ElementFindings {
    case list(FindingList)
    /// There are so many: the list of the container has no room for them.
    case counted(Int)
  }

  /// The findings about a field of the builder that is the value; nil if it was built as a whole,
  /// or not at all.
  ///
  /// A `build()` may build other builders, and their fields are recorded with its own. What was
  /// recorded counts only if it is of a copy of this field. Else the field is built alone.
  func findings<Built: BuiltField>(of field: Built) -> FindingList? {
    guard !fields.isEmpty, let recorded = fields[field._key] else { return nil }
    guard let recorded, let built = recorded.field as? Built, field.isCopy(of: built) else {
      return field.findingsAlone
    }
    return recorded.findings
  }

  fileprivate func set(_ findings: FindingList, of field: some BuiltField) {
    let isFirst = fields[field._key] == nil
    fields.updateValue(isFirst ? (field, findings) : nil, forKey: field._key)
  }

  fileprivate func set(_ findings: FindingList, at place: FieldPath.Component) {
    // One problem may be there several times, so there may be more than the list has room for.
    let isFull = problemsOfElements >= FindingCounts.words.problems
    elements[place] = isFull ? .counted(findings.count) : .list(findings)
    problemsOfElements += findings.problemCount
  }
}

/// A field of a builder that was built.
@_documentation(visibility: internal)
public protocol BuiltField {
  var _key: BuiltFieldKey { get }

  /// Whether both are copies of one field, so that what is said of one is true of the other.
  func isCopy(of other: Self) -> Bool

  /// The findings about the field, with the problems of building it.
  func findingList(_ problems: BuildProblems?) -> FindingList

  /// The findings about the field if it is built by itself.
  var findingsAlone: FindingList { get }
}

/// Which field of a builder it is. Several can have one path, and even one type.
@_documentation(visibility: internal)
public struct BuiltFieldKey: Hashable {
  let path: FieldPath
  let type: ObjectIdentifier
}

/// Collects the problems of nested builders while one builds for its findings.
///
/// It belongs to the running thread: `build()` is synchronous. Tasks and threads that a client's
/// `build()` starts have none.
@usableFromInline
final class BuildRecorder {
  /// The problems in the value that is being built; nil if there are none.
  fileprivate(set) var problems: BuildProblems?

  @usableFromInline
  var hasProblems: Bool { problems != nil }

  /// Runs `body`, which builds a value, and returns the problems in it; nil if there are none.
  static func collect<Result>(_ body: () -> Result) -> (result: Result, problems: BuildProblems?) {
    let recorder = BuildRecorder()
    return (recorder.run(body), recorder.problems)
  }

  /// Runs `body`, which reads or builds another document, so that nothing of it is recorded.
  static func apart<Result>(_ body: () -> Result) -> Result {
    guard isAnyRunning else { return body() }
    return BuildRecorder().run(body)
  }

  /// Records why the value that is being built is not a model.
  func record(_ own: FindingList) {
    let problems = problems ?? BuildProblems()
    problems.own = own
    self.problems = problems
  }

  /// Whether the running thread has one. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { unsafe construction_builders_thread().pointee.recorder != 0 }

  /// Begins a value that is a part of the one that is being built; nil if nobody wants to know.
  @usableFromInline
  static func begin() -> OuterProblems? {
    own.map { OuterProblems($0, $0.take()) }
  }

  fileprivate func take() -> BuildProblems? {
    defer { problems = nil }
    return problems
  }
}

/// The problems that were recorded of a value before its next part is built.
@usableFromInline
struct OuterProblems {
  @usableFromInline
  let recorder: BuildRecorder
  private var problems: BuildProblems?

  fileprivate init(_ recorder: BuildRecorder, _ problems: BuildProblems?) {
    self.recorder = recorder
    self.problems = problems
  }

  /// Takes what was recorded of a field, and records the findings about it.
  @usableFromInline
  mutating func take(_ field: some BuiltField) {
    let findings = field.findingList(recorder.take())
    all.set(findings, of: field)
  }

  /// The same for an element of a container. `tell` returns the findings about it.
  @usableFromInline
  mutating func take(
    at place: FieldPath.Component, _ tell: (BuildProblems) -> FindingList
  ) {
    guard let inner = recorder.take() else { return }
    all.set(tell(inner), at: place)
  }

  private var all: BuildProblems {
    mutating get {
      if let problems { return problems }
      let all = BuildProblems()
      problems = all
      return all
    }
  }

  /// Goes on with the value.
  @usableFromInline
  func end() { recorder.problems = problems }
}

extension OuterProblems? {
  /// Takes what was recorded of an element. `tell` returns the findings about it.
  @inlinable @inline(__always)
  mutating func takeElement(
    at place: @autoclosure () -> FieldPath.Component, _ tell: (BuildProblems) -> FindingList
  ) {
    if self?.recorder.hasProblems == true { self?.take(at: place(), tell) }
  }
}

extension BuildRecorder {
  /// The recorder of the running thread.
  ///
  /// Trusts `run`, which alone sets the word: it keeps the recorder until it has reset it.
  static var own: BuildRecorder? {
    unsafe UnsafeRawPointer(bitPattern: construction_builders_thread().pointee.recorder).map {
      unsafe Unmanaged<BuildRecorder>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs `body` with this as the recorder of the running thread.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = unsafe construction_builders_thread().pointee.recorder
    unsafe construction_builders_thread().pointee.recorder = UInt(
      bitPattern: Unmanaged.passUnretained(self).toOpaque())
    defer { unsafe construction_builders_thread().pointee.recorder = outer }
    return withExtendedLifetime(self, body)
  }
}
