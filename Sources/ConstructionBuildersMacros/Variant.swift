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
///
/// A value can be a whole number, or `.missing` where the key is left out:
///
/// ```swift
/// @Buildable(discriminator: "op", content: "d")
/// enum Frame {
///   @Variant(0, .missing) case text(String)     // {"d": "Snikt"}
///   @Variant(4) @Format(.sent(as: .string)) case order(Order)
///   @Variant(11) case heartbeat
/// }
/// ```
///
/// If one case has a number, all have numbers, and the discriminator is expected to be one. Numbers
/// are compared by value: 11.0 is 11. Null is not missing, but a problem. Beside `.missing` alone,
/// the name of the case is its value, too.
@attached(peer)
public macro Variant(_ first: VariantValue, _ others: VariantValue...) =
  #externalMacro(module: "BuilderMacroPlugin", type: "VariantAttribute")

/// A value in ``Variant(_:_:)``: a text, a whole number or `.missing`.
public struct VariantValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// The key of the discriminator is not there.
  public static let missing = VariantValue(integerLiteral: 0)

  /// A text.
  public init(stringLiteral value: String) {}

  /// A whole number.
  public init(integerLiteral value: Int) {}
}
