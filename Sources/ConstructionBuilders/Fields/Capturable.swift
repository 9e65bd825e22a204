/// A type that can stand in a field of a builder.
///
/// Ready to use are String, the fixed-width integers, Double, Float, CGFloat, Decimal, Bool, Date,
/// Duration (with a format), URL, UUID, Data, ``JSONValue``, every builder, and `[V]`, `[V?]`, `[K:
/// V]` and `Set<V>` of what can stand in a field itself. An enumeration or a struct with a raw
/// value need only say so, and can then be a key as well:
///
/// ```swift
/// enum LinkType: String { case detail, wiki, comiclink }
/// extension LinkType: Capturable {}
///
/// struct UserID: RawRepresentable, Hashable, Capturable { let rawValue: String }
/// ```
///
/// Another type says how it reads one value, most easily by way of a type that already can:
///
/// ```swift
/// extension Celsius: Capturable {
///   static func capture(_ node: JSONNode) -> Captured<Celsius> {
///     Double.capture(node).flatMap(node) { Celsius($0) }
///   }
/// }
/// ```
public protocol Capturable: Buildable, SendableMetatype {
  /// What can stand in a field is its own builder.
  @_documentation(visibility: internal)
  associatedtype Builder = Self

  /// What the constructor of a model is given: the type itself, and for a builder its model.
  associatedtype Built = Self

  /// Reads one value. It never fails: what is wrong with the value goes into the result.
  static func capture(_ node: JSONNode) -> Captured<Self>

  /// What is expected, in the words of a finding. By default, the name of the type.
  static var expectation: String { get }

  // What follows is how the parts of the library call each other. No client implements it.

  /// Reads one value and appends it, once, to an array if it can be used. Returns its note.
  ///
  /// Large values need not be moved through an Optional then.
  static func _capture(_ node: JSONNode, appendingTo elements: inout [Self]) -> CaptureNote?

  /// Whether `_build` returns the value unchanged. Then an array of them is built as it is.
  static var _isBuiltAsIs: Bool { get }

  /// Makes what the constructor is given; or returns nil and adds the reasons.
  ///
  /// With `everyElement`, an element that was dropped is such a reason.
  func _build(_ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList) -> Built?

  /// Reads one value and makes what the constructor is given; nil if there is none.
  static func _built(from node: JSONNode) -> Built?

  /// What a field holds that has no value: nil, unless the type is an Optional.
  static var _absent: Self? { get }

  /// Whether the value is an Optional without one.
  var _isAbsent: Bool { get }

  /// Adds what arrived otherwise than declared, here and below.
  func _report(_ note: CaptureNote?, into findings: inout FindingList)
}

extension Capturable {
  @_documentation(visibility: internal)
  public static var expectation: String { typeName(Self.self) }

  public static var _isBuiltAsIs: Bool { false }

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

  public func _report(_ note: CaptureNote?, into findings: inout FindingList) {
    note?.reportOwn(into: &findings)
  }
}

extension Capturable where Built == Self {
  /// The value itself; nil where every element is wanted, and one was lost in what it was made of.
  @inlinable
  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> Self? {
    everyElement && hasProblems(note, into: &problems) ? nil : self
  }
}

extension Capturable {
  /// Adds what kept the value, or an element in it, from being used. Returns whether there was any.
  @usableFromInline
  func hasProblems(_ note: CaptureNote?, into problems: inout FindingList) -> Bool {
    guard let note, note.total.problems > 0 else { return false }
    note.reportProblems(into: &problems)
    return true
  }
}
