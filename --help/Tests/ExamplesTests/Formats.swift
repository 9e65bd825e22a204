import ConstructionBuilders
import Foundation
import Testing

/// Formats that nest, and those of one value.
struct Formats {
  struct Builder: ConstructionBuilder {
    @Field var times: [Date]?
    @Field var visits: [String: Date]?
    @Field var byDay: [Date: Decimal]?
    @Field var points: [[Double]]?
    @Field var tags: [String]?
    @Field var rating: Int?
    @Field var born: Date?
    @Field var price: Decimal?
    @Field var time: Date?
    @Field var payload: [String: Int]?
    @Field var meta: [String: Int]?
    @Field var length: Duration?
    @Field var published: Date?
    @Field var challenge: Data?
    @Field var id: UUID?
    @Field var load: Double?
    @Field var starts: Date?

    init(fields: JSONFields) {
      let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
      _times = fields["times", as: .each(.secondsSince1970)]     // [Date], [Date?], Set<Date>
      // times[1]: expected Date in seconds since 1970, found string "soon"
      _visits = fields["visits", as: .each(.millisecondsSince1970)]     // [String: Date]
      _byDay = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]     // [Date: Price]
      _points = fields["points", as: .each(.whole())]     // [[Double]]
      _tags = fields["tags", as: .oneOrMany]     // "a" or ["a", "b"]
      _rating = fields["rating", as: .null("N/A", "-", -1)]
      _born = fields["born", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
      _price = fields["price", as: .decimal(separator: ",", grouping: ".")]
      _price = fields["price", as: .sent(as: .string)]                      // "12.50"
      _time = fields["time", as: .sent(as: .string, .secondsSince1970)]     // "1700000000"
      _payload = fields["payload", as: .sent(as: .string)]                  // "{\"id\": 1}"
      // [{"key": "color", "value": "red"}, …]
      _meta = fields["meta_data", as: .pairs(key: "key", value: "value")]
      // meta_data[0].value: expected Int, found string "red"
      _length = fields["duration", as: .iso8601]     // "PT4M13S"
      _length = fields["length", as: .clock(twoParts: .minutesAndSeconds)]     // "4:13"
      _published = fields["pubDate", as: .rfc5322]
      _challenge = fields["challenge", as: .base64URL]
      _id = fields["id", as: .hexadecimal]
      _load = fields["load", as: .protoJSON]
      _starts = fields["starts", as: .iso8601(timeZone: berlin)]     // "2025-07-01T20:15"
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $rating) }
  }

  @Test func values() throws {
    let sut = try Builder(
      json: #"""
        {"times": [60, "soon"], "rating": "N/A", "points": [[1], ["x"]],
         "meta_data": [{"key": "color", "value": "red"}]}
        """#)
    #expect(
      sut.findings.map(\.description) == [
        #"times[1]: expected Date in seconds since 1970, found string "soon""#,
        #"points[1][0]: expected Double, found string "x""#,
        #"rating: required Int is null ("N/A")"#,
        #"meta_data[0].value: expected Int, found string "red""#,
      ])
  }
}
