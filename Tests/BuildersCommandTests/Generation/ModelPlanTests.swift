import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

/// With a digit before them, more digits than a Decimal has.
private let zeros = String(repeating: "0", count: 49)

/// What is declared for values of one key.
struct ModelPlanTests {
  /// Documents of one member `key`, as often as there have to be for it to be required.
  private func property(
    _ values: [String], key: String = "key", _ options: PlanOptions = PlanOptions()
  ) throws -> String {
    let documents = (0..<20).flatMap { _ in values }.map { "{\"\(key)\":\($0)}" }
    let plan = try plan(documents, options)
    let source = TypeSource(plan: plan, type: plan.types[0], style: .macro).declarations
    // What is behind the heading and before the first comment, or without comments.
    let lines = source.split(separator: "\n").dropFirst(3).prefix { $0 != "}" }
    let code = lines.map { line in
      String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
    }
    return code.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func plan(
    _ documents: [String], _ options: PlanOptions = PlanOptions(), name: String = "Document"
  ) throws -> ModelPlan {
    let survey = Survey(documents, showsValues: true).folded
    let endpoint = PlannedEndpoint(root: try #require(survey.endpoints.first).root, names: [name])
    return try ModelPlanner([endpoint], options).plan()
  }

  static let valuesAndTypes: [([String], String)] = [
    (["\"12.50\"", "\"0.99\""], "@Format(.sent(as: .string)) let key: Decimal"),
    (["\"12.50\"", "\"\""], "@Format(.null(\"\", or: .sent(as: .string))) let key: Decimal?"),
    (["[\"12.50\"]"], "@Format(.each(.sent(as: .string))) let key: [Decimal]"),
    (["\"0.00012300\"", "\"12.5000\""], "@Format(.sent(as: .string)) let key: Decimal"),
    (["12", "\"12.50\""], "let key: Decimal"),
    // What is no amount of money: another number of digits, a zero in front, more than a Decimal.
    (["\"12.50\"", "\"12.5\""], "let key: String"),
    (["\"09.50\""], "let key: String"),
    (["\"1\(zeros).50\""], "let key: String"),
    (["12.50"], "let key: Double"),
    (["true"], "let key: Bool"),
    (["1"], "let key: Int"),
    (["9223372036854775808"], "let key: UInt64"),
    (["-1", "9223372036854775808"], "let key: Decimal"),
    (["1", "1e400"], "let key: Decimal?"),
    (["1", "1\(zeros)"], "let key: Decimal?"),
    (["1", "2.5"], "let key: Double"),
    (["1", "2.0"], "let key: Double"),
    (["0.12345678901234567890"], "let key: Decimal?"),
    (["\"a\""], "let key: String"),
    (["\"a\"", "null"], "let key: String?"),
    (["\"2026-03-01T08:00:00Z\""], "let key: Date"),
    (["\"2026-03-01\"", "\"\""], "@Format(.null(\"\")) let key: Date?"),
    // White space around is no part of a value.
    (["\"2026-03-01\"", "\" 2026-03-01\\r\\n\""], "let key: Date"),
    (["\" https://example.com/a\""], "let key: URL"),
    (["\"12.50\"", "\"12.50\\t\""], "@Format(.sent(as: .string)) let key: Decimal"),
    (["7", "\" 42 \""], "let key: Int"),
    (["7", "\" -4.5\""], "let key: Double"),
    (["true", "\"no \""], "let key: Bool"),
    (["\" 42\""], "let key: String"),
    (["\" \""], "let key: String"),
    (["\"2026-03-01\"", "\" \""], "let key: String"),
    (["\"https://example.com/a\""], "let key: URL"),
    (["\"0b1f9a70-3a4e-4a64-9d6a-0c8f1d2e3f40\""], "let key: UUID"),
    // Texts that look like numbers are texts: an article number has zeros in front.
    (["\"0123\""], "let key: String"),
    (["7", "\"42\""], "let key: Int"),
    (["7", "\"4.5\""], "let key: Double"),
    (["7", "\"+007\""], "let key: Int"),
    (["7", "\"-00.5\""], "let key: Double"),
    (["7", "\"0099999999999999999999\""], "let key: Decimal"),
    // Of a long text, only the beginning is known.
    (["7", "\"1\(zeros)\(zeros)\(zeros)\""], "let key: Int?"),
    (["[7, \"1\(zeros)\(zeros)\(zeros)\"]"], "let key: [JSONValue]"),
    (["7", "\"\""], "@Format(.null(\"\")) let key: Int?"),
    (["7", "\"A7\""], "let key: String"),
    (["true", "0", "1"], "let key: Bool"),
    (["true", "\"yes\""], "let key: Bool"),
    (["true", "\"no\"", "1"], "let key: Bool"),
    (["false", "1400000000"], "@Format(.null(false)) let key: Int?"),
    (["false", "\"\"", "7"], "@Format(.null(\"\", false)) let key: Int?"),
    (["false", "true", "3"], "let key: OneOf<Bool, Int>"),
    // False is a value where words say true.
    (["false", "\"true\""], "let key: Bool"),
    (["false", "\"yes\"", "\"no\""], "let key: Bool"),
    (["false", "\"true\"", "1"], "let key: Bool"),
    (["false", "\"true\"", "\"\""], "@Format(.null(\"\")) let key: Bool?"),
    (["[false, \"true\"]"], "let key: [Bool]"),
    (["{\"12\":false,\"13\":\"true\"}"], "let key: [String: Bool]"),
    // It is none where numbers or other texts are what there is.
    (["false", "1"], "@Format(.null(false)) let key: Int?"),
    (["false", "\"a\""], "@Format(.null(false)) let key: String?"),
    (["\"\"", "{\"a\":1}"], "@Format(.null(\"\")) let key: DocumentKey?"),
    (["[]", "{\"a\":1}"], "@Format(.null([])) let key: DocumentKey?"),
    (["[1]", "2"], "@Format(.oneOrMany) let key: [Int]"),
    (["[\"a\"]", "\"b\""], "@Format(.oneOrMany) let key: [String]"),
    (["[1, 2]", "1.5"], "@Format(.oneOrMany) let key: [Double]"),
    (["[1, 2]", "1\(zeros)"], "@Format(.oneOrMany) let key: [JSONValue]"),
    (["[\"2026-03-01\"]", "\"b\""], "@Format(.oneOrMany) let key: [String]"),
    (["[1, 2]", "true"], "let key: OneOf<Bool, [Int]>"),
    (["\"\"", "[2, true]"], "@Format(.null(\"\")) let key: [JSONValue]?"),
    (["[1]", "{\"a\":1}"], "let key: OneOf<[Int], DocumentKey>"),
    (["[]"], "let key: [JSONValue]"),
    (["[1, null]"], "let key: [Int?]"),
    (["[1]", "null"], "let key: [Int]?"),
    (["[[1.5]]"], "let key: [[Double]]"),
    (["[1, 18446744073709551616]"], "let key: [Decimal]"),
    (["[1, 1e400]"], "let key: [JSONValue]"),
    (["[1, 1\(zeros)]"], "let key: [JSONValue]"),
    (["[0.1, 0.1\(zeros)1]"], "let key: [JSONValue]"),
    (["{\"12\":1,\"13\":1e400}"], "let key: [String: JSONValue]"),
    (["[{\"a\":1}]"], "let key: [DocumentKey]"),
    (["{}"], "let key: [String: JSONValue]"),
    (["{\"12\":1,\"13\":2}"], "let key: [String: Int]"),
    (["{\"12\":1}", "null"], "let key: [String: Int]?"),
    (["{\"12\":{\"a\":1}}"], "let key: [String: DocumentKey]"),
    (["{\"12\":{\"a\":1},\"a\":{\"a\":1}}"], "let key: [String: JSONValue]"),
    (["{\"12\":1,\"a\":2}"], "let key: [String: Int]"),
    (["{\"12\":1,\"a\":[2]}"], "let key: [String: JSONValue]"),
  ]

  /// What a sender does by its own contract.
  static let spellings: [([String], String)] = [
    (["7", "\"N/A\""], "@Format(.null(\"N/A\")) let key: Int?"),
    (["7", "\"-\"", "\"\""], "@Format(.null(\"\", \"-\")) let key: Int?"),
    (["\"0000-00-00\"", "\"2026-03-01\""], "@Format(.null(\"0000-00-00\")) let key: Date?"),
    (["[\"N/A\", 7]"], "@Format(.each(.null(\"N/A\"))) let key: [Int?]"),
    // Beside other texts, it is one.
    (["\"N/A\"", "\"some\""], "let key: String"),
    (["\"N/A\""], "let key: String"),
    (["7", "[]"], "@Format(.null([])) let key: Int?"),
    (["true", "\"N/A\""], "@Format(.null(\"N/A\")) let key: Bool?"),
    (["{\"a\":1}", "[]", "false"], "@Format(.null(false, [])) let key: DocumentKey?"),
    (["\"22.01.2026\""], "@Format(.pattern(\"dd.MM.yyyy\")) let key: Date"),
    (["\"22.01.2026 03:04\""], "@Format(.pattern(\"dd.MM.yyyy HH:mm\")) let key: Date"),
    // It can be the second of January, or the first of February.
    (["\"01/02/2026\""], "let key: String"),
    (["\"01/02/2026\"", "\"13/02/2026\""], "@Format(.pattern(\"dd/MM/yyyy\")) let key: Date"),
    (["\"01/02/2026\"", "\"01/13/2026\""], "@Format(.pattern(\"MM/dd/yyyy\")) let key: Date"),
    (["\"13/02/2026\"", "\"01/13/2026\""], "let key: String"),
    (["\"30.02.2026\""], "let key: String"),
    (["\"Thu, 22 Jan 2026 03:04:05 GMT\""], "@Format(.rfc5322) let key: Date"),
    (["\"PT4M13S\"", "\"P1DT2H\""], "@Format(.iso8601) let key: Duration"),
    (["\"PT4M\"", "\"\""], "@Format(.null(\"\", or: .iso8601)) let key: Duration?"),
    // A month is no fixed time.
    (["\"P1W\"", "\"P1M\""], "let key: String"),
    // Without a name, it can be a time of day.
    (["\"01:02:03\""], "let key: String"),
    (["\"12,50\""], "let key: String"),
    (["\"true\"", "\"false\""], "@Format(.sent(as: .string)) let key: Bool"),
    (["\"true\"", "\"yes\""], "let key: String"),
    (["\"{\\\"a\\\":1}\""], "@Format(.sent(as: .string)) let key: JSONValue"),
    (["\"[deleted]\""], "let key: String"),
    (["\"7\"", "\"8\"", "9"], "@Format(.sent(as: .string)) let key: Int"),
    (["\"7\"", "8", "9"], "let key: Int"),
    (["[{\"a\":1}]", "{\"a\":2}"], "@Format(.oneOrMany) let key: [DocumentKey]"),
    (["[\"2026-03-01\"]", "\"2026-03-02\""], "@Format(.oneOrMany) let key: [Date]"),
    (
      ["[\"22.01.2026\"]", "\"23.01.2026\""],
      "@Format(.oneOrMany(.pattern(\"dd.MM.yyyy\"))) let key: [Date]"
    ),
    (["{\"2026-03-01\":1}"], "let key: [Date: Int]"),
    (
      ["{\"20260122\":\"1.50\"}"],
      "@Format(.keyed(by: .pattern(\"yyyyMMdd\"), values: .sent(as: .string))) let key: [Date: Decimal]"
    ),
    (["{\"20260132\":1}"], "let key: [String: Int]"),
    (
      [#"[{"key":"a","value":"1.50"},{"key":"b","value":"2.50"}]"#],
      "@Format(.pairs(key: \"key\", value: \"value\", as: .each(.sent(as: .string)))) let key: [String: Decimal]"
    ),
    // A dictionary would lose a value, or the member beside it; and one pair tells nothing.
    ([#"[{"key":"a","value":1},{"key":"a","value":2}]"#], "let key: [DocumentKey]"),
    ([#"[{"key":"a","value":1,"id":1},{"key":"b","value":2,"id":2}]"#], "let key: [DocumentKey]"),
    ([#"[{"key":"a","value":1}]"#], "let key: [DocumentKey]"),
    ([#"[{"key":7,"value":1},{"key":8,"value":2}]"#], "let key: [DocumentKey]"),
    ([#"[{"key":"a","value":1},{"key":"b"}]"#], "let key: [DocumentKey]"),
  ]

  /// Values of two JSON types, each of which was seen often.
  static let unions: [([String], String)] = [
    (["\"a\"", "{\"a\":1}"], "let key: OneOf<String, DocumentKey>"),
    (["\"a\"", "{\"a\":1}", "null"], "let key: OneOf<String, DocumentKey>?"),
    (["7", "{\"a\":1}"], "let key: OneOf<Int, DocumentKey>"),
    (["7", "{\"a\":1}", "\"\""], "@Format(.null(\"\")) let key: OneOf<Int, DocumentKey>?"),
    (["true", "{\"a\":1}"], "let key: OneOf<Bool, DocumentKey>"),
    // False alone is none, and so is what is always empty.
    (["false", "{\"a\":1}"], "@Format(.null(false)) let key: DocumentKey?"),
    (["true", "\"parent\""], "let key: OneOf<Bool, String>"),
    (
      ["true", "\"22.01.2026\""],
      "@Format(.either(nil, .pattern(\"dd.MM.yyyy\"))) let key: OneOf<Bool, Date>"
    ),
    (["true", "\"2026-03-01\""], "let key: OneOf<Bool, Date>"),
    (["true", "\"2026-03-01\"", "\"N/A\""], "let key: OneOf<Bool, String>"),
    (["\"a\"", "[1]"], "let key: OneOf<String, [Int]>"),
    (["true", "[{\"a\":1}]"], "let key: OneOf<Bool, [DocumentKey]>"),
    (["\"a\"", "{\"12\":1}"], "let key: OneOf<String, [String: Int]>"),
    (["[\"a\"]", "[{\"a\":1}, \"a\"]"], "let key: [OneOf<String, DocumentKey>]"),
    (["{\"12\":true}", "{\"12\":\"a\"}"], "let key: [String: OneOf<Bool, String>]"),
    // Arrays that are equally long can be rows.
    (["[true, \"a\"]"], "let key: [JSONValue]"),
    (["true", "\"a\"", "{\"a\":1}"], "let key: OneOf<Bool, OneOf<String, DocumentKey>>"),
    (
      ["7", "[\"12.50\"]", "{\"a\":1}"],
      """
      @Format(.either(nil, .either(.each(.sent(as: .string)), nil))) \
      let key: OneOf<Int, OneOf<[Decimal], DocumentKey>>
      """
    ),
    (["true", "7", "\"a\"", "{\"a\":1}"], "let key: JSONValue"),
    (["true", "1e400"], "let key: OneOf<Bool, Decimal>?"),
    (
      ["true", "[\"12.50\"]"],
      "@Format(.either(nil, .each(.sent(as: .string)))) let key: OneOf<Bool, [Decimal]>"
    ),
    (
      ["\"12.50\"", "{\"a\":1}"],
      "@Format(.either(.sent(as: .string), nil)) let key: OneOf<Decimal, DocumentKey>"
    ),
    // What has no type of its own.
    (["true", "[2, true]"], "let key: OneOf<Bool, [JSONValue]>"),
  ]

  /// What only the name of the key tells.
  static let named: [(String, [String], String)] = [
    ("duration", ["\"01:02:03\"", "\"100:15:00.5\""], "@Format(.clock) let duration: Duration"),
    ("run_time", ["\"1.02:03:04\""], "@Format(.clock) let runTime: Duration"),
    ("starts", ["\"01:02:03\""], "let starts: String"),
    // Two parts can be minutes and seconds, or hours and minutes.
    ("duration", ["\"04:13\""], "let duration: String"),
    (
      "price", ["\"12,50\"", "\"1234,50\""],
      "@Format(.decimal(separator: \",\")) let price: Decimal"
    ),
    (
      "price", ["\"12,50\"", "\"1.234,50\"", "\"\""],
      "@Format(.null(\"\", or: .decimal(separator: \",\", grouping: \".\"))) let price: Decimal?"
    ),
    (
      "price", ["\"12.50\"", "\"1,234.50\""],
      "@Format(.decimal(separator: \".\", grouping: \",\")) let price: Decimal"
    ),
    ("price", ["\"12.50\""], "@Format(.sent(as: .string)) let price: Decimal"),
    // Not three digits, and a zero in front.
    ("price", ["\"12,34.50\""], "let price: String"),
    ("price", ["\"012,50\""], "let price: String"),
    (
      "edited_at", ["true", "1700000000"],
      "@Format(.either(nil, .secondsSince1970)) let editedAt: OneOf<Bool, Date>"
    ),
  ]

  @Test(arguments: named)
  func nameOfAKey_tellsTheType(
    _ key: String, _ values: [String], _ declaration: String
  ) throws {
    try expect(property(values, key: key), equals: declaration)
  }

  /// Nobody knows which zone a local time is in, and the source says so.
  @Test(arguments: [
    ("\"2026-03-01T08:00\"", "in all 20; no zone: read as UTC"),
    ("\"2026-03-01T08:00:00+01:00\"", "in all 20"), ("\"2026-03-01\"", "in all 20"),
    ("\"22.01.2026 03:04\"", "in all 20; no zone: read as UTC"),
    ("\"22.01.2026\"", "in all 20"),
  ])
  func localTime_isTold(_ value: String, _ comment: String) throws {
    let plan = try plan([String](repeating: "{\"key\":\(value)}", count: 20))
    expect(plan.types[0].properties[0].comment, equals: comment)
  }

  @Test(arguments: unions)
  func valuesOfTwoTypes_areAUnion(_ values: [String], _ declaration: String) throws {
    try expect(property(values), equals: declaration)
  }

  /// What was read as the other type is nil, so that the test fails.
  @Test(arguments: [
    (#""a""#, [#"#expect(model.key.first == "a")"#]),
    (
      #"{"a":1}"#,
      ["#expect(model.key.second != nil)", "#expect(model.key.second?.a == 1)"]
    ),
  ])
  func expectationsOfAUnion_nameItsType(_ value: String, _ lines: [String]) throws {
    let documents = (0..<40).map { #"{"key":\#($0 % 2 == 0 ? #""a""# : #"{"a":1}"#)}"# }
    let plan = try plan(documents)
    var expectations = FixtureExpectations(plan: plan)
    let fixture = try JSONValue(json: "{\"key\":\(value)}")
    expectations.add(fixture, plan.roots[0].type, "model", most: 12)
    expect(expectations.lines, equals: lines)
  }

  /// A union that contains itself is in a box, unless an array is one of its types.
  @Test(arguments: [
    (#""leaf""#, "let nextBox: [OneOf<String, Document>]?"),
    ("[7]", "let next: JSONValue  // CHECK: "),
  ])
  func union_canContainItself(_ leaf: String, _ declaration: String) throws {
    let documents = (0..<20).map { index in
      let inner = #"{"a":1,"b":2,"c":3,"next":\#(leaf)}"#
      return index % 2 == 0 ? inner : #"{"a":1,"b":2,"c":3,"next":\#(inner)}"#
    }
    let run = try CommandRun(
      "generate", "a.ndjson", "--macro", "--name", "Document",
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.output, contains: " \(declaration)")
  }

  /// Few values of one type can be a mistake.
  @Test(arguments: [
    (1, "let key: JSONValue?"), (2, "let key: JSONValue?"), (3, "let key: OneOf<Bool, Int>?"),
  ])
  func union_isNotMadeOfFewValues(_ count: Int, _ declaration: String) throws {
    let values = (0..<18).map { $0 < count ? "true" : "7" }
    let plan = try plan(values.map { "{\"key\":\($0)}" })
    let source = TypeSource(plan: plan, type: plan.types[0], style: .macro).declarations
    expect(source, contains: "  \(declaration)  // ")
  }

  @Test(arguments: spellings)
  func whatASenderAlwaysDoes_isAFormat(_ values: [String], _ declaration: String) throws {
    try expect(property(values), equals: declaration)
  }

  @Test(arguments: valuesAndTypes)
  func kindsOfValues_decideTheType(_ values: [String], _ declaration: String) throws {
    try expect(property(values), equals: declaration)
  }

  /// Of one object, nothing else is said.
  @Test(arguments: [
    (#"{"a":[1,1e400]}"#, "may have more digits than a Decimal"),
    (#"{"a":0.1234567890123456789}"#, "may have more digits than a Decimal"),
    (
      #"{"a":[1,"1\#(zeros)\#(zeros)\#(zeros)"]}"#,
      "elements: number 1, string 1; not every text is known in full"
    ),
    (#"{"a":[2,true]}"#, "elements: true 1, number 1"),
    (#"{"a":[[2,true]]}"#, "elements: true 1, number 1"),
    (#"{"a":{"12":2,"13":true}}"#, "members: true 1, number 1"),
  ])
  func valuesThatMayBeLost_areMarked_withTheReason(_ document: String, _ why: String) throws {
    try expect(plan([document]).types[0].properties[0].comment, equals: "CHECK: \(why)")
  }

  /// What is marked can be there always, too.
  @Test func heading_countsEveryKeyThatIsAlwaysThere() throws {
    let documents = (0..<20).map { $0 == 0 ? #"{"a":1,"b":true}"# : #"{"a":1,"b":7,"c":2}"# }
    let plan = try plan(documents)
    let source = TypeSource(plan: plan, type: plan.types[0], style: .macro).declarations
    expect(source, contains: "// CHECK: in all 20; number 19, true 1\n")
    expect(source, contains: "; 3 keys, 2 of them always.\n")
  }

  /// Of numbers that are read as texts, nobody counted how many are distinct.
  @Test func distinctTexts_areNotThoseOfNumbers() throws {
    let documents = (0..<30).map { $0 % 2 == 0 ? #"{"a":\#($0)}"# : #"{"a":"none"}"# }
    try expect(
      plan(documents).types[0].properties[0].evidence, equals: "in all 30; number 15, string 15")
    try expect(
      plan(documents.filter { $0.contains("none") }).types[0].properties[0].evidence,
      equals: "in all 15; always the same text")
  }

  @Test(arguments: [
    ("created_at", ["1400000000"], "@Format(.secondsSince1970) let createdAt: Date"),
    ("timestamp", ["1400000000123"], "@Format(.millisecondsSince1970) let timestamp: Date"),
    ("count", ["1400000000"], "let count: Int"),
    ("created_at", ["12"], "let createdAt: Int"),
    ("createdOn", ["1400000000"], "@Format(.secondsSince1970) let createdOn: Date"),
    ("CREATED_AT", ["1400000000"], "@Format(.secondsSince1970) let createdAt: Date"),
    ("created-at", ["1400000000"], "@Format(.secondsSince1970) let createdAt: Date"),
    (
      "edited", ["false", "1400000000"],
      "@Format(.null(false, or: .secondsSince1970)) let edited: Date?"
    ),
    ("edited_at", ["[1400000000]"], "@Format(.each(.secondsSince1970)) let editedAt: [Date]"),
    (
      "edited_at", ["[false, 1400000000]"],
      "@Format(.each(.null(false, or: .secondsSince1970))) let editedAt: [Date?]"
    ),
    (
      "edited_at", ["{\"12\":[1400000000]}"],
      "@Format(.each(.each(.secondsSince1970))) let editedAt: [String: [Date]]"
    ),
    ("edited_at", ["\"20260122\""], "@Format(.pattern(\"yyyyMMdd\")) let editedAt: Date"),
    ("article", ["\"20260122\""], "let article: String"),
    ("price", ["\"7\"", "\"12.5\""], "@Format(.sent(as: .string)) let price: Decimal"),
    ("is_new", ["0", "1"], "@Format(.sent(as: .number)) let isNew: Bool"),
    ("is_new", ["1"], "let isNew: Int"),
  ])
  func numbersAreDates_ifTheirNameSaysSo(
    _ key: String, _ values: [String], _ declaration: String
  ) throws {
    try expect(property(values, key: key), equals: declaration)
  }

  @Test func fieldByHand_hasItsFormat() throws {
    let plan = try plan([#"{"edited_at":false}"#, #"{"edited_at":1400000000}"#])
    let source = TypeSource(plan: plan, type: plan.types[0], style: .byHand).declarations
    let assignment = #"fields["edited_at", as: .null(false, or: .secondsSince1970)]"#
    expect(source, contains: "_editedAt = \(assignment)\n")
  }

  @Test func values_areRequired_onlyAfterEnoughObjects() throws {
    let few = (0..<19).map { _ in #"{"a":1,"b":[1]}"# }
    try expect(plan(few).types[0].properties.map(\.presence), equals: [.optional, .optional])
    try expect(plan(few + few).types[0].properties.map(\.presence), equals: [.required, .required])
    var options = PlanOptions()
    options.requireAfter = 19
    try expect(plan(few, options).types[0].properties[0].presence, equals: .required)
  }

  /// An empty array stands for no object, so that it lacks no member.
  @Test func emptyArrays_areNoObjects() throws {
    let documents = (0..<40).map { $0 % 2 == 0 ? #"{"a":{"b":1}}"# : #"{"a":[]}"# }
    let plan = try plan(documents)
    expect(plan.types[1].properties.map(\.presence), equals: [.required])
    expect(plan.types[1].properties.map(\.evidence), equals: ["in all 20"])
  }

  /// What is empty at one place only is of the type of the other.
  @Test(arguments: [
    (#"{"a":{"x":{"q":1},"z":1},"b":{"x":{},"z":2}}"#, 30),
    (#"{"a":[{"x":{"q":1},"z":1}],"b":[{"x":{},"z":2}]}"#, 30),
    (#"{"a":[{"x":[{"q":1}],"z":1}],"b":[{"x":[{}],"z":2}]}"#, 30),
    (#"{"a":{"1":{"x":{"q":1},"z":1,"y":1,"w":1}},"b":{"1":{"x":{},"z":1,"y":1,"w":1}}}"#, 30),
  ])
  func objectsThatAreEmptyAtOnePlace_areCounted(_ document: String, _ missing: Int) throws {
    let type = try #require(try plan([String](repeating: document, count: 30)).types.last)
    expect(type.objects, equals: 30 + missing)
    expect(type.paths.count, equals: 2)
    expect(type.properties.map(\.presence), equals: [.optional])
    expect(type.properties.map(\.evidence), equals: ["missing in \(missing) of \(30 + missing)"])
  }

  /// Neither empty arrays nor others are objects.
  @Test func arrays_areNotCounted_besideObjects() throws {
    let x = #"{"p":1,"q":2,"r":3,"s":4}"#
    let document = """
      {"a":[{"x":\(x),"z":1},{"x":[],"z":1}],\
      "b":[{"x":\(x),"y":1,"t":1},{"x":[1],"y":1,"t":1}]}
      """
    let plan = try plan([String](repeating: document, count: 30))
    let type = try #require(plan.types.first { $0.properties.map(\.key) == ["p", "q", "r", "s"] })
    expect(type.objects, equals: 60)
    let all = [String](repeating: "in all 60", count: 4)
    expect(type.properties.map(\.evidence), equals: all)
  }

  @Test func rareKeys_areKept_andNullsAreLeftOut() throws {
    let documents = (0..<200).map { $0 == 0 ? #"{"a":1,"b":2,"c":null}"# : #"{"a":1,"c":null}"# }
    let type = try plan(documents).types[0]
    expect(type.leftOut, equals: [.init(key: "c", reason: .alwaysNull, count: 200)])
    expect(type.properties.map(\.evidence), equals: ["in all 200", "missing in 199 of 200"])
  }

  @Test func fewKeysThatAreData_areLeftOut() throws {
    let plan = try plan([#"{"id":1,"name":"a","tags":[],"2026-03-01":2}"#])
    expect(plan.types[0].properties.map(\.name), equals: ["id", "name", "tags"])
    expect(plan.types[0].leftOut, equals: [.init(key: "{}", reason: .keysThatAreData, count: 1)])
  }

  @Test func sameShapes_shareAType() throws {
    let user = #"{"login":"a","id":1,"url":"https://a.example/1","admin":false}"#
    let plan = try plan([#"{"owner":\#(user),"user":\#(user),"team":{"members":[\#(user)]}}"#])
    expect(plan.types.map(\.name), equals: ["Document", "User", "Team"])
    expect(plan.types[1].paths.map(\.text), equals: ["owner", "team.members[]", "user"])
    expect(plan.types[1].objects, equals: 3)
  }

  @Test func typesAreNamed_byTheirCommonLastWord() throws {
    let one = #"{"num":"1","name":"a","size":3,"kind":"b"}"#
    let plan = try plan([#"{"next_evolution":[\#(one)],"prev_evolution":[\#(one),\#(one)]}"#])
    expect(plan.types.map(\.name), equals: ["Document", "Evolution"])
  }

  @Test func keyThatIsASwiftName_keepsIt() throws {
    let plan = try plan([#"{"user_name":1,"userName":2,"a-b":3,"a_b":4,"aB":5}"#])
    expect(
      plan.types[0].properties.map { "\($0.key) \($0.name)" },
      equals: [
        "a-b aB2", "aB aB", "a_b aB3", "userName userName", "user_name userName2",
      ])
  }

  /// The library reads either of them for both.
  @Test func keysThatAreEqualInSwift_areOneProperty() throws {
    let plan = try plan([#"{"\u00E9":1,"e\u0301":{"a":2},"b":3}"#])
    expect(plan.types.count, equals: 1)
    expect(plan.types[0].properties.map(\.name), equals: ["b", "é"])
    let property = plan.types[0].properties[1]
    expect(property.reading.type, equals: .json)
    expect(property.presence, equals: .optional)
    expect(property.comment, equals: "CHECK: 2 keys that are equal in Swift")
  }

  @Test func smallShapes_shareATypeOnlyIfTheyMeanTheSame() throws {
    let plan = try plan([#"{"country":{"id":1,"name":"a"},"job":{"at":{"id":2,"name":"b"}}}"#])
    expect(plan.types.map(\.name), equals: ["Document", "Country", "DocumentJob", "At"])
  }

  @Test func linksOfOneObject_areNamedAfterIt() throws {
    let link = #"{"href":"https://a.example/1"}"#
    let plan = try plan([#"{"_links":{"self":\#(link),"html":\#(link),"next":\#(link)}}"#])
    expect(plan.types.map(\.name), equals: ["Document", "Links", "DocumentLink"])
    expect(plan.types[1].properties.map(\.name), equals: ["html", "next", "selfLink"])
  }

  @Test func commentsWithReplies_areOneType() throws {
    let plan = try plan([
      #"{"id":1,"text":"a","replies":[{"id":2,"text":"b","replies":[{"id":3,"text":"c"}]}]}"#
    ])
    expect(plan.types.count, equals: 1)
    #expect(plan.types[0].properties.map(\.reading.type).contains(.list(.model(0))))
  }

  /// A struct cannot contain itself, other than through an array.
  @Test func objectThatContainsItsShape_isInAnArrayOfItsType() throws {
    let inner = #"{"id":1,"text":"a","size":2,"kind":"b"}"#
    let plan = try plan([#"{"repo":{"id":1,"text":"a","size":2,"kind":"b","repo":\#(inner)}}"#])
    expect(plan.types.map(\.name), equals: ["Document", "Repo"])
    expect(plan.types[1].properties.compactMap(\.box), equals: ["repoBox"])
    let source = TypeSource(plan: plan, type: plan.types[1], style: .byHand).declarations
    expect(source, contains: "  let repoBox: [Repo]?  // missing in 1 of 2\n")
    expect(source, contains: "  var repo: Repo? { repoBox?.first }\n")
    expect(source, contains: #"_repoBox = fields["repo", as: .oneOrMany]"#)
  }

  /// An app could no longer use what its own types have the names of.
  @Test func namesThatSwiftHas_haveThatOfWhatTheyAreIn() throws {
    let names = [
      "action", "bundle", "category", "color", "data", "form", "group", "image", "label", "link",
      "list", "menu", "result", "section", "state", "table", "task", "text", "value", "view",
    ]
    let members = names.map { #""\#($0)":{"\#($0)_a":1,"\#($0)_b":2}"# }.joined(separator: ",")
    let plan = try plan([#"{"product":{\#(members)}}"#], name: "Shop")
    expect(
      plan.types.map(\.name),
      equals: ["Shop", "Product"] + names.map { "Product" + SwiftName.type($0) })
  }

  /// Neither do two types of different places get the same name.
  @Test func namesOfSeveralPlaces_areDifferent() throws {
    let image = #"{"image":{"%":1,"%b":2,"%c":3,"%d":4}}"#
    let members = ["page", "pageImage", "image"].map {
      "\"\($0)\":" + image.replacing("%", with: $0)
    }
    let plan = try plan(["{\(members.joined(separator: ","))}"], name: "Page")
    expect(
      plan.types.map(\.name),
      equals: [
        "Page", "PageImage", "PagePage", "PagePageImage", "PageImageImage", "PagePageImage2",
        "PagePageImageImage",
      ])
  }

  @Test func namesThatSwiftUses_haveAPrefix() throws {
    let plan = try plan([#"{"data":{"result":{"a":1},"error":{"b":[{"set":{"c":2}}]}}}"#])
    expect(
      plan.types.map(\.name),
      equals: ["Document", "DocumentData", "DocumentError", "DocumentResult", "B", "BSet"])
  }

  @Test func arraysOfDocuments_areNamedByTheirElements() throws {
    let plan = try plan([#"[{"id":1},{"id":2}]"#], name: "Users")
    expect(plan.types.map(\.name), equals: ["User"])
    expect(plan.roots[0].type, equals: .list(.model(0)))
  }

  @Test(arguments: [
    (["1"], "the documents have no objects with names (number 1)"),
    (["[]", "{\"a\":1}", "{\"a\":1}"], "the documents are of several kinds (object 2, array 1)"),
    (["{}"], "the documents have no objects with names (object 1)"),
    (["{\"a\":null}"], "the documents have no objects with names (object 1)"),
    (["[null, 3]"], "the documents have no objects with names (array 1)"),
    (
      [#"[{"page":1},[{"id":1}]]"#],
      "the elements of the documents are of several kinds (array 1, object 1)"
    ),
  ])
  func documentsWithoutObjects_areRefused(_ documents: [String], _ message: String) {
    let error = #expect(throws: PlanError.self) { try plan(documents) }
    expect(error?.description.hasPrefix(message), equals: true, "\(error?.description ?? "")")
  }

  @Test func fewTexts_becomeAnEnumeration_ifAsked() throws {
    var options = PlanOptions()
    options.makesEnumerations = true
    let documents = (0..<30).map { #"{"state":"\#(["open", "closed", "in progress"][$0 % 3])"}"# }
    let plan = try plan(documents, options)
    guard case .texts(let texts) = plan.types[1].content else { throw PlanError(description: "") }
    expect(texts.map(\.name), equals: ["closed", "inProgress", "open"])
    expect(texts.map(\.text), equals: ["closed", "in progress", "open"])
    // Samples do not show every state that there will be.
    let source = TypeSource(plan: plan, type: plan.types[0], style: .macro).declarations
    expect(source, contains: "  let state: Open<DocumentState>  // in all 30\n")
    try expect(self.plan(documents).types.count, equals: 1)
  }

  /// Identifiers and prose are no cases, however often each was seen.
  @Test(arguments: ["5f2b91c0a4%", "Say it %!", "%"])
  func otherTexts_becomeNoEnumeration(_ text: String) throws {
    var options = PlanOptions()
    options.makesEnumerations = true
    let documents = (0..<40).map { index in
      #"{"state":"\#(text.replacing("%", with: "\(index % 2)"))"}"#
    }
    try expect(plan(documents, options).types.count, equals: 1)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
