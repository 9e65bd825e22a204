import ConstructionBuilders
import Foundation

enum Rank: String, CaseIterable, Capturable {
  case first, second
  case seven = "7"
  case yes = "true"
}
enum Level: Int, CaseIterable, Capturable {
  case none, low
  case high = 20
  case below = -3
}
enum Open: RawRepresentable, CaseIterable, Capturable {
  case known
  case other(String)

  static var allCases: [Open] { [.known] }
  init(rawValue: String) { self = rawValue == "known" ? .known : .other(rawValue) }
  var rawValue: String { if case .other(let text) = self { text } else { "known" } }
}

struct Celsius: Capturable {
  let degrees: Double

  static func capture(_ node: JSONNode) -> Captured<Celsius> {
    Double.capture(node).flatMap(node) { $0 > -273.15 ? Celsius(degrees: $0) : nil }
  }
}

struct Plain: Decodable { let text: String }

struct Shapes {}

/// Reads values of all types, and most of them in ways that a build needs.
struct ShapesBuilder: ConstructionBuilder {
  @Field var text: String?
  @Field var byte: UInt8?
  @Field var long: Int64?
  @Field var double: Double?
  @Field var float: Float?
  @Field var money: Decimal?
  @Field var flag: Bool?
  @Field var date: Date?
  @Field var seconds: Date?
  @Field var day: Date?
  @Field var either: Date?
  @Field var length: Duration?
  @Field var url: URL?
  @Field var uuid: UUID?
  @Field var data: Data?
  @Field var rank: Rank?
  @Field var level: Level?
  @Field var open: Open?
  @Field var extra: JSONValue?
  @Field var heat: Celsius?
  @Field var plain: Decoded<Plain>?
  @Field var strict: Int?
  @Field var own: UUID?

  init(fields: JSONFields) {
    _text = fields["text"]
    _byte = fields["byte"]
    _long = fields["long"]
    _double = fields["double"]
    _float = fields["float"]
    _money = fields["money"]
    _flag = fields["flag"]
    _date = fields["date"]
    _seconds = fields["seconds", as: .secondsSince1970]
    _day = fields["day", as: .pattern("EEE, d MMM yyyy")]
    _either = fields["either", as: .oneOf(.millisecondsSince1970, .iso8601)]
    _length = fields["length", as: .milliseconds]
    _url = fields["url"]
    _uuid = fields["uuid"]
    _data = fields["data"]
    _rank = fields["rank"]
    _level = fields["level"]
    _open = fields["open"]
    _extra = fields["extra"]
    _heat = fields["heat"]
    _plain = fields["plain"]
    _strict = fields["strict", .strict]
    _own = fields["own", .forgiving]
  }

  func build() -> Result<Shapes, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Shapes() },
      $text, $byte, $long.optional, $double, $float.optional, $money, $flag, $date, $seconds,
      $day, $either.optional, $length, $url, $uuid, $data, $rank, $level, $open.optional,
      $heat, $plain.optional)
  }
}
