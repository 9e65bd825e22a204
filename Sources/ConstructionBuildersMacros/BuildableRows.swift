/// Writes the builder of a struct that is sent as an array, whose positions are its properties.
///
/// ```swift
/// // [1499040000000, "0.0163", null]
/// @Buildable(row: true)
/// struct Candle {
///   @Format(.millisecondsSince1970) let time: Date
///   @Format(.sent(as: .string)) let open: Decimal
///   let count: Int?
/// }
/// ```
///
/// ```swift
/// let candles = try [Candle.Builder].build(json: data).get()
/// // [2][1]: required Decimal is missing
/// ```
///
/// Positions are in the order of declaration; ``Key(_:_:)`` gives another one. An Optional property
/// may be null or missing at the end. The builder is a `RowBuilder`.
///
/// - Parameter row: `true`.
@attached(member, names: named(Builder))
@attached(extension, conformances: Buildable)
public macro Buildable(row: Bool) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")

/// Writes the builder of a struct that is sent as an array, under another name.
///
/// ```swift
/// @Buildable(builder: "CandleBuilder", row: true)
/// struct Candle { let open: Decimal }
/// ```
@attached(member, names: arbitrary)
@attached(extension, conformances: Buildable)
public macro Buildable(builder: String, row: Bool) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")
