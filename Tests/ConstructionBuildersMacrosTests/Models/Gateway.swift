import ConstructionBuildersMacros
import Foundation

/// A frame of a gateway: a number tells the variant, and payloads have any type.
@Buildable(discriminator: "op", content: "d")
enum Frame: Equatable {
  @Variant(0, .missing) case text(String)
  @Variant(4) @Format(.sent(as: .string)) case order(Order)
  @Variant(7) case names([String])
  @Variant(11) case heartbeat
  @Variant(-1) case closed
  @Unknown case other(String)
}

@Buildable
struct Order: Equatable { let id: Int }

/// A message without a subtype is the plain one.
@Buildable(discriminator: "subtype", keys: .snakeCase)
enum SlackMessage: Equatable {
  @Variant(.missing) case plain(Remark)
  case botMessage(Remark)
}

@Buildable
struct Remark: Equatable { let text: String }

/// A row such as `[1499040000000, "0.0163", null, "x", {"id": 3}]`.
@Buildable(row: true)
struct Candle: Equatable {
  @Format(.millisecondsSince1970) let time: Date
  @Format(.sent(as: .string)) let open: Decimal
  let count: Int?
  @Key(4) let order: Order?
  @Default("none") @Key(3) let note: String
}

/// A row whose numbers are exact, under a name of its own.
@Buildable(builder: "PairBuilder", row: true)
public struct Pair: Equatable {
  @Coerced(.strict) let left: Int
  @Coerced(adding: .falseAsNull) let right: [String]?
}

/// Rows in an object.
@Buildable
struct Chart: Equatable {
  @RequiringAll let candles: [Candle]
  let pair: Pair?
}
