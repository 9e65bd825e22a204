/// Writes the builder of an enumeration, whose case is told by a member of the object.
///
/// ```swift
/// @Buildable(discriminator: "type")
/// enum Event {
///   @Variant("response.output_text.delta") case delta(TextDelta)
///   @Variant("ping", "keepalive") case ping
///   @Unknown case other(String)
/// }
/// ```
///
/// ```swift
/// Event.Builder.build(json: #"{"type": "ping"}"#)
/// // .success(.ping)
/// ```
///
/// The payload of a case is one type that is `@Buildable`, without a label. Its builder reads the
/// same object, or the member `content`:
///
/// ```swift
/// // {"type": "push", "payload": {"ref": "main"}}
/// @Buildable(discriminator: "type", content: "payload")
/// enum Webhook { case push(Push) }
/// ```
///
/// A case that is unavailable on every platform is left out of the builder: its value is unknown.
///
/// The builder has the discriminator as `type`, and a property with the builder of each case:
///
/// ```swift
/// var sut = try Webhook.Builder(json: body)
/// sut.push?.ref = nil
/// ```
///
/// Without a discriminator, the payload tells the case if each case has one, and none is a
/// ``Variant(_:_:)``. The builder is then that of a union:
///
/// ```swift
/// @Buildable
/// enum Owner { case id(String), full(Customer), several([Customer]) }
/// ```
///
/// Otherwise, the case is told from outside the object. Write `@Buildable`, and pass the value:
/// `Webhook.Builder.build(json: body, variant: header)`.
///
/// - Parameters:
///   - discriminator: The key of the member that says the case, a literal.
///   - content: The key of the member with the payload, a literal.
///   - keys: The convention that makes the value of a case without ``Variant(_:_:)`` from its name.
@attached(member, names: named(Builder))
@attached(extension, conformances: Buildable)
public macro Buildable(
  discriminator: String, content: String? = nil, keys: KeyConvention = .camelCase
) = #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")

/// Writes the builder of an enumeration under another name.
///
/// ```swift
/// @Buildable(builder: "EventBuilder", discriminator: "type")
/// enum Event { case ping }
/// ```
///
/// - Parameters:
///   - builder: The name of the builder, a literal. `Builder` is a type alias for it.
///   - discriminator: The key of the member that says the case, a literal.
///   - content: The key of the member with the payload, a literal.
///   - keys: The convention that makes the value of a case without ``Variant(_:_:)`` from its name.
@attached(member, names: arbitrary)
@attached(extension, conformances: Buildable)
public macro Buildable(
  builder: String, discriminator: String, content: String? = nil, keys: KeyConvention = .camelCase
) = #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")
