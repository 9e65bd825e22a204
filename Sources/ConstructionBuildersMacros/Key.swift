/// The key of a property, where it is another than its name; or the keys down a path.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Key("description") let summary: String?
///   @Key("data", "count") let count: Int
/// }
/// ```
///
/// By itself it does nothing: the struct around it has to be `@Buildable`.
///
/// - Parameters:
///   - first: The key, or the first of the path.
///   - others: The keys further down, each in the object before it. A step that is missing, null or no object is
///     that step's finding.
@attached(peer)
public macro Key(_ first: JSONKey, _ others: JSONKey...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// Several keys of a property: the first whose value can be used counts.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Key(anyOf: "title", "name") let title: String
/// }
/// ```
///
/// A key other than the first goes on record as a repair, `.alias`.
@attached(peer)
public macro Key(anyOf first: JSONKey, _ others: JSONKey...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
