/// The case for every value of the discriminator that no other case has.
///
/// ```swift
/// @Buildable(discriminator: "type")
/// enum Event {
///   case ping
///   @Unknown case other(String)
/// }
/// // {"type": "pong"} is .other("pong")
/// ```
///
/// The case keeps the value as a String, or has no payload. The value is a finding, a repair. An
/// enumeration without such a case cannot be built from such an object.
@attached(peer)
public macro Unknown() = #externalMacro(module: "BuilderMacroPlugin", type: "VariantAttribute")
