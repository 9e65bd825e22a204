/// The coercions of a property, in place of those of its builder.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Coerced(.strict) let id: Int
/// }
/// ```
///
/// They hold for the value and everything in it. To keep what the builder allows, use
/// ``Coerced(adding:)``.
@attached(peer)
public macro Coerced(_ coercion: Coercion) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// The coercions of a property, in addition to those of its builder.
///
/// ```swift
/// @Buildable
/// struct Comment {
///   @Coerced(adding: .arraysFromSingleValues) let tags: [String]
///   // false, or a time
///   @Format(.secondsSince1970) @Coerced(adding: .falseAsNull) let edited: Date?
/// }
/// ```
///
/// They hold for the value and everything in it.
@attached(peer)
public macro Coerced(adding coercion: Coercion) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
