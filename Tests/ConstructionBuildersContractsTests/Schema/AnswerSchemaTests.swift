import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// The schema of documents that somebody is made to write.
struct AnswerSchemaTests {
  @Test func answer_hasEveryKey_andNoOther() throws {
    let schema = try DishBuilder.contract()
      .jsonSchema(.answer, describing: ["title": "as printed", "steps.text": "one sentence"])
    expect(
      "\(schema.json)",
      equals: ##"{"type":"object","properties":{"title":{"##
        + ##""description":"as printed; short","type":"string"},"##
        + ##""course":{"type":"string","enum":["starter","main"]},"##
        + ##""meta":{"type":"object","properties":{"servings":{"anyOf":[{"type":"integer"},"##
        + ##"{"type":"null"}]}},"required":["servings"],"additionalProperties":false},"##
        + ##""steps":{"type":"array","items":{"$ref":"#/$defs/String"}}},"##
        + ##""required":["title","course","meta","steps"],"additionalProperties":false,"##
        + ##""$defs":{"String":{"type":"object","properties":{"text":{"##
        + ##""description":"one sentence","type":"string"}},"required":["text"],"##
        + ##""additionalProperties":false}}}"##)
    expect(
      schema.excesses.map(\.description),
      equals: [
        "Int.title: values that are not short",
        "Int.meta.servings: numbers below -9223372036854775808",
        "Int.meta.servings: numbers above 9223372036854775807",
      ])
  }

  @Test func variant_isOneOfSeveralObjects() throws {
    let schema = try EventsBuilder.contract().jsonSchema(.answer).json
    try expect(
      "\(#require(schema["$defs"]?["Event"]))",
      equals: #"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","#
        + #""enum":["delta"]},"text":{"type":"string"}},"required":["type","text"],"#
        + #""additionalProperties":false},{"type":"object","properties":{"type":"#
        + #"{"type":"string","enum":["ping"]}},"required":["type"],"#
        + #""additionalProperties":false}]}"#)
  }

  /// Each key of the schema can be described, also where no field is.
  @Test func discriminator_object_andPartOfAPair_areDescribed() throws {
    let events = try EventsBuilder.contract()
      .jsonSchema(.answer, describing: ["events": "all", "events.type": "the kind"]).json
    let text = "\(events)"
    expect(
      text.contains(#""type":{"description":"the kind","type":"string","enum":["delta"]}"#),
      equals: true)
    expect(
      text.contains(#""type":{"description":"the kind","type":"string","enum":["ping"]}"#),
      equals: true)
    expect(text, contains: #""events":{"description":"all","type":"array""#)
    let dish = try DishBuilder.contract().jsonSchema(.answer, describing: ["meta": "numbers"]).json
    expect(dish["properties"]?["meta"]?["description"], equals: "numbers")
    let meta = try FormatsBuilder.contract()
      .jsonSchema(.answer, describing: ["meta": "notes", "meta.value": "text"]).json
    try expect(
      "\(#require(meta["properties"]?["meta"]))",
      equals: #"{"description":"notes; an array of objects with \"key\" and \"value\"","#
        + #""anyOf":[{"type":"array","items":{"type":"object","properties":{"#
        + #""key":{"type":"string"},"value":{"description":"text","type":"string"}},"#
        + #""required":["key","value"],"additionalProperties":false}},{"type":"null"}]}"#)
  }

  @Test func formats_areSaidWhereASchemaCan() throws {
    let schema = try FormatsBuilder.contract().jsonSchema(.answer).json
    func part(_ key: String) -> String { schema["properties"]?[key].map { "\($0)" } ?? "none" }
    let null = #"{"type":"null"}"#
    // Nobody is to write the words for null.
    expect(part("rating"), equals: #"{"anyOf":[{"type":"integer"},\#(null)]}"#)
    expect(
      part("price"),
      equals: #"{"description":"a number in quotation marks","anyOf":[{"type":"string"},\#(null)]}"#
    )
    expect(
      part("tags"),
      equals: #"{"description":"a text or an array of texts","#
        + #""anyOf":[{"type":"array","items":{"type":"string"}},{"type":"string"},\#(null)]}"#)
    expect(
      part("meta"),
      equals: #"{"description":"an array of objects with \"key\" and \"value\"","#
        + #""anyOf":[{"type":"array","items":{"type":"object","properties":{"#
        + #""key":{"type":"string"},"value":{"type":"string"}},"required":["key","value"],"#
        + #""additionalProperties":false}},\#(null)]}"#)
    expect(
      part("lists"),
      equals: #"{"anyOf":[{"type":"array","items":{"anyOf":[{"type":"array","items":"#
        + #"{"type":"string"}},{"type":"string"}]}},\#(null)]}"#)
  }

  @Test func objectInAText_isNoObject() throws {
    let schema = try InTextBuilder.contract().jsonSchema(.answer)
    expect(
      "\(schema.json)",
      equals: ##"{"type":"object","properties":{"step":{"description":"##
        + ##""an object, as JSON in a text","type":"string"}},"##
        + ##""required":["step"],"additionalProperties":false}"##)
    expect(
      schema.excesses.map(\.description),
      equals: [
        "String.step: strings that do not contain such an object as JSON",
        "String.step: spellings other than those of JSON",
      ])
  }

  @Test func numbersOfCases_haveAType_andAReferenceIsAlone() throws {
    expect(
      try "\(LevelBuilder.contract().jsonSchema(.answer, describing: ["step": "one"]).json)",
      equals: ##"{"type":"object","properties":{"level":{"type":"number","enum":[1,9]},"##
        + ##""step":{"description":"one","anyOf":[{"$ref":"#/$defs/String"}]}},"##
        + ##""required":["level","step"],"additionalProperties":false,"##
        + ##""$defs":{"String":{"type":"object","properties":{"text":{"type":"string"}},"##
        + ##""required":["text"],"additionalProperties":false}}}"##)
  }

  @Test func fewValues_areListed() throws {
    let schema = try CodedBuilder.contract().jsonSchema(.answer)
    func part(_ key: String) -> String { schema.json["properties"]?[key].map { "\($0)" } ?? "none" }
    expect(part("flag"), equals: #"{"description":"1 or 0","type":"integer","enum":[0,1]}"#)
    expect(
      part("level"),
      equals: #"{"description":"one of 1, 9 in quotation marks","type":"string","#
        + #""enum":["1","9"]}"#)
    expect(
      part("byCourse"),
      equals: #"{"description":"an array of objects with \"k\" and \"v\"","type":"array","#
        + #""items":{"type":"object","properties":{"k":{"type":"string","#
        + #""enum":["starter","main"]},"v":{"type":"string"}},"required":["k","v"],"#
        + #""additionalProperties":false}}"#)
    expect(
      schema.excesses.map(\.description),
      equals: [
        "Int.byCourse: arrays with a repeated key",
        "Int.byNumber: numbers that are not whole, or out of range",
        "Int.byNumber: several keys for the same value", "Int.byNumber: arrays with a repeated key",
        "Int.byNumber: strings in another format",
        "Int.byNumber: numbers below -9223372036854775808",
        "Int.byNumber: numbers above 9223372036854775807",
      ])
  }

  @Test func timesThatClocksShowTwice_areAnExcess() throws {
    expect(
      try LocalBuilder.contract().jsonSchema(.answer).excesses.map(\.description),
      equals: [
        "Date.at: dates that do not exist, such as 2022-02-30",
        "Date.at: times that no clock in Europe/Berlin shows",
        "Date.at: times that clocks in Europe/Berlin show twice",
        "Date.at: strings in another format",
      ])
  }

  private static let unsaid: [(Contract.Value, String)] = [
    (.any, "x: any value can be read"),
    (.array(of: .any), "x: any members or elements can be read"),
    (.decoded(type: "T"), "x: any value can be read"),
    (
      .dictionary(key: .string, of: .string),
      #"x: a schema needs "additionalProperties" to say it"#
    ),
    (.object("A"), "A contains itself"),
  ]

  @Test(arguments: unsaid)
  func whatASchemaCannotSay_isAnErrorWithItsPath(value: Contract.Value, expected: String) {
    let object = Contract.Object(
      name: "A", coercion: .lenient, fields: [UserContract.field("x", as: value)])
    let contract = Contract(coercion: .lenient, root: .object("A"), objects: [object])
    expect(
      message { try contract.jsonSchema(.answer) },
      equals: "no schema says what an answer is: \(expected)")
  }

  @Test func elementAsPlace_otherRoot_andUnknownPath_areErrors() {
    let object = Contract.Object(
      name: "A", coercion: .lenient, fields: [UserContract.field("x", "a[0]", as: .string)])
    expect(
      message {
        try Contract(coercion: .lenient, root: .object("A"), objects: [object]).jsonSchema(.answer)
      },
      equals: "no schema says what an answer is: a[0]: is read in several ways, or is an element")
    expect(
      message { try [DishBuilder].contract().jsonSchema(.answer) },
      equals: "no schema says what an answer is: the root is no object")
    expect(
      message { try DishBuilder.contract().jsonSchema(.answer, describing: ["titel": "x"]) },
      equals: "no schema says what an answer is: titel: "
        + "no key of the schema is first here")
    expect(
      message { try DishBuilder.contract().jsonSchema(.declared, describing: ["title": "x"]) },
      equals: "no schema says what an answer is: title: only an answer is described")
  }

  private func message(_ body: () throws -> Contract.Schema) -> String {
    do { return "\(try body().json)" } catch { return "\(error)" }
  }

  @Test func whatTheSchemaAccepts_buildsWithoutFindings() throws {
    try check(DishBuilder.self)
    try check(EventsBuilder.self)
    try check(ListsBuilder.self)
  }

  private func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type
  ) throws where Builder.Failure == BuildFailure {
    let schema = try Builder.contract().jsonSchema(.answer).json
    var documents = RandomDocuments(root: schema, generator: SplitMix64(seed: 21))
    for _ in 0..<500 {
      let json = documents.next(schema).description
      let report = Builder.report(json: json, coercion: .strict)
      expect(report.findings.map(\.description), equals: [], "\(json)")
      #expect(throws: Never.self) { try report.result.get() }
    }
  }
}

private enum Course: String, Capturable, CaseIterable { case starter, main }

private struct DishBuilder: ConstructionBuilder {
  @Field var title: String?
  @Field var course: Course?
  @Field var servings: Int?
  @Field var steps: [StepBuilder]?

  init(fields: JSONFields) {
    _title = fields[anyOf: "title", "name"]
    _course = fields["course"]
    _servings = fields["meta", "servings"]
    _steps = fields["steps"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { _, _, _, _ in 1 }, $title.checked("short") { $0.count < 99 }, $course,
      $servings.optional, $steps)
  }
}

private struct FormatsBuilder: ConstructionBuilder {
  @Field var rating: Int?
  @Field var price: Double?
  @Field var tags: [String]?
  @Field var meta: [String: String]?
  @Field var lists: [[String]]?

  init(fields: JSONFields) {
    _rating = fields["rating", as: .null("N/A", -1)]
    _price = fields["price", as: .sent(as: .string)]
    _tags = fields["tags", as: .oneOrMany]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    _lists = fields["lists", as: .each(.oneOrMany)]
  }

  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $rating.optional) }
}

private struct InTextBuilder: ConstructionBuilder {
  @Field var step: StepBuilder?
  init(fields: JSONFields) { _step = fields["step", as: .sent(as: .string)] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $step) }
}

private struct LocalBuilder: ConstructionBuilder {
  @Field var at: Date?
  init(fields: JSONFields) {
    let zone = TimeZone(identifier: "Europe/Berlin")!
    _at = fields["at", as: .iso8601(timeZone: zone)]
  }
  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $at) }
}

private enum Level: Int, Capturable, CaseIterable {
  case low = 1
  case high = 9
}

private struct LevelBuilder: ConstructionBuilder {
  @Field var level: Level?
  @Field var step: StepBuilder?
  init(fields: JSONFields) { (_level, _step) = (fields["level"], fields["step"]) }
  func build() -> Result<Int, BuildFailure> { construct({ _, _ in 1 }, $level, $step) }
}

private struct CodedBuilder: ConstructionBuilder {
  @Field var flag: Bool?
  @Field var level: Level?
  @Field var byCourse: [Course: String]?
  @Field var byNumber: [Int: String]?

  init(fields: JSONFields) {
    _flag = fields["flag", as: .sent(as: .number)]
    _level = fields["level", as: .sent(as: .string)]
    _byCourse = fields["byCourse", as: .pairs(key: "k", value: "v")]
    _byNumber = fields["byNumber", as: .pairs(key: "k", value: "v")]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _, _ in 1 }, $flag, $level, $byCourse, $byNumber)
  }
}

private struct ListsBuilder: ConstructionBuilder {
  @Field var tags: [String]?
  @Field var lists: [[String]]?
  @Field var rating: Int?
  @Field var flags: [Bool?]?

  init(fields: JSONFields) {
    _tags = fields["tags", as: .oneOrMany]
    _lists = fields["lists", as: .each(.oneOrMany)]
    _rating = fields["rating", as: .null("N/A", -1)]
    _flags = fields["flags"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ _, _, _, _ in 1 }, $tags, $lists.optional, $rating.optional, $flags)
  }
}

private struct StepBuilder: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["text"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct EventsBuilder: ConstructionBuilder {
  @Field var events: [EventBuilder]?
  init(fields: JSONFields) { _events = fields["events"] }
  func build() -> Result<Int, BuildFailure> { construct(\.count, $events) }
}

private enum Event {
  case delta(String)
  case ping
}

private struct EventBuilder: VariantBuilder {
  typealias Model = Event

  @Field var type: String?
  @Field var delta: StepBuilder?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type",
    .variant("delta", as: \._delta, Event.delta), .variant("ping", is: Event.ping))

  init() { (_type, _delta) = (.missing, .missing) }
}
