import ConstructionBuilders
import Foundation

struct Answer {}

/// Nothing lists its cases.
enum Unit: String, Capturable { case first, seven }

/// Reads values of all types that an answer can describe, as they are.
struct PlainAnswerBuilder: ConstructionBuilder {
  @Field var text: String?
  @Field var byte: UInt8?
  @Field var long: Int?
  @Field var double: Double?
  @Field var float: Float?
  @Field var money: Decimal?
  @Field var flag: Bool?
  @Field var date: Date?
  @Field var url: URL?
  @Field var uuid: UUID?
  @Field var data: Data?
  @Field var rank: Rank?
  @Field var level: Level?
  @Field var unit: Unit?
  @Field var open: ConstructionBuilders.Open<Rank>?
  @Field var openLevel: ConstructionBuilders.Open<Level>?
  @Field var title: String?
  @Field var page: Int?
  @Field var size: Int?
  @Field var part: EmptyBuilder?

  init(fields: JSONFields) {
    _text = fields["text"]
    _byte = fields["byte"]
    _long = fields["long"]
    _double = fields["double"]
    _float = fields["float"]
    _money = fields["money"]
    _flag = fields["flag"]
    _date = fields["date"]
    _url = fields["url"]
    _uuid = fields["uuid"]
    _data = fields["data"]
    _rank = fields["rank"]
    _level = fields["level"]
    _unit = fields["unit"]
    _open = fields["open"]
    _openLevel = fields["openLevel"]
    _title = fields[anyOf: "title", "headline"]
    _page = fields["meta", "page"]
    _size = fields["meta", "size"]
    _part = fields["part"]
  }

  func build() -> Result<Answer, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Answer() },
      $text.checked("short") { $0.utf8.count < 3 }, $byte, $long.optional, $double,
      $float.optional, $money.optional, $flag, $date.optional, $url.optional, $uuid.optional,
      $data, $rank, $level, $unit, $open, $openLevel.optional, $title, $page, $size.or(1), $part)
  }
}

/// Reads dates and durations in their formats.
struct TimesAnswerBuilder: ConstructionBuilder {
  @Field var seconds: Date?
  @Field var millis: Date?
  @Field var window: Date?
  @Field var pattern: Date?
  @Field var weekday: Date?
  @Field var mail: Date?
  @Field var several: Date?
  @Field var local: Date?
  @Field var shown: Date?
  @Field var null: Date?
  @Field var length: Duration?
  @Field var iso: Duration?
  @Field var clock: Duration?
  @Field var parts: Duration?
  @Field var proto: Duration?
  @Field var zoned: Date?
  @Field var micros: Date?
  @Field var nanos: Date?

  init(fields: JSONFields) {
    let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let start = Date(timeIntervalSince1970: 946_684_800)
    _seconds = fields["seconds", as: .secondsSince1970]
    _millis = fields["millis", as: .millisecondsSince1970]
    _window = fields["window", as: .secondsSince1970(within: start...start.addingTimeInterval(9e8))]
    _pattern = fields["pattern", as: .pattern("dd.MM.yyyy")]
    _weekday = fields["weekday", as: .pattern("EEE, d MMM yyyy")]
    _mail = fields["mail", as: .rfc5322]
    _several = fields["several", as: .oneOf(.secondsSince1970, .iso8601)]
    _local = fields["local", as: .iso8601(timeZone: berlin)]
    _shown = fields["shown", as: .pattern("dd.MM.yyyy HH:mm", timeZone: berlin)]
    _null = fields["null", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
    _length = fields["length", as: .milliseconds]
    _iso = fields["iso", as: .iso8601]
    _clock = fields["clock", as: .clock]
    _parts = fields["parts", as: .clock(twoParts: .minutesAndSeconds)]
    _proto = fields["proto", as: .protoJSON]
    _zoned = fields["zoned", as: .oneOf(.rfc5322, .pattern("yyyyMMdd"))]
    _micros = fields["micros", as: .microsecondsSince1970]
    _nanos = fields["nanos", as: .nanosecondsSince1970]
  }

  func build() -> Result<Answer, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Answer() },
      $seconds, $millis, $window, $pattern, $weekday, $mail, $several.optional, $local, $shown,
      $null.optional, $length, $iso, $clock, $parts, $proto, $zoned.optional,
      $micros, $nanos)
  }
}

/// Reads values that are sent as something else.
struct SentAnswerBuilder: ConstructionBuilder {
  @Field var price: Decimal?
  @Field var count: Int?
  @Field var double: Double?
  @Field var flag: Bool?
  @Field var digits: String?
  @Field var truth: Bool?
  @Field var rating: Int?
  @Field var object: LeafAnswerBuilder?
  @Field var list: [Int]?
  @Field var amount: Decimal?
  @Field var grouped: Double?
  @Field var bytes: Data?
  @Field var hex: Data?
  @Field var id: UUID?
  @Field var loose: Data?
  @Field var load: Double?
  @Field var wide: Int64?
  @Field var level: Level?

  init(fields: JSONFields) {
    _price = fields["price", as: .sent(as: .string)]
    _count = fields["count", as: .sent(as: .string)]
    _double = fields["double", as: .sent(as: .string)]
    _flag = fields["flag", as: .sent(as: .number)]
    _digits = fields["digits", as: .sent(as: .number)]
    _truth = fields["truth", as: .sent(as: .string)]
    _rating = fields["rating", as: .null("N/A", -1)]
    _object = fields["object", as: .sent(as: .string)]
    _list = fields["list", as: .sent(as: .string)]
    _amount = fields["amount", as: .decimal(separator: ",")]
    _grouped = fields["grouped", as: .decimal(separator: ",", grouping: ".")]
    _bytes = fields["bytes", as: .base64URL]
    _hex = fields["hex", as: .hexadecimal]
    _id = fields["id", as: .hexadecimal]
    _loose = fields["loose", as: .base64(ignoringWhiteSpace: true)]
    _load = fields["load", as: .protoJSON]
    _wide = fields["wide", as: .sent(as: .string)]
    _level = fields["level", as: .sent(as: .string)]
  }

  func build() -> Result<Answer, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Answer() },
      $price, $count, $double, $flag, $digits, $truth, $rating, $object, $list, $amount,
      $grouped.optional, $bytes, $hex, $id, $loose, $load, $wide, $level)
  }
}

/// Reads arrays, sets, pairs and unions.
struct ListsAnswerBuilder: ConstructionBuilder {
  @Field var numbers: [Int]?
  @Field var complete: [UInt8]?
  @Field var gaps: [UUID?]?
  @Field var grid: [[Bool]]?
  @Field var tags: Set<String>?
  @Field var levels: Set<Level>?
  @Field var weights: Set<Double>?
  @Field var oneOrMany: [String]?
  @Field var nested: [[Int]]?
  @Field var whole: [Double]?
  @Field var times: [Date]?
  @Field var meta: [String: Int]?
  @Field var seats: [Int: String]?
  @Field var ranks: [Rank: LeafAnswerBuilder]?
  @Field var days: [Date: Int]?
  @Field var leaves: [LeafAnswerBuilder]?
  @Field var owner: OneOf<String, LeafAnswerBuilder>?
  @Field var size: OneOf<Int, OneOf<Bool, [String]>>?
  @Field var edited: OneOf<Bool, Date>?
  @Field var rate: OneOf<Int, Double>?
  @Field var owners: [OneOf<UInt8, [LeafAnswerBuilder]>]?

  init(fields: JSONFields) {
    _numbers = fields["numbers"]
    _complete = fields["complete"]
    _gaps = fields["gaps"]
    _grid = fields["grid"]
    _tags = fields["tags"]
    _levels = fields["levels"]
    _weights = fields["weights"]
    _oneOrMany = fields["oneOrMany", as: .oneOrMany]
    _nested = fields["nested", as: .each(.oneOrMany)]
    _whole = fields["whole", as: .whole()]
    _times = fields["times", as: .each(.secondsSince1970)]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _seats = fields["seats", as: .pairs(key: "seat", value: "name")]
    _ranks = fields["ranks", as: .pairs(key: "rank", value: "leaf")]
    _days =
      fields["days", as: .pairs(key: "day", value: "n", as: .keyed(by: .pattern("yyyy-MM-dd")))]
    _leaves = fields["leaves"]
    _owner = fields["owner"]
    _size = fields["size"]
    _edited = fields["edited", as: .either(nil, .secondsSince1970)]
    _rate = fields["rate"]
    _owners = fields["owners"]
  }

  func build() -> Result<Answer, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Answer() },
      $numbers, $complete.requiringAll, $gaps, $grid.requiringAll, $tags, $levels.requiringAll,
      $weights, $oneOrMany, $nested, $whole.optional, $times, $meta, $seats, $ranks.optional, $days,
      $leaves.requiringAll, $owner, $size.optional, $edited, $rate, $owners)
  }
}

/// A part of others, with a rule for the whole object.
struct LeafAnswerBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var low: Int?
  @Field var high: Int?

  init(fields: JSONFields) {
    (_name, _low, _high) = (fields["name"], fields["low"], fields["high"])
  }

  func build() -> Result<Answer, BuildFailure> {
    construct({ _, _, _ in Answer() }, $name, $low, $high.optional)
  }
}

enum Means {
  case card(Answer)
  case bank(String)
  case cash
}

/// Variants whose members are beside the discriminator.
struct MeansAnswerBuilder: VariantBuilder {
  typealias Model = Means

  @Field var type: String?
  @Field var card: LeafAnswerBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("card", "credit", as: \._card, Means.card), .variant("cash", is: Means.cash))

  init() { (_type, _card) = (.missing, .missing) }
}

/// Variants with a number as discriminator, and a place for the content.
struct NumberedAnswerBuilder: VariantBuilder {
  typealias Model = Means

  @Field var op: String?
  @Field var text: String?
  @Field var card: LeafAnswerBuilder?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), content: "body",
    .variant("0", as: \._text, Means.bank), .variant("4", as: \._card, Means.card),
    .variant("11", is: Means.cash))

  init() { (_op, _text, _card) = (.missing, .missing, .missing) }
}

/// Reads variants.
struct VariantsAnswerBuilder: ConstructionBuilder {
  @Field var means: MeansAnswerBuilder?
  @Field var spare: MeansAnswerBuilder?
  @Field var several: [MeansAnswerBuilder]?
  @Field var message: NumberedAnswerBuilder?
  @Field var messages: [NumberedAnswerBuilder]?

  init(fields: JSONFields) {
    _means = fields["means"]
    _spare = fields["spare"]
    _several = fields["several"]
    _message = fields["message"]
    _messages = fields["messages"]
  }

  func build() -> Result<Answer, BuildFailure> {
    construct(
      { _, _, _, _, _ in Answer() },
      $means, $spare.optional, $several.requiringAll, $message, $messages)
  }
}
