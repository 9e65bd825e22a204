import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What the sender is told to write: for each type and format, in words of JSON.
struct WantedWordsTests {
  /// The lines about the fields of a document, of which none can be used.
  private static func lines<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ json: String, _ coercion: Coercion = .lenient
  ) -> [String] where Builder.Failure == BuildFailure {
    let findings = Builder.report(json: json, coercion: coercion).findings.filter { !$0.isRepair }
    guard let first = findings.first else { return [] }
    let failure = BuildFailure(model: "Model", first, Array(findings.dropFirst()))
    return failure.explained(in: json, by: type, coercion: coercion).correction
      .split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  private static func line<Value: Capturable>(_ type: Value.Type, _ value: String) -> String {
    lines(One<Value>.self, #"{"value": \#(value)}"#).joined(separator: "\n")
  }

  @Test func enumerations_sayTheirCasesOrThatTheyKnowThem() {
    let wanted = [
      (Self.line(Grade.self, "7"), #"write one of "a", "b"; you wrote 7"#),
      (Self.line(Currency.self, #""x""#), #"write a text that Currency knows; you wrote "x""#),
      (Self.line(Currency.self, "null"), "write a text that Currency knows; you wrote null"),
      (Self.line(Level.self, "7"), "write a whole number that Level knows; you wrote 7"),
      (Self.line(Code.self, #""x""#), #"write a text that Code knows; you wrote "x""#),
      // It takes every text.
      (Self.line(Open<Currency>.self, "[]"), "write a text; you wrote []"),
      (
        Self.line([Currency].self, "{}"),
        "write an array of values, each a text that Currency knows; you wrote {}"
      ),
    ]
    for (line, words) in wanted { expect(line, equals: "value: \(words)") }
  }

  @Test func ownTypes_sayWhatTheyReadAndExpect() {
    let wanted = [
      (Self.line(Money.self, #""x""#), #"write a text that Money reads; you wrote "x""#),
      (Self.line(Color.self, "7"), "write a text (color such as #FF0000); you wrote 7"),
      // A text is read from a number, but nobody has to write one.
      (
        Self.line(OneOf<Money, ShopBuilder>.self, "[]"),
        "write a text that Money reads, or an object; you wrote []"
      ),
      (
        Self.line(OneOf<Int, OneOf<Bool, ShopBuilder>>.self, "[]"),
        "write a whole number or an object or true or false; you wrote []"
      ),
    ]
    for (line, words) in wanted { expect(line, equals: "value: \(words)") }
  }

  @Test func numbers_sayTheirRangeOrThatTheyAreOutOfIt() {
    let wanted = [
      (Self.line(UInt8.self, "300"), "write a whole number from 0 to 255; you wrote 300"),
      (Self.line(Double.self, "1e400"), "write a number; you wrote 1e400, which is out of range"),
      (
        Self.line(Decimal.self, "0.1234567890123456789012345678901234567890123"),
        "write a number with fewer digits; you wrote 0.1234567890123456789012345678901234567890123"
      ),
    ]
    for (line, words) in wanted { expect(line, equals: "value: \(words)") }
  }

  @Test(arguments: [
    (#"{"op": 12, "d": 3}"#, "write one of 0, 4, 11; you wrote 12"),
    (#"{"op": null, "d": 3}"#, "write one of 0, 4, 11; you wrote null"),
    (#"{"op": [], "d": 3}"#, "write one of 0, 4, 11; you wrote []"),
  ])
  func discriminatorOfNumbers_namesTheVariants(json: String, words: String) {
    expect(Self.lines(GatewayMessageBuilder.self, json), equals: ["op: \(words)"])
  }

  @Test(arguments: [
    (#"{"type": "cash"}"#, #"write one of "card", "bank"; you wrote "cash""#),
    (#"{"type": null}"#, #"write one of "card", "bank"; you wrote null"#),
    (#"{"type": {}}"#, #"write one of "card", "bank"; you wrote {}"#),
    (#"{}"#, "is required and missing"),
  ])
  func discriminator_namesTheVariants(json: String, words: String) {
    expect(Self.lines(MeansBuilder.self, json), equals: ["type: \(words)"])
    expect(
      Self.lines(One<MeansBuilder>.self, #"{"value": \#(json)}"#), equals: ["value.type: \(words)"])
  }

  @Test func discriminatorBesideTheObject_namesTheVariants() {
    expect(
      Self.lines(EventBuilder.self, #"{"kind": "x", "data": {}}"#),
      equals: [#"kind: write one of "card", "bank"; you wrote "x""#])
  }

  @Test func dates_areSaidInTheirFormat() {
    expect(
      Self.lines(
        Dates.self,
        #"{"plain": "x", "seconds": 1e40, "window": 5, "pattern": "x", "mail": 7, "several": "x", "#
          + #""local": "2024-03-31T02:30:00", "shown": "31.03.2024 02:30"}"#),
      equals: [
        #"plain: write a date such as 2024-01-31T09:30:00Z; you wrote "x""#,
        "seconds: write a date as a number, in seconds since 1970; you wrote 1e40, "
          + "which is out of range",
        "window: write a date as a number, in seconds since 1970 from 2000-01-01T00:00:00Z to "
          + "2100-01-01T00:00:00Z; you wrote 5",
        #"pattern: write a date in the pattern dd.MM.yyyy; you wrote "x""#,
        "mail: write a date such as Wed, 31 Jan 2024 09:30:00 +0000; you wrote 7",
        "several: write a date such as 2024-01-31T09:30:00Z, or a date as a number, in seconds "
          + #"since 1970; you wrote "x""#,
        "local: write a date such as 2024-01-31T09:30:00, by the clocks of Europe/Berlin; "
          + #"you wrote "2024-03-31T02:30:00", no clock there shows it"#,
        "shown: write a date in the pattern dd.MM.yyyy HH:mm, by the clocks of Europe/Berlin; "
          + #"you wrote "31.03.2024 02:30", no clock there shows it"#,
      ])
  }

  @Test func dateWithAnotherWeekday_isSaidWithItsOwn() {
    expect(
      Self.lines(
        Dates.self,
        #"{"mail": "Mon, 10 Jun 2014 04:00:00 GMT", "weekday": "Mon, 10 Jun 2014", "#
          + #""seconds": 9007199254740993}"#),
      equals: [
        "mail: write a date such as Wed, 31 Jan 2024 09:30:00 +0000; you wrote "
          + #""Mon, 10 Jun 2014 04:00:00 GMT", but 10 June 2014 is a Tuesday"#,
        "weekday: write a date in the pattern EEE, d MMM yyyy; you wrote "
          + #""Mon, 10 Jun 2014", but 10 June 2014 is a Tuesday"#,
        "seconds: write a date as a number, in seconds since 1970; you wrote 9007199254740993, "
          + "which is out of range",
      ])
  }

  @Test(arguments: [
    ("[1", "ends early in column 3, expected ',' or ']' after a value"),
    ("[1,\\n {]", "is wrong in line 2, column 3: expected a key in quotation marks or '}'"),
    (
      "{'a': 1}",
      "is wrong in column 2: expected a key in quotation marks or '}', found a single quotation "
        + "mark, where JSON has double ones"
    ),
  ])
  func brokenJSONInAText_isSaid(text: String, reason: String) {
    let found = text.replacingOccurrences(of: "\\n", with: #"\n"#)
    expect(
      Self.lines(Values.self, #"{"text": "\#(text)"}"#, .strict).filter { $0.hasPrefix("text") },
      equals: [
        "text: write an object, as JSON in a text; you wrote \"\(found)\", but its JSON \(reason)"
      ])
  }

  @Test func durations_areSaidInTheirFormatAndWithTheReason() {
    expect(
      Self.lines(
        Durations.self,
        #"{"iso": "P1M", "clock": "04:13", "parts": "04:", "proto": "3", "millis": 1e40}"#),
      equals: [
        #"iso: write a duration such as PT4M13S; you wrote "P1M", but months and years are no "#
          + "fixed time",
        #"clock: write a duration such as 01:04:13, in hours, minutes and seconds; you wrote "#
          + #""04:13", but two parts can be minutes and seconds, or hours and minutes"#,
        "parts: write a duration such as 01:04:13, or 04:13 in minutes and seconds; "
          + #"you wrote "04:""#,
        #"proto: write a duration such as 3.5s; you wrote "3""#,
        "millis: write a duration as a number in milliseconds; you wrote 1e40, "
          + "which is out of range",
      ])
  }

  @Test func dateAsANumber_isSaidInItsFormat() {
    expect(
      Self.lines(NumberedDates.self, #"{"day": 20231399, "second": 1e40}"#),
      equals: [
        "day: write a date in the pattern yyyyMMdd, as a number; you wrote 20231399",
        "second: write a date as a number, in seconds since 1970; you wrote 1e40, "
          + "which is out of range",
      ])
  }

  @Test func values_areSaidInTheirFormat() {
    let json = """
      {"price": "x", "grouped": "1.5", "load": "x", "bytes": 7, "hex": 7, "id": "x", "quoted": "x",
       "digits": "x", "flag": 2, "text": "x", "zero": "", "many": {}, "each": "x", "either": "x",
       "list": {}}
      """
    expect(
      Self.lines(Values.self, json, .strict),
      equals: [
        #"price: write a number in a text such as "1234,5"; you wrote "x""#,
        #"grouped: write a number in a text such as "1.234,5"; you wrote "1.5""#,
        #"load: write a number, "NaN", "Infinity" or "-Infinity"; you wrote "x""#,
        "bytes: write a text in base64url; you wrote 7",
        "hex: write a text of hexadecimal digits; you wrote 7",
        #"id: write a UUID; you wrote "x""#,
        #"quoted: write a whole number in quotation marks; you wrote "x""#,
        #"digits: write a number; you wrote "x""#,
        "flag: write 1 or 0; you wrote 2",
        #"text: write an object, as JSON in a text; you wrote "x""#,
        // What means null does not help where null is the problem.
        #"zero: write a whole number; you wrote "", which is read as null"#,
        "many: write a whole number or an array of whole numbers; you wrote {}",
        "each: write an array of values, each a date as a number, in seconds since 1970; "
          + #"you wrote "x""#,
        "either: write a date as a number, in seconds since 1970, or true or false; "
          + #"you wrote "x""#,
        "list: write an array of values, each true or false, or a date as a number, in seconds "
          + "since 1970; you wrote {}",
      ])
  }

  @Test func containerInAText_isSaidToBeInAText() {
    for (text, found) in [(#""[1]""#, "[1]"), ("[1]", "[1]"), (#""5""#, #""5""#), ("5", "5")] {
      expect(
        Self.lines(Values.self, #"{"text": \#(text)}"#, .strict).filter { $0.hasPrefix("text") },
        equals: ["text: write an object, as JSON in a text; you wrote \(found)"], "\(text)")
    }
  }

  @Test func keys_areSaidAsKeys() {
    expect(
      Self.lines(Keys.self, #"{"numbers": {"x": 1}, "grades": {"x": "x"}, "values": {"a": "x"}}"#),
      equals: [
        #"numbers.x: write a key that is a whole number; you wrote "x""#,
        #"grades.x: write a key that is one of "a", "b"; you wrote "x""#,
        #"values.a: write a whole number; you wrote "x""#,
      ])
  }

  @Test func keysInAFormat_areSaidAsKeys() {
    let key = "write a key that is a date in the pattern yyyyMMdd"
    expect(
      Self.lines(DatedKeys.self, #"{"byDay": {"2024-01-01": 1}}"#),
      equals: [#"byDay.2024-01-01: \#(key); you wrote "2024-01-01""#])
    expect(
      Self.lines(DatedKeys.self, #"{"byDay": {"20240101": "x"}}"#),
      equals: [#"byDay.20240101: write a whole number; you wrote "x""#])
    expect(
      Self.lines(DatedKeys.self, #"{"byDay": {"2024-01-01": 1, "20240101": "x"}}"#),
      equals: [
        #"byDay.2024-01-01: \#(key); you wrote "2024-01-01""#,
        #"byDay.20240101: write a whole number; you wrote "x""#,
      ])
    expect(
      Self.lines(DatedKeys.self, #"{"pairs": [{"k": "2024-01-01", "v": 1}]}"#),
      equals: [#"pairs[0].k: \#(key); you wrote "2024-01-01""#])
  }

  @Test func typeThatIsCalledKey_isNoKey() {
    expect(Self.line(APIKey.self, "5"), equals: "value: write a text (API key); you wrote 5")
    expect(
      Self.lines(APIKeys.self, #"{"values": {"a": "a"}, "keys": {"a": 1}}"#),
      equals: [
        #"values.a: write a text (API key); you wrote "a""#,
        #"keys.a: write a key that is a text (API key); you wrote "a""#,
      ])
  }

  @Test func keys_areSaidWithoutADocument() {
    guard case .failure(let failure) = RequiredKeys.build(json: #"{"numbers": {"x": 1}}"#) else {
      return
    }
    expect(
      failure.explained(in: "none", by: RequiredKeys.self).correction.split(separator: "\n").last
        .map(String.init),
      equals: #"- numbers.x: write a key that is a whole number; you wrote "x""#)
  }

  static let pairs: [(pairs: String, lines: [String])] = [
    ("{}", [#"pairs: write an array of objects with "k" and "v"; you wrote {}"#]),
    ("[7]", ["pairs[0]: write an object; you wrote 7"]),
    (#"[{"v": 1}]"#, ["pairs[0].k: is required and missing"]),
    (#"[{"k": null, "v": 1}]"#, ["pairs[0].k: write a whole number; you wrote null"]),
    (#"[{"k": [], "v": 1}]"#, ["pairs[0].k: write a whole number; you wrote []"]),
    (
      #"[{"k": 1, "v": 1}, {"k": 2, "v": "x"}]"#,
      [#"pairs[1].v: write a whole number; you wrote "x""#]
    ),
    (
      #"[{"k": 3, "v": 1}, {"k": "3", "v": 2}, {"k": 3, "v": 4}]"#,
      [
        "pairs[0].k: write the key once; you wrote 3",
        #"pairs[1].k: write the key once; you wrote "3""#,
      ]
    ),
    (
      #"[{"k": "03", "v": 1}, {"k": 3, "v": 2}]"#,
      [#"pairs[0].k: is the same key as "3": write one of them; you wrote "03""#]
    ),
  ]

  @Test func keysThatAreTheSame_areNamed() {
    expect(
      Self.lines(
        Keys.self, #"{"numbers": {"1": 1, "01": 2, "+1": 3}, "grades": {}, "values": {}}"#),
      equals: [
        #"numbers.01: is the same key as "1": write one of them; you wrote "01""#,
        #"numbers["+1"]: is the same key as "1": write one of them; you wrote "+1""#,
      ])
    expect(
      Self.lines(Keys.self, #"{"numbers": {"03": 1, "003": 2}, "grades": {}, "values": {}}"#),
      equals: [#"numbers.03: is the same key as "003": write one of them; you wrote "03""#])
    expect(
      Self.lines(DatedKeys.self, #"{"bySecond": {"60": 1, "6e1": 2}}"#),
      equals: [#"bySecond.6e1: is the same key as "60": write one of them; you wrote "6e1""#])
  }

  @Test(arguments: pairs)
  func pairs_areSaidByKeyAndValue(pairs: String, lines: [String]) {
    expect(Self.lines(Pairs.self, #"{"pairs": \#(pairs)}"#), equals: lines)
  }

  /// Wherever the finding is.
  @Test(arguments: [("k", "x", #""x""#), ("v", "x", "1"), ("k", "1.5", "1.5")])
  func keyOfAPair_isSaidAsAKey(place: String, found: String, key: String) {
    let json = #"{"pairs": [{"k": \#(key), "v": 1}]}"#
    let finding = Finding(
      path: FieldPath([.key("pairs"), .index(0), .key(place)]), kind: .mismatch,
      expected: "Int key", found: FoundValue(kind: .string, excerpt: "\"\(found)\""))
    let sut = BuildFailure(model: "Model", finding).explained(in: json, by: Pairs.self)
    expect(
      sut.correction.split(separator: "\n").last.map(String.init),
      equals: "- pairs[0].\(place): write a key that is a whole number; you wrote \"\(found)\"")
  }

  @Test func alikeKeys_areNamed() {
    expect(
      Self.lines(Pairs.self, #"{"Pairs": [], "PAIRS": []}"#, [.lenient, .keysInAnyCase]),
      equals: ["pairs: write the key once, and not as PAIRS and Pairs"])
  }

  @Test func decodedTypes_sayWhatTheyFound() {
    expect(Self.line(Decoded<Point>.self, "5"), equals: "value: write an object; you wrote 5")
    expect(
      Self.line(Decoded<Point>.self, #"{"x": "a"}"#),
      equals: #"value.x: write a whole number; you wrote "a""#)
  }

  @Test func aliases_areMissingTogether() {
    expect(
      Self.lines(Named.self, #"{"nme": "x"}"#),
      equals: [#"name: is required and missing, and so is fullName; you wrote "nme""#])
  }

  @Test func modelsOfOneName_areToldApart() throws {
    let json = #"{"value": {}}"#
    typealias Shops = OneOf<Mall.Shop.Builder, Street.Shop.Builder>
    guard case .failure(let failure) = One<Shops>.build(json: json) else { return }
    expect(
      failure.explained(in: json, by: One<Shops>.self).problems.map(\.description),
      equals: [
        "value.id: required Int is missing (line 1, column 11); value was tried as Shop and "
          + "WantedWordsTests.Street.Shop, and the better one was used"
      ])
    expect(
      Self.lines(One<OneOf<Int, Mall.Shop.Builder>>.self, #"{"value": [{}]}"#, .forgiving),
      equals: ["value.id: is required and missing; value can be any of a whole number, Shop"])
    expect(
      Self.line(Shops.self, "{}"),
      equals: "value.id: is required and missing; value can be any of Shop, "
        + "WantedWordsTests.Street.Shop")
  }
}

private enum Grade: String, Capturable, CaseIterable { case a, b }
private enum Currency: String, Capturable { case eur, usd }
private enum Level: Int, Capturable { case low, high }

private struct Code: RawRepresentable, Capturable {
  let rawValue: String
  init?(rawValue: String) {
    guard rawValue.count == 3 else { return nil }
    self.rawValue = rawValue
  }
}

private struct Money: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Money> {
    String.capture(node).flatMap(node) { Int($0) == nil ? nil : Money() }
  }
}

private struct Color: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Color> {
    String.capture(node).flatMap(node) { $0.hasPrefix("#") ? Color() : nil }
  }
  static var expectation: String { "color such as #FF0000" }
}

private enum Means: Equatable, Sendable { case card, bank }

private struct MeansBuilder: VariantBuilder {
  typealias Model = Means
  @Field var type: String?
  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("card", is: .card), .variant("bank", is: .bank))
  init() { _type = .missing }
}

/// Its variant stands beside it.
private struct PartBuilder: VariantBuilder {
  typealias Model = Means
  @Field var type: String?
  static let variants = BuilderVariants<Self>(
    \._type, .variant("card", is: .card), .variant("bank", is: .bank))
  init() { _type = .missing }
}

private struct EventBuilder: ConstructionBuilder {
  @Field var data: PartBuilder?
  init(fields: JSONFields) { _data = fields["data", variant: "kind"] }
  func build() -> Result<Means, BuildFailure> { construct({ $0 }, $data) }
}

private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

private struct Dates: ConstructionBuilder {
  @Field var plain: Date?
  @Field var seconds: Date?
  @Field var window: Date?
  @Field var pattern: Date?
  @Field var mail: Date?
  @Field var weekday: Date?
  @Field var several: Date?
  @Field var local: Date?
  @Field var shown: Date?

  init(fields: JSONFields) {
    _plain = fields["plain"]
    _seconds = fields["seconds", as: .secondsSince1970]
    _window =
      fields[
        "window",
        as: .secondsSince1970(
          within: Date(
            timeIntervalSince1970: 946_684_800)...Date(timeIntervalSince1970: 4_102_444_800)
        )]
    _pattern = fields["pattern", as: .pattern("dd.MM.yyyy")]
    _mail = fields["mail", as: .rfc5322]
    _weekday = fields["weekday", as: .pattern("EEE, d MMM yyyy")]
    _several = fields["several", as: .oneOf(.iso8601, .secondsSince1970)]
    _local = fields["local", as: .iso8601(timeZone: berlin)]
    _shown = fields["shown", as: .pattern("dd.MM.yyyy HH:mm", timeZone: berlin)]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 0 }, $plain.optional) }
}

private struct Durations: ConstructionBuilder {
  @Field var iso: Duration?
  @Field var clock: Duration?
  @Field var parts: Duration?
  @Field var proto: Duration?
  @Field var millis: Duration?

  init(fields: JSONFields) {
    _iso = fields["iso", as: .iso8601]
    _clock = fields["clock", as: .clock]
    _parts = fields["parts", as: .clock(twoParts: .minutesAndSeconds)]
    _proto = fields["proto", as: .protoJSON]
    _millis = fields["millis", as: .milliseconds]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 0 }, $iso.optional) }
}

private struct NumberedDates: ConstructionBuilder {
  @Field var day: Date?
  @Field var second: Date?

  init(fields: JSONFields) {
    _day = fields["day", as: .sent(as: .number, .pattern("yyyyMMdd"))]
    _second = fields["second", as: .sent(as: .number, .secondsSince1970)]
  }

  func build() -> Result<[Date], BuildFailure> { construct({ [$0, $1] }, $day, $second) }
}

private struct Values: ConstructionBuilder {
  @Field var price: Decimal?
  @Field var grouped: Decimal?
  @Field var load: Double?
  @Field var bytes: Data?
  @Field var hex: Data?
  @Field var id: UUID?
  @Field var quoted: Int?
  @Field var digits: String?
  @Field var flag: Bool?
  @Field var text: ShopBuilder?
  @Field var zero: Int?
  @Field var many: [Int]?
  @Field var each: [Date]?
  @Field var either: OneOf<Bool, Date>?
  @Field var list: [OneOf<Bool, Date>]?

  init(fields: JSONFields) {
    _price = fields["price", as: .decimal(separator: ",")]
    _grouped = fields["grouped", as: .decimal(separator: ",", grouping: ".")]
    _load = fields["load", as: .protoJSON]
    _bytes = fields["bytes", as: .base64URL]
    _hex = fields["hex", as: .hexadecimal]
    _id = fields["id", as: .hexadecimal]
    _quoted = fields["quoted", as: .sent(as: .string)]
    _digits = fields["digits", as: .sent(as: .number)]
    _flag = fields["flag", as: .sent(as: .number)]
    _text = fields["text", as: .sent(as: .string)]
    _zero = fields["zero", as: .null("")]
    _many = fields["many", as: .oneOrMany]
    _each = fields["each", as: .each(.secondsSince1970)]
    _either = fields["either", as: .either(nil, .secondsSince1970)]
    _list = fields["list", as: .each(.either(nil, .secondsSince1970))]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 0 }, $zero) }
}

private struct Keys: ConstructionBuilder {
  @Field var numbers: [Int: Int]?
  @Field var grades: [Grade: Int]?
  @Field var values: [String: Int]?

  init(fields: JSONFields) {
    _numbers = fields["numbers"]
    _grades = fields["grades"]
    _values = fields["values"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _ in 0 }, $numbers, $grades, $values)
  }
}

private struct Point: Decodable, Sendable { let x: Int }

private struct Named: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields[anyOf: "name", "fullName"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct RequiredKeys: ConstructionBuilder {
  @Field var numbers: [Int: Int]?
  init(fields: JSONFields) { _numbers = fields["numbers"] }
  func build() -> Result<[Int: Int], BuildFailure> { construct({ $0 }, $numbers.requiringAll) }
}

private struct DatedKeys: ConstructionBuilder {
  @Field var bySecond: [Date: Int]?
  @Field var byDay: [Date: Int]?
  @Field var pairs: [Date: Int]?

  init(fields: JSONFields) {
    let format = FieldFormat<[Date: Int]>.keyed(by: .pattern("yyyyMMdd"))
    _bySecond = fields["bySecond", as: .keyed(by: .secondsSince1970)]
    _byDay = fields["byDay", as: format]
    _pairs = fields["pairs", as: .pairs(key: "k", value: "v", as: format)]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _ in 0 }, $bySecond.optional, $byDay.optional, $pairs.optional)
  }
}

/// It takes texts of three letters.
private struct APIKey: Capturable, Hashable {
  static var expectation: String { "API key" }

  static func capture(_ node: JSONNode) -> Captured<APIKey> {
    String.capture(node).value?.count == 3
      ? Captured(APIKey()) : .unusable(node)
  }
}

private struct APIKeys: ConstructionBuilder {
  @Field var values: [String: APIKey]?
  @Field var keys: [APIKey: Int]?

  init(fields: JSONFields) {
    _values = fields["values"]
    _keys = fields["keys"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _, _ in 0 }, $values, $keys) }
}

private struct Pairs: ConstructionBuilder {
  @Field var pairs: [Int: Int]?
  init(fields: JSONFields) { _pairs = fields["pairs", as: .pairs(key: "k", value: "v")] }
  func build() -> Result<[Int: Int], BuildFailure> { construct({ $0 }, $pairs.requiringAll) }
}

/// Models as `@Buildable` leaves them: each has a `Builder`.
extension WantedWordsTests {
  enum Mall {
    struct Shop: Equatable, Sendable {
      let id: Int
      struct Builder: ConstructionBuilder {
        @Field var id: Int?
        init(fields: JSONFields) { _id = fields["id"] }
        func build() -> Result<Shop, BuildFailure> { construct(Shop.init, $id) }
      }
    }
  }

  enum Street {
    struct Shop: Equatable, Sendable {
      let name: String
      struct Builder: ConstructionBuilder {
        @Field var name: String?
        init(fields: JSONFields) { _name = fields["name"] }
        func build() -> Result<Shop, BuildFailure> { construct(Shop.init, $name) }
      }
    }
  }
}
