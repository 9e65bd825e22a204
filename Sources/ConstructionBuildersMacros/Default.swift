/// The value of a property where its own is missing, null or unusable.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Default(0) let pageCount: Int
///   @Default(Kind.unknown) let kind: Kind
/// }
/// ```
///
/// An unusable value stays among the builder's findings. The compiler reads the default without the
/// property, so write the type of a member: `Kind.unknown`. For a default of another type than the
/// property's the compiler reports an error there.
@attached(peer)
public macro Default<Value>(_ value: Value) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// The value of a property where its own cannot be used for one of some reasons. Any other reason
/// fails the build.
///
/// ```swift
/// @Buildable
/// struct Item {
///   @Default(Status.other, for: .unknownCase) let status: Status
///   @Default(0, for: .missing, .null) let count: Int
/// }
/// // status: required Status is missing
/// ```
///
/// - Parameters:
///   - value: The default.
///   - kind: The kind of the finding about the value, such as `.unknownCase`, `.missing` or
///     `.null`.
///   - others: Other kinds.
@attached(peer)
public macro Default<Value>(
  _ value: Value, for kind: Finding.Kind, _ others: Finding.Kind...
) = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// An empty array or dictionary where the value of a property cannot be used for one of some
/// reasons.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Default([], for: .null) let tags: [String]
/// }
/// ```
@attached(peer)
public macro Default(
  _ value: EmptyLiteral, for kind: Finding.Kind, _ others: Finding.Kind...
) = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// An empty array or dictionary where the value of a property is missing, null or unusable.
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

/// `[]`, `[:]` or `nil` in ``Default(_:)-772th``, where the compiler cannot infer their type.
public struct EmptyLiteral: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, Sendable
{
  /// `[]`, and no array with elements.
  public init(arrayLiteral elements: Never...) {}

  /// `[:]`, and no dictionary with keys.
  public init(dictionaryLiteral elements: (Never, Never)...) {}

  /// `nil`, the value of an Optional property without a default.
  public init(nilLiteral: ()) {}
}
