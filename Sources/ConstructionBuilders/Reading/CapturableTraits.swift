/// What is known of all values of a type, so that the compiler can leave out the rest.
@_documentation(visibility: internal)
public struct CapturableTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `_build` returns the value unchanged. Then an array of such values is also its own result.
  @inlinable
  static var builtAsIs: CapturableTraits { CapturableTraits(rawValue: 1) }

  /// `_built` does no less than to capture a builder and to build it.
  @inlinable
  static var builtByCapture: CapturableTraits { CapturableTraits(rawValue: 2) }

  /// It is an Optional.
  @inlinable
  static var isOptional: CapturableTraits { CapturableTraits(rawValue: 4) }
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
