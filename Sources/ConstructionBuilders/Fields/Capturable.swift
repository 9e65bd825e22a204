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
  associatedtype Builder = Self

  /// What the constructor of a model is given: the type itself, and for a builder its model.
  associatedtype Built = Self

  /// Reads one value. It never fails: what is wrong with the value goes into the result.
  static func capture(_ node: JSONNode) -> Captured<Self>

  /// Reads one value and appends it, once, to an array if it can be used; returns what there is to say.
  ///
  /// There is nothing to do: it is here so that large values need not be moved through an Optional.
  static func capture(_ node: JSONNode, appendingTo elements: inout [Self]) -> CaptureNote?

  /// What is expected, in the words of a finding; the name of the type unless it says otherwise.
  static var expectation: String { get }

  /// Whether a value is always its own result, so that an array of them need not be gone through;
  /// false unless the type says otherwise.
  static var isItsOwnResult: Bool { get }

  /// Makes what the constructor is given, or adds the reasons why not.
  ///
  /// For a type whose `Built` is itself there is nothing to do.
  func resolve(_ note: CaptureNote?, into resolution: inout Resolution) -> Built?

  /// Reads one value and makes what the constructor is given, where nobody asks what there is to
  /// say; nil if there is none.
  ///
  /// There is nothing to do: it is here for builders that make their models without being made.
  static func built(from node: JSONNode) -> Built?

  /// What a field holds that has no value; nil unless the type is an Optional.
  static var _absent: Self? { get }

  /// Whether the value is an Optional without one.
  var _isAbsent: Bool { get }

  /// Adds what arrived otherwise than declared, here and below.
  ///
  /// For a type without fields or elements of its own there is nothing to do.
  func report(_ note: CaptureNote?, into findings: inout LimitedFindings)
}

extension Capturable {
  public static var expectation: String { typeName(Self.self) }

  public static var isItsOwnResult: Bool { false }

  @inlinable
  public static var _absent: Self? { nil }

  @inlinable
  public var _isAbsent: Bool { false }

  // `@inlinable` here and below: without it, an array of Ints takes 1.02 times as long.
  @inlinable
  public static func capture(
    _ node: JSONNode, appendingTo elements: inout [Self]
  ) -> CaptureNote? {
    let captured = capture(node)
    if let value = captured.value { elements.append(value) }
    return captured.note
  }

  @inlinable
  public static func built(from node: JSONNode) -> Built? { builtByCapture(from: node) }

  /// Captures the value and makes of it what the constructor is given.
  @inlinable
  static func builtByCapture(from node: JSONNode) -> Built? {
    // What is wrong need not be put in words.
    let captured = capture(node.counted)
    var ignored = Resolution()
    return captured.value?.resolve(captured.note, into: &ignored)
  }

  public func report(_ note: CaptureNote?, into findings: inout LimitedFindings) {
    note?.reportOwn(into: &findings)
  }
}

extension Capturable where Built == Self {
  /// The value itself; nil where every element is wanted, and one was lost in what it was made of.
  @inlinable
  public func resolve(_ note: CaptureNote?, into resolution: inout Resolution) -> Self? {
    !resolution.wantsEveryElement || resolution.add(problemsOf: note) ? self : nil
  }
}

/// What is found out while constructor arguments are made.
public struct Resolution {
  /// Why an argument could not be made.
  public var problems: LimitedFindings {
    get { noted ?? LimitedFindings() }
    _modify {
      var problems = noted ?? LimitedFindings()
      defer { noted = problems }
      yield &problems
    }
  }

  /// The problems; nil as long as there are none, because making room for them takes time.
  @usableFromInline
  var noted: LimitedFindings?

  /// Whether an element that was dropped is such a reason.
  @usableFromInline
  let wantsEveryElement: Bool

  @inlinable
  init(wantsEveryElement: Bool = false) {
    noted = nil
    self.wantsEveryElement = wantsEveryElement
  }

  /// Adds what kept a value, or an element in it, from being used; and says whether that was
  /// nothing.
  @usableFromInline
  mutating func add(problemsOf note: CaptureNote?) -> Bool {
    note?.reportProblems(into: &problems)
    return problems.isEmpty
  }
}
