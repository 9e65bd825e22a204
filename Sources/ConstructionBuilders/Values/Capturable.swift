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
/// ``Open`` of an enumeration keeps raw values that are no case. ``OneOf`` is a value of one of two
/// types.
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
///
/// How such a type is written, for an edit or a fixture, is told by `Encodable`: let it encode what
/// `capture` reads. Without this, the first edit of such a field is refused.
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

  /// Reads the elements of an array, without those that cannot be used.
  ///
  /// The default reads each by itself. Numbers are read in one loop.
  static func _elements(of node: JSONNode) -> Captured<[Self]>

  /// What is known of all values of the type.
  static var _traits: CapturableTraits { get }

  /// Returns what the model's initialiser receives, or returns nil and adds the reasons.
  func _build(_ note: CaptureNote?, into walk: inout Walk) -> Built?

  /// The findings about the value and the values in it.
  ///
  /// - Parameter failed: What failed in it when it was built.
  func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList

  /// Reads one value and returns what the model's initialiser receives; nil if that fails.
  static func _built(from node: JSONNode) -> Built?

  /// Whether what the model's initialiser receives is an Optional that is nil.
  static func _isNil(_ built: Built) -> Bool
}

extension Capturable {
  @_documentation(visibility: internal)
  public static var expectation: String { typeName(Self.self) }

  @inlinable
  public static var _traits: CapturableTraits { [] }

  @inlinable
  public static func _isNil(_ built: Built) -> Bool { false }

  @inlinable
  public static func _elements(of node: JSONNode) -> Captured<[Self]> {
    elements(of: node) { append($0, to: &$1) }
  }
}

extension Capturable {
  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    .all(note)
  }
}

extension Capturable where Built == Self {
  /// The value itself, unless parts of it were lost and may not be.
  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Self? {
    note == nil || walk.keep(note) ? self : nil
  }
}

/// What is known of all values of a type, so that the compiler can leave out the rest.
@_documentation(visibility: internal)
public struct CapturableTraits: OptionSet, Sendable {
  public let rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `_build` returns the value unchanged. Then an array of such values is also its own result.
  @inlinable
  static var builtAsIs: CapturableTraits { CapturableTraits(rawValue: 1) }

  /// `_built` does no less than to capture a builder and to build it.
  @inlinable
  static var builtByCapture: CapturableTraits { CapturableTraits(rawValue: 2) }

  /// It is an Optional.
  @inlinable
  static var isOptional: CapturableTraits { CapturableTraits(rawValue: 4) }

  /// `capture` can read a part of a value, of which more may follow. Any other value may still
  /// become anything.
  @inlinable
  static var readInPart: CapturableTraits { CapturableTraits(rawValue: 8) }

  /// `hash(into:)` hashes all that `==` compares. Of other types, sets are limited: see
  /// `AlikeHashes`.
  @inlinable
  static var hashedWhole: CapturableTraits { CapturableTraits(rawValue: 16) }

  /// It reads any value, so no value is a sign that this type was meant.
  @inlinable
  static var takesAnything: CapturableTraits { CapturableTraits(rawValue: 32) }

  /// The JSON types that it reads as they are, without any coercion; none if that is not known.
  @inlinable
  static var strings: CapturableTraits { CapturableTraits(rawValue: 64) }

  @inlinable
  static var numbers: CapturableTraits { CapturableTraits(rawValue: 128) }

  @inlinable
  static var booleans: CapturableTraits { CapturableTraits(rawValue: 256) }

  @inlinable
  static var arrays: CapturableTraits { CapturableTraits(rawValue: 512) }

  @inlinable
  static var objects: CapturableTraits { CapturableTraits(rawValue: 1_024) }

  /// What a type has of these if it reads no more than another one.
  @inlinable
  static var types: CapturableTraits { CapturableTraits(rawValue: 2_047 - 31) }
}

extension Capturable {
  @inlinable
  static var isBuiltAsIs: Bool { _traits.contains(.builtAsIs) }

  @inlinable
  static var isDirect: Bool { !_traits.contains(.builtByCapture) }

  /// Whether the value is an Optional that is nil.
  @inlinable
  package var isAbsent: Bool { Self._traits.contains(.isOptional) && isNil }

  @usableFromInline
  var isNil: Bool { (self as? any OptionalValue).map { $0.wrapped == nil } ?? false }

  /// The value of a field without a value: nil, unless the type is an Optional.
  ///
  /// A type alias or a type parameter can hide that a field's type is an Optional. Such a field is
  /// optional, too: without a usable value, it is nil.
  @inlinable
  static var absent: Self? { _traits.contains(.isOptional) ? absentOptional : nil }

  @usableFromInline
  static var absentOptional: Self? {
    func absent<Other: OptionalValue>(_: Other.Type) -> Self? {
      sameType(nil as Other, as: Self.self)
    }
    return (Self.self as? any OptionalValue.Type).flatMap { absent($0) }
  }
}
