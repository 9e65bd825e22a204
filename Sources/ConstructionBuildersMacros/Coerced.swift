/// The coercion of a property, where it differs from that of its builder.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Coerced(.strict) let id: Int
///   @Coerced([.lenient, .singleElements]) let tags: [String]
/// }
/// ```
@attached(peer)
public macro Coerced(_ coercion: Coercion) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
