/// The format of a property's value, where the type alone does not determine it.
///
/// ```swift
/// @Buildable
/// struct Comic {
///   @Format(.iso8601) let modified: Date?
///   @Format(.oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))) let published: Date
/// }
/// ```
///
/// For a format of another type than the property's the compiler reports an error there.
@attached(peer)
public macro Format(_ format: FieldFormat<PropertyValue>) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// A client's own format of a property's value.
@_documentation(visibility: internal)
@attached(peer)
public macro Format<Value: Capturable>(_ format: FieldFormat<Value>) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
