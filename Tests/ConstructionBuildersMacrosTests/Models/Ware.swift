import ConstructionBuildersMacros

/// A model of enumerations whose sender adds cases.
@Buildable
public struct Ware: Equatable, Sendable {
  public let stock: Open<Stock>
  let kinds: [Open<Stock>]
  let counts: [Open<Stock>: Int]?
  let size: Open<Size>?
  @Default(Stock.other, for: .unknownCase) let status: Stock
  @Default(Stock.other, for: .unknownCase) let previous: Stock?
  @Default([], for: .null) let tags: [String]
  @Key("meta", "level") @Default(0, for: .missing, .null) let level: Int
  @IfPresent let weight: Int?
  @IfPresent @RequiringAll let codes: [Int]?
  @RequiringAll @Default([], for: .missing, .mismatch) let parts: [Int]
}

public enum Stock: String, Capturable, Sendable { case new, used, other }
public enum Size: Int, Capturable, Sendable { case small = 1 }

/// The same by hand.
struct WareByHandBuilder: ConstructionBuilder {
  @Field var stock: Open<Stock>?
  @Field var kinds: [Open<Stock>]?
  @Field var counts: [Open<Stock>: Int]?
  @Field var size: Open<Size>?
  @Field var status: Stock?
  @Field var previous: Stock?
  @Field var tags: [String]?
  @Field var level: Int?
  @Field var weight: Int?
  @Field var codes: [Int]?
  @Field var parts: [Int]?

  init(fields: JSONFields) {
    _stock = fields["stock"]
    _kinds = fields["kinds"]
    _counts = fields["counts"]
    _size = fields["size"]
    _status = fields["status"]
    _previous = fields["previous"]
    _tags = fields["tags"]
    _level = fields["meta", "level"]
    _weight = fields["weight"]
    _codes = fields["codes"]
    _parts = fields["parts"]
  }

  func build() -> Result<Ware, BuildFailure> {
    construct(
      {
        Ware(
          stock: $0, kinds: $1, counts: $2, size: $3, status: $4, previous: $5, tags: $6, level: $7,
          weight: $8, codes: $9, parts: $10)
      },
      $stock, $kinds, $counts.optional, $size.optional, $status.or(.other, for: .unknownCase),
      $previous.or(.other, for: .unknownCase).optional, $tags.or([], for: .null),
      $level.or(0, for: .missing, .null), $weight.ifPresent, $codes.requiringAll.ifPresent,
      $parts.requiringAll.or([], for: .missing, .mismatch))
  }
}
