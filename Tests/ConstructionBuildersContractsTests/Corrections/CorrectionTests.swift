import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What the sender of a document reads about its problems.
struct CorrectionTests {
  enum Course: String, Capturable, CaseIterable { case starter, main, dessert }

  struct Recipe: Equatable {
    let servings: Int
    let course: Course
    let steps: [String]
  }

  struct StepBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) { _text = fields["text"] }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var servings: Int?
    @Field var course: Course?
    @Field var steps: [StepBuilder]?

    init(fields: JSONFields) {
      _servings = fields["servings"]
      _course = fields["course"]
      _steps = fields["steps"]
    }

    func build() -> Result<Recipe, BuildFailure> {
      construct(
        Recipe.init, $servings.checked("1 to 20") { 1...20 ~= $0 }, $course, $steps.requiringAll)
    }
  }

  private static func explained(_ json: String) throws -> ExplainedFailure {
    guard case .failure(let failure) = RecipeBuilder.build(json: json) else {
      throw NotAFailure(json: json)
    }
    return failure.explained(in: json, by: RecipeBuilder.self)
  }

  struct NotAFailure: Error { let json: String }

  static let wrong = """
    {"servings": "four", "course": "Main dish",
     "steps": [{"text": "a"}, {"text": "b"}, {"txt": "c"}]}
    """

  @Test func problems_areToldInWordsOfJSON() throws {
    expect(
      try Self.explained(Self.wrong).correction,
      equals: """
        The JSON cannot be used: 3 problems.
        - servings: write a whole number (1 to 20); you wrote "four"
        - course: write one of "starter", "main", "dessert"; you wrote "Main dish"
        - steps[2].text: is required and missing; you wrote "txt"
        """)
  }

  static let bodies: KeyValuePairs<String, [String]> = [
    #"{"servings": 30, "course": "main", "steps": []}"#: [
      "servings: write a whole number (1 to 20); you wrote 30"
    ],
    #"{"servings": null, "course": 5, "steps": {}}"#: [
      "servings: write a whole number (1 to 20); you wrote null",
      #"course: write one of "starter", "main", "dessert"; you wrote 5"#,
      "steps: write an array of objects; you wrote {}",
    ],
    #"{"servings": 1e30, "course": "main"}"#: [
      "steps: is required and missing",
      "servings: write a whole number from -9223372036854775808 to 9223372036854775807"
        + " (1 to 20); you wrote 1e30",
    ],
    #"{"servings": "\u0007\u202e", "course": "main", "steps": []}"#: [
      #"servings: write a whole number (1 to 20); you wrote "\u0007\u202E""#
    ],
    #"{"servings": 2,,"#: [
      "write JSON: expected a key in quotation marks after ',' (line 1, column 16)"
    ],
  ]

  @Test(arguments: bodies)
  func eachProblem_hasALine(json: String, lines: [String]) throws {
    expect(
      try Self.explained(json).correction.split(separator: "\n").dropFirst().map(String.init),
      equals: lines.map { "- \($0)" })
  }

  /// The value of the first problem is not in the document.
  @Test func problemWithoutAPlace_isToldWhereItsObjectIs() {
    let json = #"{"course": 5, "steps": [{"text": 1}], "servings": "x"}"#
    let found = FoundValue(kind: .string, excerpt: "\"a\"")
    let problems = [
      Finding(
        path: "servings", kind: .mismatch, expected: "Int",
        found: FoundValue(kind: .string, excerpt: "\"x\"")),
      Finding(
        path: FieldPath([.key("steps"), .index(0), .key("text")]), kind: .mismatch,
        expected: "String", found: found),
      Finding(path: "course", kind: .mismatch, expected: "String", found: found),
    ]
    let sut = BuildFailure(model: "Model", problems[0], Array(problems.dropFirst()))
      .explained(in: json, by: RecipeBuilder.self)
    expect(
      sut.correction,
      equals: """
        The JSON cannot be used: 3 problems.
        - course: write a text; you wrote "a"
        - steps[0].text: write a text; you wrote "a"
        - servings: write a whole number (1 to 20); you wrote "x"
        """)
    expect(sut.problemDetails["errors"]?[0]?["pointer"], equals: "#/course")
  }

  /// Whatever `report(answer:)` reads of the text is looked at.
  @Test(arguments: [
    ("Here:\n```json\n", "\n```\nor {x}"), ("```\n", "\n```\n[1]"), ("ä [1] ", " {so}"), ("", "\n"),
  ])
  func problemsInAnAnswer_areInOrderAndNameKeys(start: String, end: String) throws {
    guard case .failure(let failure) = RecipeBuilder.build(json: Self.answer) else { return }
    let text = start + Self.answer + end
    let sut = failure.explained(in: text, by: RecipeBuilder.self)
    expect(
      sut.correction,
      equals: """
        The JSON cannot be used: 3 problems.
        - steps[0].text: is required and missing; you wrote "txt"
        - servings: write a whole number (1 to 20); you wrote "four"
        - course: write one of "starter", "main", "dessert"; you wrote "Main dish"
        """)
    // The second line of the JSON.
    let line = start.count { $0 == "\n" } + 2
    expect(
      sut.problems.first { $0.finding.path == "course" }?.location?.description,
      equals: "line \(line), column 12")
  }

  private static let answer = #"""
    {"steps": [{"txt": "c"}], "servings": "four",
     "course": "Main dish"}
    """#

  /// The type decides what is found, and the coercion what it is read as.
  @Test func problemsInAnArray_areFoundByTheTypeAndTheCoercion() {
    let steps = BuildFailure(
      model: "steps", Finding(path: "[0].text", kind: .missing, expected: "String"))
    let whole = "ok {x}:\n[{\"txt\": \"c\"}] so"
    for (sut, line) in [
      (steps.explained(in: whole, by: [StepBuilder].self), "[0].text"),
      (
        BuildFailure(
          model: "step", Finding(path: "text", kind: .missing, expected: "String")
        ).explained(in: whole, by: StepBuilder.self, coercion: .forgiving), "text"
      ),
    ] {
      expect(
        sut.correction,
        equals: """
          The JSON cannot be used: 1 problem.
          - \(line): is required and missing; you wrote "txt"
          """)
    }
  }

  /// Also with comments, which lenient reading refuses.
  @Test(arguments: [Coercion.lenient, .lenient.union(.looseSyntax)])
  func problemsBetweenComments_areInOrderAndNameKeys(coercion: Coercion) throws {
    let json = #"{"steps": [{"txt": "c"},], /* "é" */ "servings": "four", "course": "main"} // ok"#
    let read = RecipeBuilder.report(json: json, coercion: [.lenient, .looseSyntax]).result
    guard case .failure(let failure) = read else { throw NotAFailure(json: json) }
    for text in [json, "Here:\n```json\n\(json)\n```"] {
      let sut = failure.explained(in: text, by: RecipeBuilder.self, coercion: coercion)
      expect(
        sut.correction,
        equals: """
          The JSON cannot be used: 2 problems.
          - steps[0].text: is required and missing; you wrote "txt"
          - servings: write a whole number (1 to 20); you wrote "four"
          """)
      expect(sut.problems.first?.location?.column, equals: 50)
    }
  }

  @Test func redacted_hasNoValuesAndNoKeysThatWereSent() throws {
    expect(
      try Self.explained(Self.wrong).correction(limit: 9, redacted: true),
      equals: """
        The JSON cannot be used: 3 problems.
        - servings: write a whole number (1 to 20); you wrote a text
        - course: write one of "starter", "main", "dessert"; you wrote a text
        - steps[2].text: is required and missing
        """)
  }

  /// Whoever wrote `""` did not write null.
  @Test(arguments: [#""""#, "[]", "false", "null"])
  func whatCountsAsNull_isQuoted(value: String) throws {
    let null = value == "null" ? "" : ", which is read as null"
    let json = #"{"servings": \#(value), "course": "main", "steps": []}"#
    let coercion = Coercion.forgiving.union([.falseAsNull, .emptyArraysAsNull])
    let read = RecipeBuilder.report(json: json, coercion: coercion).result
    guard case .failure(let failure) = read else { throw NotAFailure(json: json) }
    expect(
      failure.explained(in: json, by: RecipeBuilder.self, coercion: coercion).correction,
      equals: """
        The JSON cannot be used: 1 problem.
        - servings: write a whole number (1 to 20); you wrote \(value)\(null)
        """)
  }

  /// A dictionary can have values that JSON does not have.
  @Test(arguments: [
    (FoundValue(kind: .object, excerpt: #"{"a": of type Date}"#), "; you wrote an object"),
    (FoundValue(kind: .array, excerpt: #"["of type x", nested too deep]"#), "; you wrote an array"),
    (FoundValue(kind: .other, excerpt: "of type Date"), ""),
    (FoundValue(kind: .array, excerpt: #"["a \" b c", true]"#), #"; you wrote ["a \" b c", true]"#),
  ])
  func valueThatIsNoJSON_isNamedByItsKind(found: FoundValue, words: String) {
    let problem = Finding(path: "x", kind: .mismatch, expected: "Int", found: found)
    let sut = BuildFailure(model: "Model", problem).explained(in: "[]", by: RecipeBuilder.self)
    expect(
      sut.correction,
      equals: "The JSON cannot be used: 1 problem.\n- x: write a whole number\(words)")
  }

  /// A reason can quote what was sent.
  @Test(arguments: [
    (Finding.Kind.rejected, "write a whole number; you wrote a text"),
    (.mismatch, "write a whole number; you wrote a text"),
    (.duplicate, "write each value once; you wrote a text"),
    (.outOfRange, "write a whole number; you wrote a text, which is out of range"),
  ])
  func redacted_hasNoReason(kind: Finding.Kind, words: String) {
    let problem = Finding(
      path: "x", kind: kind, expected: "Int", found: FoundValue(kind: .string, excerpt: "\"pw\""),
      reason: "pw is taken")
    let sut = BuildFailure(model: "Model", problem).explained(in: "[]", by: RecipeBuilder.self)
    expect(
      sut.correction(limit: 1, redacted: true),
      equals: "The JSON cannot be used: 1 problem.\n- x: \(words)")
    expect(
      sut.problemDetails(limit: 1, redacted: true)["errors"]?[0]?["detail"], equals: .string(words))
  }

  /// Keys are as visible as values.
  @Test func marksInKeys_areEscaped() throws {
    expect(
      try Self.explained(#"{"servings\u202e": 2, "course": "main", "steps": []}"#).correction,
      equals: """
        The JSON cannot be used: 1 problem.
        - servings: is required and missing; you wrote "servings\\u202E"
        """)
    expect(
      try Self.explained(#"{"servings": 2, "course": "main", "steps": [{"text\u0007": 1}]}"#)
        .correction,
      equals: """
        The JSON cannot be used: 1 problem.
        - steps[0].text: is required and missing; you wrote "text\\u0007"
        """)
  }

  @Test func limit_countsTheRest() throws {
    let problems = (0..<3_000).map {
      Finding(path: FieldPath([.key("steps"), .index($0)]), kind: .null, expected: "Int")
    }
    let sut = BuildFailure(model: "Model", problems[0], Array(problems.dropFirst()))
      .explained(in: "[]", by: RecipeBuilder.self)
    expect(
      sut.correction(limit: 1),
      equals: """
        The JSON cannot be used: 3000 problems.
        - steps[0]: write a whole number; you wrote null
        - and 2999 more
        """)
    expect(sut.correction.split(separator: "\n").count, equals: 3_001)
    expect(sut.correction(limit: -1).split(separator: "\n").count, equals: 2)
    let errors = sut.problemDetails(limit: 1)["errors"]
    expect(errors?[0]?["pointer"], equals: "#/steps/0")
    expect(errors?[1], equals: nil)
  }

  /// One finding can stand for many.
  @Test func findingsThatWereOnlyCounted_areCounted() {
    let missing = Finding(path: "steps", kind: .missing, expected: "array")
    let sut = BuildFailure(
      model: "Model", missing, [Finding(path: "steps", kind: .more(40), expected: "")]
    ).explained(in: "{}", by: RecipeBuilder.self)
    expect(
      sut.correction,
      equals: """
        The JSON cannot be used: 41 problems.
        - steps: is required and missing
        - steps: 40 more problems
        """)
    expect(
      sut.correction(limit: 1).split(separator: "\n").last.map(String.init), equals: "- and 40 more"
    )
  }

  @Test func details_areThoseOfTheStandard() throws {
    expect(
      try Self.explained(Self.wrong).problemDetails,
      equals: [
        "type": "about:blank", "title": "Unprocessable Content", "status": 422,
        "detail": "The JSON cannot be used: 3 problems.",
        "errors": [
          [
            "pointer": "#/servings", "code": "mismatch.int.string",
            "detail": #"write a whole number (1 to 20); you wrote "four""#,
          ],
          [
            "pointer": "#/course", "code": "unknowncase.other.string",
            "detail": #"write one of "starter", "main", "dessert"; you wrote "Main dish""#,
          ],
          [
            "pointer": "#/steps/2/text", "code": "missing.string",
            "detail": #"is required and missing; you wrote "txt""#,
          ],
        ],
      ])
    expect(try Self.explained("{").problemDetails["status"], equals: 400)
  }

  @Test(arguments: [
    ("a/b~c", "#/a~1b~0c"), ("ä b%", "#/%C3%A4%20b%25"),
    ("\"<>^`{|}\\", "#/%22%3C%3E%5E%60%7B%7C%7D%5C"),
  ])
  func pointer_isAFragment(key: String, pointer: String) {
    let problem = Finding(path: FieldPath([.key(key)]), kind: .missing, expected: "Int")
    let sut = BuildFailure(model: "Model", problem).explained(in: "{}", by: RecipeBuilder.self)
    expect(sut.problemDetails["errors"]?[0]?["pointer"], equals: .string(pointer))
  }

  static let kinds: [(Finding.Kind, String)] = [
    (.missing, "is required and missing, no"),
    (.null, "write a whole number; you wrote null, no"),
    (.mismatch, #"write a whole number; you wrote "a", no"#),
    (.outOfRange, #"write a whole number; you wrote "a", which is out of range, no"#),
    (.unknownCase, #"write a whole number; you wrote "a", no"#),
    (.rejected, #"write another value: no; you wrote "a""#),
    (.tooDeep, #"write fewer arrays and objects in each other; you wrote "a", no"#),
    (.malformed, #"write JSON: no; you wrote "a""#),
    (.syntax, #"write JSON: no; you wrote "a""#),
    (.coerced, #"write a whole number; you wrote "a", no"#),
    (.alias, #"write the key "Int"; you wrote "a""#),
    (.imprecise, #"write a whole number with fewer digits; you wrote "a", no"#),
    (.missingTimeZone, #"write a whole number with a time zone; you wrote "a", no"#),
    (.duplicate, #"write each value once; you wrote "a", and not no"#),
    (.alikeHashes, #"write fewer values that are alike; you wrote "a", no"#),
    (.tooManyLosses, #"write elements that can be used: no; you wrote "a""#),
    (.arriving, #"write all of it: it ends early; you wrote "a", no"#),
    (.cutOff, #"write all of it: it ends early; you wrote "a", no"#),
    (.more(3), "3 more problems, no"),
  ]

  @Test(arguments: kinds)
  func eachKind_hasWords(kind: Finding.Kind, words: String) {
    let hasValue = ![.missing, .null].contains(kind) && kind.count == nil
    let problem = Finding(
      path: "x", kind: kind, expected: "Int",
      found: hasValue ? FoundValue(kind: .string, excerpt: "\"a\"") : nil, reason: "no")
    let sut = BuildFailure(model: "Model", problem).explained(in: "[]", by: RecipeBuilder.self)
    let count = kind.count ?? 1
    expect(
      sut.correction,
      equals: "The JSON cannot be used: \(count) problem\(count == 1 ? "" : "s").\n- x: \(words)")
  }

  /// A new kind has to be added to the table, with words of its own.
  @Test func table_hasAllKinds() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/ConstructionBuilders/Findings/FindingKind.swift")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        line.split(separator: "Kind(\"").dropFirst().first?.split(separator: "\"")
      }
      .compactMap { $0.first.map(String.init) }
    expect(Self.kinds.map(\.0.name).sorted(), equals: names.sorted())
  }
}
