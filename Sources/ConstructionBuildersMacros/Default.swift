/// What a property has where its value is missing, null or unusable.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Default(0) let pageCount: Int
///   @Default(Kind.unknown) let kind: Kind
/// }
/// ```
///
/// A value that was unusable stays on the builder's findings. The compiler reads the default without the
/// property, so that a member needs its type, `Kind.unknown`; it has to be a value of the property's type: another one is an
/// error of the compiler where it stands.
@attached(peer)
public macro Default<Value>(_ value: Value) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// An empty array or dictionary where the property's value is missing, null or unusable.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Default([]) let tags: [String]
///   @Default([:]) let pages: [String: Int]
/// }
/// ```
@attached(peer)
public macro Default(_ value: EmptyLiteral) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// `[]`, `[:]` or `nil` in ``Default(_:)-772th``, where the compiler cannot know of what it is empty.
public struct EmptyLiteral: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, Sendable
{
  /// `[]`: there is no element that could stand in it.
  public init(arrayLiteral elements: Never...) {}

  /// `[:]`: there is no key that could stand in it.
  public init(dictionaryLiteral elements: (Never, Never)...) {}

  /// `nil`, which is what an Optional property has without a default.
  public init(nilLiteral: ()) {}
}
