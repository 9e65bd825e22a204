/// Lets an array or dictionary lose a number of elements: the build fails if it loses more.
///
/// ```swift
/// @Buildable
/// struct Slice {
///   @AllowingLosses(atMost: 3) let results: [Comic]
/// }
/// // results: lost 5 of 20 elements, at most 3 are allowed
/// ```
///
/// Without it, any number of elements is left out, but not all, and with ``RequiringAll()`` none.
///
/// - Parameter count: A literal. What counts as lost is described at `allowingLosses(atMost:)`,
///   which a builder that is written by hand uses.
@attached(peer)
public macro AllowingLosses(atMost count: Int) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")

/// Lets an array or dictionary lose a share of its elements: the build fails if it loses more.
///
/// ```swift
/// @Buildable
/// struct Slice {
///   @AllowingLosses(atMostShare: 0.1) let results: [Comic]
/// }
/// // results: lost 5 of 20 elements, at most 10% are allowed
/// ```
///
/// - Parameter share: A literal from 0 to 1.
@attached(peer)
public macro AllowingLosses(atMostShare share: Double) =
  #externalMacro(module: "BuilderMacroPlugin", type: "FieldAttribute")
