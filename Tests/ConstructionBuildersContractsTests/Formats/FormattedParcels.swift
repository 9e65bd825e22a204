import ConstructionBuilders

/// What is in all cases of formats around builders.
struct Parcel: Equatable, Sendable {
  let id: Int
  let nick: String?
}

struct ParcelBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var nick: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _nick = fields["nick"]
  }

  func build() -> Result<Parcel, BuildFailure> { construct(Parcel.init, $id, $nick.optional) }
}

/// An object with a parcel, for pairs.
struct ParcelHolderBuilder: ConstructionBuilder {
  @Field var item: ParcelBuilder?

  init(fields: JSONFields) { _item = fields["item"] }

  func build() -> Result<Parcel, BuildFailure> { construct({ $0 }, $item) }
}

/// A row with a parcel.
struct ParcelRowBuilder: RowBuilder {
  @Field var item: ParcelBuilder?

  init(row: JSONRow) { _item = row[0] }

  func build() -> Result<Parcel, BuildFailure> { construct({ $0 }, $item) }
}

/// A builder of one field, `value`, in a format.
struct FormattedField<Format: ParcelFormat>: ConstructionBuilder {
  @Field var value: Format.Value?

  init(fields: JSONFields) { _value = fields["value", as: Format.format] }

  func build() -> Result<Format.Value.Built, BuildFailure> { construct({ $0 }, $value) }
}

/// How parcels are written.
protocol ParcelFormat {
  associatedtype Value: Capturable
  static var format: FieldFormat<Value> { get }
}

enum NullWord: ParcelFormat {
  static var format: FieldFormat<ParcelBuilder> { .null("", "-") }
}

enum NullWordInEach: ParcelFormat {
  static var format: FieldFormat<[ParcelBuilder?]> { .each(.null("-")) }
}

enum NullWordInMembers: ParcelFormat {
  static var format: FieldFormat<[String: ParcelBuilder?]> { .each(.null("-")) }
}

enum NullWordOrText: ParcelFormat {
  static var format: FieldFormat<ParcelBuilder> { .null("", or: .sent(as: .string)) }
}

enum TextOfNullWord: ParcelFormat {
  static var format: FieldFormat<ParcelBuilder> { .sent(as: .string, .null([])) }
}

enum NullWordOrRow: ParcelFormat {
  static var format: FieldFormat<ParcelRowBuilder> { .null("") }
}

enum NullWordOrUnion: ParcelFormat {
  static var format: FieldFormat<OneOf<Int, ParcelBuilder>> { .null("") }
}

enum ArmInText: ParcelFormat {
  static var format: FieldFormat<OneOf<Int, ParcelBuilder>> { .either(nil, .sent(as: .string)) }
}

enum OneOrMany: ParcelFormat {
  static var format: FieldFormat<[ParcelBuilder]> { .oneOrMany }
}

enum OneOrManyInEach: ParcelFormat {
  static var format: FieldFormat<[[ParcelBuilder]]> { .each(.oneOrMany) }
}

enum OneOrManyTexts: ParcelFormat {
  static var format: FieldFormat<[ParcelBuilder]> { .oneOrMany(.sent(as: .string)) }
}

enum Text: ParcelFormat {
  static var format: FieldFormat<ParcelBuilder> { .sent(as: .string) }
}

enum TextOfTexts: ParcelFormat {
  static var format: FieldFormat<[ParcelBuilder]> { .sent(as: .string, .each(.sent(as: .string))) }
}

enum WholeItems: ParcelFormat {
  static var format: FieldFormat<[ParcelBuilder]> { .whole() }
}

enum WholeInEach: ParcelFormat {
  static var format: FieldFormat<[[ParcelBuilder]]> { .each(.whole(.null(""))) }
}

enum Keyed: ParcelFormat {
  static var format: FieldFormat<[Int: ParcelBuilder]> {
    .keyed(by: .sent(as: .string), values: .null(""))
  }
}

enum PairsOfItems: ParcelFormat {
  static var format: FieldFormat<[String: ParcelBuilder]> { .pairs(key: "k", value: "v") }
}

enum PairsOfHolder: ParcelFormat {
  static var format: FieldFormat<ParcelHolderBuilder> { .pairs(key: "k", value: "v") }
}

enum NullWordOrPairs: ParcelFormat {
  static var format: FieldFormat<[String: ParcelBuilder]> {
    .null("", or: .pairs(key: "k", value: "v", as: .each(.null("-"))))
  }
}

enum TextOrNullWord: ParcelFormat {
  static var format: FieldFormat<ParcelBuilder> { .oneOf(.sent(as: .string), .null("-")) }
}

/// A variant whose payload has a format.
struct ParcelVariantBuilder: VariantBuilder {
  @Field var kind: String?
  @Field var item: ParcelBuilder?

  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", missing: "item", content: "value",
    .variant("item", as: \._item, in: .null("", or: .sent(as: .string))) { $0 })

  init() { (_kind, _item) = (.missing, .missing) }

  typealias Model = Parcel
}
