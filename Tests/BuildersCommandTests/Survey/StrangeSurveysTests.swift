import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

/// A survey can come from a file that somebody else wrote.
struct StrangeSurveysTests {
  @Test(arguments: [
    Step.key("0"), .elements, .members, .position(0), .position(31), .variant(""), .untold,
  ])
  func step_isTheSameAfterCoding(step: Step) throws {
    try expect(Step(SurveyReader(step.json, "the step")), equals: step)
  }

  @Test(arguments: 0..<8)
  func changedSurvey_isReadOrRefused(seed: Int) throws {
    var dice = Dice(seed)
    let line = Survey((0..<20).map { _ in dice.json() }, showsValues: true).jsonLine
    for _ in 0..<30 {
      var json = try JSONValue(json: line)
      for _ in 0...dice.below(3) { json = Self.changed(json, &dice) }
      #expect(throws: Never.self, "\(json)") {
        try StoredInvariant.check(Array("\(json)".utf8))
      }
    }
  }

  /// The facts of as many values as an Int can count.
  private static let most: [String: String] = [
    "object": #""object":{"count":0,"least":0,"most":20,"total":0}"#,
    "number": #""number":{"count":0,"range":["1","2e30"],"pointed":0,"fractions":0}"#,
    "string": #""string":{"count":0,"least":1,"most":9,"total":0,"formats":[],"distinct":[]}"#,
  ].mapValues { $0.replacing(/"(count|total|fractions)":0/) { "\"\($0.1)\":\(Int.max)" } }

  private static func survey(
    _ endpoints: [(name: String, places: [String])], values: Int = .max
  ) -> String {
    let list = endpoints.map { #"{"name":"\#($0)","places":[\#($1.joined(separator: ","))]}"# }
    return """
      {"survey":1,"documents":1,"values":\(values),"unreadable":{},"parts":[],\
      "endpoints":[\(list.joined(separator: ","))]}
      """
  }

  /// Places that decide together which keys are data, which texts are new, and how many there are.
  @Test(arguments: ["object", "number", "string"])
  func hugeCounts_areAddedUpWithoutATrap(kind: String) throws {
    let facts = try #require(Self.most[kind])
    let document = #"{"path":[],\#(Self.most["object"] ?? "")}"#
    let keys = (0..<14).map { #"{"path":["k\#(String(repeating: "x", count: $0))"],\#(facts)}"# }
    let members = #"{"path":[{}],\#(facts)}"#
    let slugs = (0..<13).map { index in
      let count = index < 2 ? "\(Int.max)" : "1"
      return (
        name: "GET a.b/c/\(String(repeating: "x", count: index + 1))",
        places: [#"{"path":[],"number":{"count":\#(count),"range":["1","2"]}}"#]
      )
    }
    for text in [
      Self.survey([("", [document] + keys)]), Self.survey([("", [document, members] + keys)]),
      Self.survey(slugs),
    ] {
      try StoredInvariant.check(Array(text.utf8))
    }
  }

  @Test func hugeCountsOfTexts_areComparedWithoutATrap() throws {
    func survey(_ hashes: [String], _ count: Int, all: Int) throws -> Survey {
      let distinct = hashes.map { #"["\#($0)",\#(count)]"# }.joined(separator: ",")
      let strings = """
        "string":{"count":\(all),"least":1,"most":9,"total":9,"formats":[],"distinct":[\(distinct)]}
        """
      return try Survey(
        json: JSONValue(
          json: Self.survey([("", [#"{"path":[],\#(strings)}"#])], values: all)))
    }
    let (known, new) = (
      try survey(["1"], 100, all: 100), try survey(["2", "3"], .max / 2 + 1, all: .max)
    )
    let changes = try SurveyComparison(old: known, new: new).changes
    expect(changes.map(\.id), equals: ["new-value"])
    // The 64 lowest hashes that there are: nobody can have so many texts.
    let many = try survey((0..<64).map { String($0, radix: 16) }, 1, all: .max)
    let texts = many.endpoints.first?.root.facts.strings.distinct
    expect(texts?.estimate(all: .max), equals: .max)
  }

  @Test(arguments: [
    (#"[],"boolean":{"count":3,"true":5}"#, #""boolean""#),
    (#"[],"number":{"count":3,"range":["5","1"]}"#, #""number""#),
    (#"[],"number":{"count":3,"range":["1","5"],"fractions":4}"#, #""number""#),
    (#"[],"array":{"count":3,"least":9,"most":1,"total":9}"#, #""array""#),
    (#"[],"null":{"count":3,"first":2}"#, nil), (#"[],"null":{"count":3},"repeated":4"#, nil),
    (#"[],"null":{"count":3,"first":2,"last":1}"#, #""null""#),
    (#"[[1]],"null":{"count":3}"#, nil), (#"[{"a":1}],"null":{"count":3}"#, nil),
    (
      #"[],"string":{"count":3,"least":1,"most":1,"total":3,"formats":[],"distinct":[["1",4]]}"#,
      #""string""#
    ),
  ])
  func countsOfMoreThanThereIs_areRefused(place: String, name: String?) throws {
    let json = try JSONValue(json: Self.survey([("", [#"{"path":\#(place)}"#])], values: 3))
    let error = #expect(throws: InputError.self) { try Survey(json: json) }
    guard let name else { return }
    expect(error?.description, equals: "not a survey: \(name) is not what a survey has there")
  }

  @Test func valuesWithoutRoom_areRefused() throws {
    let array = #"{"path":[],"array":{"count":3,"least":1,"most":1,"total":3}}"#
    let element = #"{"path":[[]],"null":{"count":4}}"#
    let text = Self.survey([("", [array, element])], values: 3)
    let error = #expect(throws: InputError.self) {
      try Survey(json: JSONValue(json: text))
    }
    expect(
      error?.description,
      equals: "not a survey: there are more values at '[]' than there is room for")
    let other = #expect(throws: InputError.self) {
      try Survey(json: JSONValue(json: Self.survey([("", [array])], values: 4)))
    }
    expect(other?.description, equals: "not a survey: it has 4 values, and 3 at its endpoints")
  }

  /// The same value, in which one part is another.
  static func changed(_ json: JSONValue, _ dice: inout Dice) -> JSONValue {
    switch json {
    case .array(var elements) where !elements.isEmpty:
      let index = dice.below(elements.count)
      switch dice.below(8) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = changed(elements[index], &dice)
      }
      return .array(elements)
    case .object(var members) where members.count > 0:
      let key = members.keys[dice.below(members.count)]
      members[key] = dice.below(8) == 0 ? nil : members[key].map { changed($0, &dice) }
      return .object(members)
    default:
      return dice.one(of: [
        .null, true, [], [:], "", "x", -1, 0, 1, "1e400", "ffffffffffffffff",
        .number(.init(Int.max)), .number(.init(1 << 60)), ["a", [], [:]],
      ])
    }
  }
}
