/// The values of the discriminator for a case, where they differ from its name.
///
/// ```swift
/// @Buildable(discriminator: "type")
/// enum Event {
///   @Variant("response.output_text.delta") case delta(TextDelta)
///   @Variant("ping", "keepalive") case ping
///   case error(Problem)             // "error"
/// }
/// ```
///
/// Without it, the value is the name of the case, in the convention of the enumeration. A value
/// belongs to one case.
@attached(peer)
public macro Variant(_ first: String, _ others: String...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "VariantAttribute")
