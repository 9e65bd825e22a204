/// How a property's value is written, where its type alone does not say.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Format(.iso8601) let modified: Date?
///   @Format(.oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))) let published: Date
/// }
/// ```
///
/// The format has to be one of the property's type: another one is an error of the compiler where it stands.
@attached(peer)
public macro Format<Value: Capturable>(_ format: FieldFormat<Value>) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
