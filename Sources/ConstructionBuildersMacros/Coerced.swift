/// Which values of another kind may be used for a property, where it is not what the builder was given.
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
