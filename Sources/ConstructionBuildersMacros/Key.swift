/// The key of a property, where it differs from the property's name, or the keys and indices of a
/// path.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Key("description") let summary: String?
///   @Key("data", "count") let count: Int
///   @Key("prices", 0, "amount") let firstPrice: Decimal
/// }
/// ```
///
/// In a row, it is the position, which counts from 0. Without it, that is the place among the
/// properties:
///
/// ```swift
/// @Buildable(row: true)
/// struct Candle {
///   @Format(.millisecondsSince1970) let time: Date     // 0
///   let open: Decimal                                  // 1
///   @Key(4) let close: Decimal
/// }
/// ```
///
/// Outside a `@Buildable` struct, it is an error.
///
/// - Parameters:
///   - first: The key, or the first key of the path; the position in a row.
///   - others: The keys that follow, each in the object before it, and indices from 0, each in the
///     array before it. A step that is missing, null or of another type is a finding of that step.
@attached(peer)
public macro Key(_ first: FieldPath.Component, _ others: FieldPath.Component...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// Several keys of a property: the first one with a usable value counts.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Key(anyOf: "title", "name") let title: String
/// }
/// ```
///
/// The use of a key other than the first is a finding, `.alias`.
@attached(peer)
public macro Key(anyOf first: JSONKey, _ others: JSONKey...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// Several paths of a property: the first one with a usable value counts.
///
/// ```swift
/// @Buildable
/// struct Cipher {
///   @Key(anyOf: ["login", "uri"], ["Login", "Uri"], ["uri"]) let address: URL?
/// }
/// ```
///
/// Each path begins with a key. The use of a path other than the first is a finding, `.alias`.
@attached(peer)
public macro Key(anyOf first: [FieldPath.Component], _ others: [FieldPath.Component]...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
