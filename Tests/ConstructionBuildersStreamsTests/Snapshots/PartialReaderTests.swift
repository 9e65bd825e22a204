import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// What a snapshot shows of a document that has arrived up to some byte.
struct PartialReaderTests {
  struct Recipe: Equatable {
    let title: String
    let servings: Int
    let course: Color?
    let steps: [String]
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var servings: Int?
    @Field var course: Color?
    @Field var steps: [String]?

    init(fields: JSONFields) {
      _title = fields["title"]
      _servings = fields["servings"]
      _course = fields["course"]
      _steps = fields["steps"]
    }

    func build() -> Result<Recipe, BuildFailure> {
      construct(Recipe.init, $title, $servings, $course.optional, $steps.or([]))
    }
  }

  struct One<Value: Capturable>: ConstructionBuilder {
    @Field var it: Value?
    init(fields: JSONFields) { _it = fields["it"] }
    func build() -> Result<Value.Built, BuildFailure> { construct({ $0 }, $it) }
  }

  /// A client's own type.
  struct Loud: Capturable {
    let text: String
    static func capture(_ node: JSONNode) -> Captured<Loud> {
      Captured(Loud(text: (node.string ?? "nothing").uppercased()))
    }
  }

  @Test func dictionaryOfManyMembers_isReadInOnePass() {
    let count = 20_000
    let members = (0..<count).map { "\"\($0)\":\($0)," }.joined()
    let json = "{\"it\":{\(members)\"0\":7,\"1\":8"
    let duration = ContinuousClock().measure {
      var reader = PartialReader<One<[String: Int]>>()
      reader.append(json)
      let sut = reader.snapshot()
      #expect(sut.it?.count == count && sut.it?["0"] == 7 && sut.it?["1"] == 1)
    }
    // Each member used to be searched for from the first one on: half a minute.
    #expect(duration < .seconds(10))
  }

  private func shown<Value: Capturable>(_ text: String, as type: Value.Type) -> String {
    var reader = PartialReader<One<Value>>()
    reader.append(text)
    return "\(reader.snapshot().$it)"
  }

  static let beginnings: [(String, String)] = [
    ("", "nil (arriving)"), ("{", "nil (arriving)"), (#"{"i"#, "nil (arriving)"),
    (#"{"it""#, "nil (arriving)"), (#"{"it":"#, "nil (arriving)"), (#"{"it":""#, #""" (arriving)"#),
    (#"{"it":"a"#, #""a" (arriving)"#), (#"{"it":"aé"#, #""aé" (arriving)"#),
    (#"{"it":"a\"#, #""a" (arriving)"#), (#"{"it":"a\u00"#, #""a" (arriving)"#),
    (#"{"it":"a\u00e9"#, #""aé" (arriving)"#), (#"{"it":"a\ud83d"#, #""a" (arriving)"#),
    (#"{"it":"a\ud83d\ude0"#, #""a" (arriving)"#), (#"{"it":"a\ud83d\ude00"#, #""a😀" (arriving)"#),
    (#"{"it":"a""#, #""a""#), (#"{"it":"a","x":1"#, #""a""#), (#"{"x":1}"#, "nil (missing)"),
    (#"{"it":7"#, "nil (arriving)"), (#"{"it":7,"#, #""7" (read number 7 as String)"#),
    (#"{"it":nul"#, "nil (arriving)"), (#"{"it":null"#, "nil (arriving)"),
    (#"{"it":null,"#, "nil (null)"),
    (#"{"it":["#, "nil (arriving)"),
    (#"{"it":[]"#, "nil (expected String, found array [])"),
    (#"{"it":"a","it":"b"#, #""a""#),
    (#"{"it":"a","it":"b""#, #""b" (the key is repeated, and its last value counts)"#),
    ("[", "nil (arriving)"), ("[]", "nil (arriving)"), (#"{"it":"a","#, #""a""#),
    (#"{"it":"a"]"#, #""a""#),
  ]

  @Test(arguments: beginnings)
  func text_showsItsBeginning(_ arrived: String, _ expected: String) {
    expect(shown(arrived, as: String.self), equals: expected)
  }

  @Test func textWithHalfACharacter_showsWholeOnes() {
    var reader = PartialReader<One<String>>()
    reader.append(Array(#"{"it":"a"#.utf8) + [0xF0, 0x9F, 0x98])
    expect(reader.snapshot().it, equals: "a")
    reader.append([0x80])
    expect(reader.snapshot().it, equals: "a😀")
  }

  @Test(arguments: [
    #"{"it":"red"#, #"{"it":"1"#, #"{"it":1"#, #"{"it":12.5"#, #"{"it":"2022-01-01"#,
  ])
  func valueMadeOfAText_isNilUntilItHasSettled(_ arrived: String) {
    let nothing = "nil (arriving)"
    expect(shown(arrived, as: Color.self), equals: nothing)
    expect(shown(arrived, as: Int.self), equals: nothing)
    expect(shown(arrived, as: Double.self), equals: nothing)
    expect(shown(arrived, as: Date.self), equals: nothing)
    expect(shown(arrived, as: URL.self), equals: nothing)
    expect(shown(arrived, as: Loud.self), equals: nothing)
    expect(shown(arrived, as: Decoded<String>.self), equals: nothing)
    expect(shown(arrived, as: Set<String>.self), equals: nothing)
    expect(shown(arrived, as: One<Int>.self), equals: nothing)
    expect(shown(arrived, as: Optional<Int>.self), equals: nothing)
  }

  @Test func containers_showWhatTheyHave() {
    expect(shown(#"{"it":[1,2"#, as: [Int].self), equals: "[1] (arriving)")
    expect(shown(#"{"it":[1,2,"#, as: [Int].self), equals: "[1, 2] (arriving)")
    expect(shown(#"{"it":["a","b"#, as: [String].self), equals: #"["a", "b"] (arriving)"#)
    expect(shown(#"{"it":["a","b"#, as: Set<String>.self), equals: #"["a"] (arriving)"#)
    expect(shown(#"{"it":[1,nul"#, as: [Int?].self), equals: "[1] (arriving)")
    expect(shown(#"{"it":[1,null"#, as: [Int?].self), equals: "[1] (arriving)")
    expect(shown(#"{"it":[1,null,"#, as: [Int?].self), equals: "[1, nil] (arriving)")
    expect(shown(#"{"it":[[1,2],[3,"#, as: [[Int]].self), equals: "[[1, 2], [3]] (arriving)")
    expect(shown(#"{"it":{"a":1,"b":2"#, as: [String: Int].self), equals: #"["a": 1] (arriving)"#)
    expect(
      shown(#"{"it":{"a":"x","b":"y"#, as: [String: String].self),
      equals: #"["a": "x", "b": "y"] (arriving)"#)
    expect(shown(#"{"it":{"01":1,"2":2,"#, as: [Int: Int].self), equals: "[2: 2] (arriving)")
    expect(
      shown(#"{"it":{"it":"a"#, as: One<String>.self),
      equals: #"One<String>(it: "a" (arriving)) (arriving)"#)
    expect(
      shown(#"{"it":[{"it":1},{"it":"#, as: [One<Int>].self),
      equals: "[One<Int>(it: 1), One<Int>(it: nil (arriving))] (arriving)")
    expect(shown(#"{"it":["#, as: One<Int>.self), equals: "nil (arriving)")
    expect(shown(#"{"it":{"#, as: [Int].self), equals: "nil (arriving)")
    expect(
      shown(#"{"it":{"a":["x","y"],"b":{"c":"d"#, as: JSONValue.self),
      equals: #"{"a":["x","y"],"b":{"c":"d"}} (arriving)"#)
    expect(shown(#"{"it":"te"#, as: JSONValue.self), equals: #""te" (arriving)"#)
  }

  struct AliasBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var deep: Int?
    @Field var second: String?
    @Field var day: Date?

    init(fields: JSONFields) {
      _title = fields[anyOf: "title", "name"]
      _deep = fields["a", "b"]
      _second = fields["list", 1]
      _day = fields["day", as: .secondsSince1970]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $deep) }
  }

  @Test(arguments: [
    (#"{"name":"n","#, ["nil (arriving)", "nil (arriving)", "nil (arriving)", "nil (arriving)"]),
    (#"{"title":"n"#, [#""n" (arriving)"#, "nil (arriving)", "nil (arriving)", "nil (arriving)"]),
    (
      #"{"name":"n"}"#,
      [
        #""n" (read from name instead of title)"#, "nil (missing)", "nil (missing)",
        "nil (missing)",
      ]
    ),
    (#"{"a":{"b":1"#, ["nil (arriving)", "nil (arriving)", "nil (arriving)", "nil (arriving)"]),
    (#"{"a":{"b":1,"#, ["nil (arriving)", "1", "nil (arriving)", "nil (arriving)"]),
    (#"{"a":{}"#, ["nil (arriving)", "nil (missing)", "nil (arriving)", "nil (arriving)"]),
    (
      #"{"a":[]"#,
      [
        "nil (arriving)", "nil (expected object, found array [])", "nil (arriving)",
        "nil (arriving)",
      ]
    ),
    (#"{"a":["#, ["nil (arriving)", "nil (arriving)", "nil (arriving)", "nil (arriving)"]),
    (
      #"{"list":["x","y"#,
      ["nil (arriving)", "nil (arriving)", #""y" (arriving)"#, "nil (arriving)"]
    ),
    (#"{"list":["x"]"#, ["nil (arriving)", "nil (arriving)", "nil (missing)", "nil (arriving)"]),
    (#"{"day":0"#, ["nil (arriving)", "nil (arriving)", "nil (arriving)", "nil (arriving)"]),
    (
      #"{"day":0}"#,
      ["nil (missing)", "nil (missing)", "nil (missing)", "1970-01-01 00:00:00 +0000"]
    ),
  ])
  func aliasPathAndFormat_waitForWhatTheyNeed(_ arrived: String, _ expected: [String]) {
    var reader = PartialReader<AliasBuilder>()
    reader.append(arrived)
    let sut = reader.snapshot()
    expect(["\(sut.$title)", "\(sut.$deep)", "\(sut.$second)", "\(sut.$day)"], equals: expected)
  }

  @Test func field_saysThatItIsArriving() {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title":"Spag"#)
    var sut = reader.snapshot()
    #expect(sut.title == "Spag" && sut.$title.isArriving && sut.$title.settled == nil)
    #expect(sut.$title.outcome == .value && sut.$title.finding == nil)
    #expect(sut.servings == nil && sut.$servings.isArriving)
    #expect(sut.$servings.outcome == .missing && sut.$servings.finding == nil)
    #expect(sut.$servings != RecipeBuilder(dictionary: [:]).$servings)
    sut.servings = 4
    #expect(!sut.$servings.isArriving && sut.$servings.settled == 4)
    reader.append(#"hetti","servings":2}"#)
    sut = reader.snapshot()
    #expect(sut.$title.settled == "Spaghetti" && sut.$servings.settled == 2)
    #expect(!sut.$course.isArriving && sut.$course.outcome == .missing)
  }

  /// The first two bytes tell that it is JSON.
  @Test func emptyObject_hasSettled() {
    var reader = PartialReader<RecipeBuilder>()
    reader.append("{")
    #expect(reader.snapshot().$title.isArriving)
    reader.append("}")
    #expect(!reader.snapshot().$title.isArriving)
    expect(reader.snapshot().$title.outcome, equals: .missing)
  }

  @Test func building_failsUntilWhatItNeedsHasSettled() throws {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title":"Spaghetti","servings":2,"st"#)
    expect(
      "\(reader.snapshot().build())",
      equals: """
        failure(Recipe could not be built: 2 problems
          course: Color is still arriving
          steps: array is still arriving)
        """)
    reader.append(#"eps":[],"course":"red""#)
    let recipe = Recipe(title: "Spaghetti", servings: 2, course: .red, steps: [])
    try expect(reader.snapshot().build().get(), equals: recipe)
    reader.append("}")
    try expect(reader.finish().get(), equals: recipe)
  }

  @Test func fieldsThatDecideByKeys_knowThatMoreMayCome() {
    var reader = PartialReader<KeysBuilder>()
    reader.append(#"{"a":1,"b":"#)
    #expect(reader.snapshot().keys == ["a", "b"] && reader.snapshot().isArriving)
    reader.append("2}")
    #expect(reader.snapshot().keys == ["a", "b"] && !reader.snapshot().isArriving)
  }

  struct KeysBuilder: ConstructionBuilder {
    let keys: [String]
    let isArriving: Bool
    init(fields: JSONFields) {
      keys = fields.keys
      isArriving = fields.isArriving
    }
    func build() -> Result<Int, BuildFailure> { .success(1) }
  }

  @Test func copyOfAReader_goesOnByItself() {
    var first = PartialReader<RecipeBuilder>()
    first.append(#"{"title":"Spag"#)
    _ = first.snapshot()
    var second = first
    first.append("hetti")
    second.append("ghetti")
    #expect(first.snapshot().title == "Spaghetti" && second.snapshot().title == "Spagghetti")
  }

  @Test func objectBeyondTheLimitInOneChunk_isTooLong() {
    for length in [1, 7, 100] {
      var reader = PartialReader<RecipeBuilder>(maximumLength: 20)
      var rest = Array(#"{"title":"Spaghetti alla carbonara"}"#.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      expect(reader.snapshot().title, equals: "Spaghetti ")
      expect("\(reader.finish())", contains: "line 1, column 21: the text is longer than 20 bytes")
    }
  }

  /// A dictionary is read in one pass, up to the first member of which there is something to say.
  @Test(arguments: ["", #""c":"3","#, #""c":[],"#, #""a":4,"#, #""é":1,"e\u0301":2,"#])
  func openDictionary_isReadAsAClosedOne(others: String) throws {
    for last in ["", #""b"#, #""b":"#, #""b":5"#, #""b":"x"#, #""a":"x"#, #""b":[1"#] {
      let settled = #"{"b":2,"a":1,"# + others + #""d":4"#
      var reader = PartialReader<One<[String: JSONValue]>>()
      reader.append(#"{"it":"# + settled + "," + last)
      let whole = try JSONRoot<[String: JSONValue]>(json: settled + "}")
      let expected = whole.value
      expect(reader.snapshot().it, equals: expected)
      var numbers = PartialReader<One<[String: Int]>>()
      numbers.append(#"{"it":"# + settled + "," + last)
      let all = try JSONRoot<[String: Int]>(json: settled + "}")
      expect(numbers.snapshot().it, equals: all.value)
      expect(numbers.snapshot().$it.findings, say: all.findings.map { "it.\($0)" })
    }
  }

  @Test func documentBeyondTheLimit_isRefusedAndStaysReadable() {
    var reader = PartialReader<RecipeBuilder>(maximumLength: 20)
    reader.append(#"{"title":"Spaghetti"#)
    reader.append(" alla carbonara")
    expect(reader.snapshot().title, equals: "Spaghetti ")
    expect(
      "\(reader.finish())",
      equals: """
        failure(Recipe could not be built: 1 problem
          line 1, column 21: the text is longer than 20 bytes)
        """)
  }

  @Test(arguments: [
    "<html><body>", "<?xml?><a/>", "<", "{\"title\": nonsense, and more}", "PK\u{3}\u{4}", "NaN",
    "[tru",
    "{\"title\":\"a\",\"servings\":2,}", "\u{FEFF}", "{\"title\":\"a\"}{", "-Infinity",
  ])
  func errorInSingleBytes_isThatOfTheWholeDocument(text: String) {
    var reader = PartialReader<RecipeBuilder>()
    for byte in text.utf8 {
      reader.append([byte])
      _ = reader.snapshot()
    }
    expect(reader.finish(), equals: RecipeBuilder.build(json: text))
  }

  @Test func syntaxError_leavesTheLastBuilderReadable() {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title":"Spaghetti","servings":2,]"#)
    reader.append(#""course":"red"}"#)
    #expect(reader.snapshot().servings == 2 && reader.snapshot().$course.isArriving)
    expect(
      reader.finish(), equals: RecipeBuilder.build(json: #"{"title":"Spaghetti","servings":2,]"#))
  }

  /// What a finding quotes may arrive after the error was seen.
  @Test(arguments: [
    "    <!DOCTYPE html><p>", "nope, there is nothing", "bplist00 and more", "[hunter2, 1]",
    "Not Found", #"{"title":Infinity}"#, "%PDF-1.7", "\u{FEFF}  <?xml?>", "<html>",
  ])
  func malformedDocumentInParts_isWhatTheWholeOneIs(text: String) {
    var reader = PartialReader<RecipeBuilder>()
    for byte in Array(text.utf8) {
      reader.append([byte])
      _ = reader.snapshot()
    }
    expect(reader.finish(), equals: RecipeBuilder.build(json: text))
  }
}
