import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What a contract says about formats that are made of others.
struct ContractFormatsTests {
  @Test func formats_haveWords() {
    expect(
      "\(ComposedBuilder.contract())",
      equals: """
        Int, lenient
          times: array of Date in seconds since 1970, optional (unconfirmed by a sample)
          holes: array of (Date in seconds since 1970 or null), optional (unconfirmed by a sample)
          byDay: dictionary from Date in the pattern yyyyMMdd to Int, optional (unconfirmed by a \
        sample)
          rating: Int or "N/A", -1 for null, optional (unconfirmed by a sample)
          price: Decimal as a string, optional (unconfirmed by a sample)
          tags: array of String or one element, optional (unconfirmed by a sample)
          points: array of array of Double without losses, optional (unconfirmed by a sample)
          meta: dictionary of String as an array of pairs, optional (unconfirmed by a sample)
          local: Date in ISO 8601 in Europe/Berlin, optional (unconfirmed by a sample)
          length: Duration in ISO 8601, optional (unconfirmed by a sample)
          hash: Data in hexadecimal, optional (unconfirmed by a sample)
          load: Double in ProtoJSON, optional (unconfirmed by a sample)
        """)
  }

  @Test func ownFormatOfElements_isOfTheElements() {
    expect(
      "\(DatesBuilder.contract())",
      equals: """
        Int, lenient
          dates: array of Date each in /Date(…)/, optional (unconfirmed by a sample)
          byName: dictionary of Date each in /Date(…)/, optional (unconfirmed by a sample)
          date: Date in /Date(…)/, optional (unconfirmed by a sample)
        """)
  }

  @Test func contract_isTheSameAfterCoding() throws {
    let contract = ComposedBuilder.contract()
    let coded = try JSONEncoder().encode(contract)
    try expect(JSONDecoder().decode(Contract.self, from: coded), equals: contract)
  }

  @Test func declaredSchema_describesWhatIsSent() throws {
    let schema = try ComposedBuilder.contract().jsonSchema(.declared).json
    func part(_ key: String) -> String {
      schema["$defs"]?["Int"]?["properties"]?[key].map { "\($0)" } ?? "\(schema)"
    }
    expect(
      part("rating"),
      equals: #"""
        {"$comment":"Also takes values that mean null.","anyOf":[{"type":["integer","null"],\#
        "minimum":-9223372036854775808,"maximum":9223372036854775807},{"enum":["N/A",-1]}]}
        """#)
    expect(
      part("price"),
      equals: #"""
        {"$comment":"Also takes numbers beyond the range of Decimal.","type":["string","null"],\#
        "pattern":"^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?$(?!\\n)"}
        """#)
    expect(part("tags"), equals: #"{"type":["array","string","null"],"items":{"type":"string"}}"#)
    expect(
      part("meta"),
      equals: #"""
        {"$comment":"Also takes arrays with a repeated key.","type":["array","null"],\#
        "items":{"type":"object","properties":{"key":{"type":"string"},\#
        "value":{"type":"string"}},"required":["key","value"]}}
        """#)
    expect(
      part("hash"), equals: #"{"type":["string","null"],"pattern":"^([0-9A-Fa-f]{2})*$(?!\\n)"}"#)
    expect(
      part("load"),
      equals: #"""
        {"$comment":"Also takes numbers beyond the range of Double; whole numbers that Double \#
        does not hold exactly.","anyOf":[{"type":["number","null"]},\#
        {"enum":["NaN","Infinity","-Infinity"]}]}
        """#)
  }

  @Test func differences_readBothFormats() throws {
    func words(_ old: FieldFormat<Int>, _ new: FieldFormat<Int>) -> [String] {
      let (before, now) = (
        OneFormatBuilder.$format.withValue(old) { OneFormatBuilder.contract() },
        OneFormatBuilder.$format.withValue(new) { OneFormatBuilder.contract() }
      )
      return now.differences(from: before).map(\.description)
    }
    expect(words(.null("-"), .null("-")), equals: [])
    expect(
      words(.null("-"), .null("-", "N/A")),
      equals: [#"value: harmless: is Int or "-", "N/A" for null, was Int or "-" for null"#])
    expect(
      words(.null("7"), .null(7)),
      equals: [#"value: breaking: is Int or 7 for null, was Int or "7" for null"#])
    expect(
      words(.sent(as: .string), .null("-")),
      equals: [#"value: warning: is Int or "-" for null, was Int as a string"#])
  }
}

private struct ComposedBuilder: ConstructionBuilder {
  @Field var times: [Date]?
  @Field var holes: [Date?]?
  @Field var byDay: [Date: Int]?
  @Field var rating: Int?
  @Field var price: Decimal?
  @Field var tags: [String]?
  @Field var points: [[Double]]?
  @Field var meta: [String: String]?
  @Field var local: Date?
  @Field var length: Duration?
  @Field var hash: Data?
  @Field var load: Double?

  init(fields: JSONFields) {
    _times = fields["times", as: .each(.secondsSince1970)]
    _holes = fields["holes", as: .each(.secondsSince1970)]
    _byDay = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]
    _rating = fields["rating", as: .null("N/A", -1)]
    _price = fields["price", as: .sent(as: .string)]
    _tags = fields["tags", as: .oneOrMany]
    _points = fields["points", as: .each(.whole())]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    _local = fields["local", as: .iso8601(timeZone: berlin)]
    _length = fields["length", as: .iso8601]
    _hash = fields["hash", as: .hexadecimal]
    _load = fields["load", as: .protoJSON]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 ?? 0 }, $rating.optional) }
}

private struct OneFormatBuilder: ConstructionBuilder {
  @TaskLocal static var format = FieldFormat<Int>.null()

  @Field var value: Int?

  init(fields: JSONFields) { _value = fields["value", as: Self.format] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}

private struct DatesBuilder: ConstructionBuilder {
  @Field var dates: [Date]?
  @Field var byName: [String: Date]?
  @Field var date: Date?

  init(fields: JSONFields) {
    let format = FieldFormat<Date>(words: "in /Date(…)/") { Date.capture($0) }
    _dates = fields["dates", as: .each(format)]
    _byName = fields["byName", as: .each(format)]
    _date = fields["date", as: format]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _ in 0 }, $dates.optional, $byName.optional, $date.optional)
  }
}
