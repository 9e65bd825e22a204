/// A type that a field of a builder can have.
///
/// These types conform: String, the fixed-width integers, Double, Float, CGFloat, Decimal, Bool,
/// Date, Duration (with a format), URL, UUID, Data, ``JSONValue``, and every builder. If the types
/// inside conform, so do `[V]`, `[V?]`, `[K: V]` and `Set<V>`. An enumeration or a struct with a
/// raw value only has to declare the conformance, and can then also be a key:
///
/// ```swift
/// enum LinkType: String { case detail, wiki, comiclink }
/// extension LinkType: Capturable {}
///
/// struct UserID: RawRepresentable, Hashable, Capturable { let rawValue: String }
/// ```
///
/// Any other type implements `capture`. It is easiest to use a type that conforms already:
///
/// ```swift
/// extension Celsius: Capturable {
///   static func capture(_ node: JSONNode) -> Captured<Celsius> {
///     Double.capture(node).flatMap(node) { Celsius($0) }
///   }
/// }
/// ```
public protocol Capturable: Buildable, SendableMetatype {
  /// A type that can be a field is its own builder.
  @_documentation(visibility: internal)
  associatedtype Builder = Self

  /// The type that the model's initialiser receives: this type, or the model of a builder.
  associatedtype Built = Self

  /// Reads one value. It never fails: problems with the value are part of the result.
  static func capture(_ node: JSONNode) -> Captured<Self>

  /// The expected value, as a finding names it. The default is the name of the type.
  static var expectation: String { get }

  // The requirements below are internal to the library. Clients do not implement them.

  /// Reads one value and appends it to an array if it can be used. Returns its note.
  ///
  /// Appending directly avoids moving large values through an Optional.
  static func _capture(_ node: JSONNode, appendingTo elements: inout [Self]) -> CaptureNote?

  /// Reads an array of a document whose elements are all exactly of this type; nil for any other.
  ///
  /// The default reads none. Numbers are read in one loop.
  static func _exactElements(of node: JSONNode) -> [Self]?

  /// Whether `capture` can read a part of a value, of which more may follow.
  ///
  /// The default is false, because the value may still become anything.
  static func _isShown(_ part: JSONNode) -> Bool

  /// Whether `_build` returns the value unchanged.
  ///
  /// Then an array of such values is also its own result.
  static var _isBuiltAsIs: Bool { get }

  /// Returns what the model's initialiser receives, or returns nil and adds the reasons.
  ///
  /// With `everyElement`, an element that was left out is a reason, too.
  func _build(_ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList) -> Built?

  /// Returns what the model's initialiser receives although elements are lost, and the reasons.
  ///
  /// `lost` is the number of lost elements, and `sent` the number of all. A value without elements
  /// counts as one.
  func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: Built?, lost: Int, sent: Int)

  /// Reads one value and returns what the model's initialiser receives; nil if that fails.
  static func _built(from node: JSONNode) -> Built?

  /// Whether `_built` does less than to capture a builder and to build it.
  static var _isDirect: Bool { get }

  /// Builds the value of a ``JSONRoot``, which has no builder around it.
  func _buildRoot(_ note: CaptureNote?, at path: FieldPath) -> Result<Built, BuildFailure>

  /// The value that is built to `built`; nil if there is none.
  ///
  /// The default has none, unless a value is built as it is.
  static func _filled(by built: Built) -> Self?

  /// The value of a field without a value: nil, unless the type is an Optional.
  static var _absent: Self? { get }

  /// Whether the value is an Optional that is nil.
  var _isAbsent: Bool { get }

  /// Adds the findings about this value and the values in it. `problems` are those of building it.
  func _report(
    _ note: CaptureNote?, _ problems: BuildProblems?, into findings: inout FindingList)
}

extension Capturable {
  @_documentation(visibility: internal)
  public static var expectation: String { typeName(Self.self) }

  @inlinable
  public static var _isBuiltAsIs: Bool { false }

  public static var _isDirect: Bool { true }

  public static func _filled(by built: Built) -> Self? { nil }

  @inlinable
  public static var _absent: Self? { nil }

  @inlinable
  public var _isAbsent: Bool { false }

  @inlinable
  public static func _capture(
    _ node: JSONNode, appendingTo elements: inout [Self]
  ) -> CaptureNote? {
    let captured = capture(node)
    if let value = captured.value { elements.append(value) }
    return captured.note
  }

  @inlinable
  public static func _exactElements(of node: JSONNode) -> [Self]? { nil }

  public static func _isShown(_ part: JSONNode) -> Bool { false }

  public func _buildLosing(
    _ note: CaptureNote?, into losses: inout FindingList
  ) -> (built: Built?, lost: Int, sent: Int) {
    if let built = _build(note, everyElement: true, into: &losses) { return (built, 0, 1) }
    // Parts of the value may be lost, and the rest can be used.
    var ignored = FindingList.ignoring
    return (_build(note, everyElement: false, into: &ignored), 1, 1)
  }

  public func _report(
    _ note: CaptureNote?, _ problems: BuildProblems?, into findings: inout FindingList
  ) {
    note?.reportOwn(into: &findings)
  }
}

extension Capturable where Built == Self {
  public static func _filled(by built: Self) -> Self? { built }

  /// Returns the value. With `everyElement`, returns nil if an element was lost while it was read.
  @inlinable
  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Self? {
    note != nil && hasProblems(note, everyElement: everyElement, into: &problems) ? nil : self
  }
}

extension Capturable {
  /// Adds the problems of the value and its elements with which it does not build. Returns whether
  /// there were any.
  ///
  /// They are all of them with `everyElement`; otherwise those of elements that lie too deep.
  @usableFromInline
  func hasProblems(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Bool {
    guard let note, note.total.problems > 0, everyElement || note.isTooDeep else { return false }
    guard !everyElement else {
      note.reportProblems(into: &problems)
      return true
    }
    var all = FindingList()
    note.reportProblems(into: &all)
    problems.append(tooDeep: all, under: FieldPath())
    return true
  }
}
