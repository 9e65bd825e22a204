/// Requires every element of an array or dictionary: the build fails if any was dropped.
///
/// ```swift
/// @Buildable
/// struct Slice {
///   @RequiringAll let results: [Comic]
/// }
/// ```
///
/// Without it, elements that cannot be used are left out, and are findings.
@attached(peer)
public macro RequiringAll() = #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
