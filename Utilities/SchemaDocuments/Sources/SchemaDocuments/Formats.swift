import ConstructionBuilders
import Foundation

struct Formats {}

/// Reads values as their senders write them by contract, alone and in others.
struct FormatsBuilder: ConstructionBuilder {
  @Field var price: Decimal?
  @Field var flag: Bool?
  @Field var digits: String?
  @Field var rating: Int?
  @Field var born: Date?
  @Field var times: [Date]?
  @Field var sparse: [Int?]?
  @Field var prices: [String: Decimal]?
  @Field var tags: [String]?
  @Field var nodes: [EmptyBuilder]?
  @Field var points: [[Double]]?
  @Field var days: [Date: Int]?
  @Field var meta: [String: Int]?
  @Field var object: NodeBuilder?
  @Field var payload: NodeBuilder?
  @Field var list: [Int]?
  @Field var part: EmptyBuilder?
  @Field var local: Date?
  @Field var amount: Decimal?
  @Field var bytes: Data?

  init(fields: JSONFields) {
    _price = fields["price", as: .sent(as: .string)]
    _flag = fields["flag", as: .sent(as: .number)]
    _digits = fields["digits", as: .sent(as: .number)]
    _rating = fields["rating", as: .null("N/A", -1)]
    _born = fields["born", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
    _times = fields["times", as: .each(.secondsSince1970)]
    _sparse = fields["sparse", as: .each(.null("-", or: .sent(as: .string)))]
    _prices = fields["prices", as: .each(.sent(as: .string))]
    _tags = fields["tags", as: .oneOrMany]
    _nodes = fields["nodes", as: .oneOrMany]
    _points = fields["points", as: .each(.whole())]
    _days = fields["days", as: .keyed(by: .pattern("yyyyMMdd"))]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _object = fields["object", as: .pairs(key: "key", value: "value")]
    _payload = fields["payload", as: .sent(as: .string)]
    _list = fields["list", as: .sent(as: .string)]
    _part = fields["part", as: .null(false, [])]
    _local = fields["local", as: .pattern("dd.MM.yyyy HH:mm")]
    _amount = fields["amount", as: .decimal(separator: ",", grouping: ".")]
    _bytes = fields["bytes", as: .hexadecimal]
  }

  func build() -> Result<Formats, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Formats() },
      $price, $flag, $digits, $rating.optional, $born.optional, $times.requiringAll, $sparse,
      $prices.requiringAll, $tags, $nodes, $points.requiringAll, $days, $meta, $object, $payload,
      $list, $part.optional, $local, $amount, $bytes)
  }

  static let sample = Data(
    #"""
    {"price": "12.50", "flag": 1, "digits": 42, "rating": 7, "born": "2024-05-06",
    "times": [1700000000, 60], "sparse": ["1", "-", null], "prices": {"a": "1.5"}, "tags": "a",
    "nodes": [{"note": 1}], "points": [[1, 2], [3.5]], "days": {"20240506": 1},
    "meta": [{"key": "a", "value": 1}], "object": [{"key": "name", "value": "n"}],
    "payload": "{\"name\": \"n\"}", "list": "[1, 2]", "part": {"note": 2},
    "local": "22.01.2026 03:04", "amount": "1.234,50", "bytes": "ff00"}
    """#.utf8)

  /// Documents in which some values are others.
  static func documents(_ count: Int) -> [Data] {
    let others: [String: [JSONValue]] = [
      "price": [1.5, " 2 ", "1e2", "x", true, ""], "flag": [0, true, "1", 2],
      "digits": ["42", true, 1.5], "rating": ["N/A", -1, -1.0, "-1", "n/a", false],
      "born": ["0000-00-00", "2024-02-30", "06.05.2024", 0], "times": [[], ["60"], [1e15], 60],
      "sparse": [["-", "-"], [1], [" 1 "], "-", ["x"]], "prices": [["a": 1.5], ["a": "x"], [:]],
      "tags": [["a", "b"], [], [1], 1, true, ""], "nodes": [["note": 1], [], [[:]], "x"],
      "points": [[], [[1, "x"]], [[]], [1], [[true]]],
      "days": [["20240230": 1], ["20240506": "x"], [:], ["2024-05-06": 1], []],
      "meta": [
        [], [["key": "a"]], [["value": 1]], [["key": "a", "value": "x"]], ["a": 1], [1],
        [["key": 1, "value": 1]], [["key": "a", "value": 1, "id": 3], ["key": "b", "value": 2]],
      ],
      "object": [
        [], [["key": "x", "value": 1]], [["key": "name", "value": true]], ["name": "n"],
      ],
      "payload": ["{}", "[", ["name": "n"], #"{"name": 1}"#, "", #" {"name": "n"}"#],
      "list": ["[]", "[\"1\"]", [1], "1", "[1", "x"],
      "part": [false, [], true, [1], "", ["note": "x"]],
      "local": ["32.01.2026 03:04", "22.1.2026 03:04", 0, "2026-01-22"],
      "amount": ["1,5", "12.34", 1.5, "1.5", "1234,5", "x"], "bytes": ["FF", "f", "", 255],
    ]
    let keys = others.keys.sorted()
    guard case .object(let sample)? = try? JSONValue(json: sample) else { return [] }
    var random = Numbers(state: 58)
    return (0..<count).map { _ in
      var members = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard let key = keys.randomElement(using: &random) else { continue }
        members[key] = others[key]?.randomElement(using: &random)
      }
      return Data(JSONValue.object(members).description.utf8)
    }
  }
}
