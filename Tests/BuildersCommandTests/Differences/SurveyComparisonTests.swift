import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

struct SurveyComparisonTests {
  /// Thirty of one document before, and of it and another one after.
  static func changes(
    _ old: String..., since: [String] = [], times: Int = 30
  ) throws -> [String] {
    let before = (0..<times).flatMap { _ in old }
    let after = since.isEmpty ? before : (0..<times).flatMap { _ in since }
    return try SurveyComparison(
      old: Survey(before, showsValues: true), new: Survey(after, showsValues: true)
    ).changes.map(\.line)
  }

  @Test(arguments: [
    (#"{"a": 1}"#, [#"{"a": 1, "b": 2}"#], ["harmless: b: is new: number, in 30 of 30 [added|b]"]),
    (
      #"{"a": 1, "b": 2}"#, [#"{"a": 1}"#], ["breaking: b: is in 0 of 30, was in 30 of 30 [gone|b]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": "x"}"#],
      ["breaking: a: is string in 30 of 30, was number [kind-changed|a]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": "1"}"#],
      ["warning: a: is string in 30 of 30, was number [kind-changed|a]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": 1}"#, #"{"a": null}"#],
      ["breaking: a: is null in 30 of 60, was never null in 30 [became-null|a]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": 1}"#, "{}"],
      ["breaking: a: is missing in 30 of 60, was in all 30 [became-optional|a]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": 1.5}"#],
      ["breaking: a: is not whole in 30 of 30, was always whole [range-grew|a]"]
    ),
    (
      #"{"a": 1}"#, [#"{"a": 3000000000}"#],
      ["warning: a: is 3000000000 to 3000000000, was 1 to 1 [range-grew|a]"]
    ),
    (
      #"{"a": 9000000000000000000}"#, [#"{"a": 9500000000000000000}"#],
      [
        "breaking: a: is 9500000000000000000 to 9500000000000000000, "
          + "was 9000000000000000000 to 9000000000000000000 [range-grew|a]"
      ]
    ),
    // Who reads it as a Double, gets another number.
    (
      #"{"a": 9007199254740991}"#, [#"{"a": 9007199254740991}"#, #"{"a": 9007199254740993}"#],
      ["warning: a: is beyond 2⁵³ in 30 of 60, was never [range-grew|a]"]
    ),
    (#"{"a": 9000000000000000000.5}"#, [#"{"a": 9500000000000000000}"#], []),
    (
      #"{"a": "2026-03-01"}"#, [#"{"a": "soon"}"#],
      [
        "breaking: a: is 4 characters in 30 strings, was always date [format-lost|a]"
      ]
    ),
    (
      #"{"a": ["2026-03-01", ""]}"#, [#"{"a": ["soon"]}"#],
      [
        "breaking: a[]: is 4 characters in 30 strings, was always date or empty [format-lost|a[]]"
      ]
    ),
    (
      #"{"a": "2026-03-01T08:00Z"}"#, [#"{"a": "2026-03-01T08:00"}"#],
      ["breaking: a: has no zone in 30 strings, had one before [format-lost|a]"]
    ),
    // Dates of this library have a zone or none. A pattern without one does not read it.
    (
      #"{"a": "2026-03-01T08:00"}"#, [#"{"a": "2026-03-01T08:00Z"}"#],
      [
        "warning: a: has a zone in some or all of 30 strings, had none before [format-lost|a]"
      ]
    ),
    (#"{"a": "2026-03-01T08:00Z"}"#, [#"{"a": "2026-03-01T08:00+01:00"}"#], []),
    // What is in some of them, a survey does not tell.
    (
      #"{"a": "2026-03-01T08:00Z"}"#,
      [#"{"a": "2026-03-01T08:00"}"#, #"{"a": "2026-03-01T08:00Z"}"#],
      []
    ),
    (
      #"{"a": "x"}"#, [#"{"a": ""}"#],
      ["warning: a: is always empty in 30 strings, was never in 30 [became-empty|a]"]
    ),
    (
      #"{"a": ["x", ""]}"#, [#"{"a": [""]}"#],
      ["warning: a[]: is always empty in 30 strings, was not in 30 of 60 [became-empty|a[]]"]
    ),
    (
      #"{"a": "x"}"#, [#"{"a": ""}"#, #"{"a": "x"}"#],
      [#"warning: a: has 1 new value in 30 of 60: "", had 1 distinct [new-value|a]"#]
    ),
    (#"{"a": ""}"#, [#"{"a": ""}"#], []),
    (
      #"{"a": [1]}"#, [#"{"a": []}"#],
      ["warning: a: is always empty in 30 arrays, was never in 30 [became-empty|a]"]
    ),
    (#"{"a": [1]}"#, [#"{"a": []}"#, #"{"a": [2]}"#], []),
    (#"{"a": []}"#, [#"{"a": []}"#], []),
    (
      #"{"a": "12,50"}"#, [#"{"a": "1.234,50"}"#],
      [
        """
        breaking: a: is decimal comma in groups in 30 strings, was always decimal comma \
        [format-lost|a]
        """
      ]
    ),
    (#"{"a": null}"#, [#"{"a": 1}"#], []), (#"{"a": 1}"#, [#"{"a": 2}"#], []),
    // Without objects, nothing is known about their keys.
    (
      #"{"a": {"b": 1}}"#, [#"{"a": {"b": 1}}"#, "{}"],
      ["breaking: a: is missing in 30 of 60, was in all 30 [became-optional|a]"]
    ),
  ])
  func change_isNamedWithEvidence(old: String, new: [String], lines: [String]) throws {
    try expect(Self.changes(old, since: new), equals: lines)
  }

  /// A survey knows 64 of them.
  @Test func manyNewTexts_areNoExactNumber() throws {
    let old = Survey((0..<60).map { #"{"a": "v\#($0 % 4)"}"# })
    let new = Survey((0..<400).map { #"{"a": "w\#($0)"}"# })
    try expect(
      SurveyComparison(old: old, new: new).changes.map(\.line),
      equals: [
        """
        warning: a: has at least 64 new values in at least 64 of 400, had 4 distinct [new-value|a]
        """
      ])
  }

  /// Replies are counted with the comments that they are in.
  @Test func goneKey_isNotInObjectsOfTheTypeFurtherIn() throws {
    func comment(_ edited: String) -> String {
      let members = #""id": 1, "author": "a", "text": "b", "score": 2\#(edited)"#
      return #"{\#(members), "replies": [{\#(members), "replies": []}]}"#
    }
    try expect(
      Self.changes(comment(#", "edited": true"#), since: [comment("")]),
      equals: ["breaking: edited: is in 0 of 60, was in 60 of 60 [gone|edited]"])
  }

  @Test func fewDocuments_warnOnly() throws {
    try expect(
      Self.changes(#"{"a": 1}"#, since: ["{}"], times: 3),
      equals: ["warning: a: is in 0 of 3, was in 3 of 3 [gone|a]"])
  }

  @Test func rareKeyThatIsNotThereByChance_isNoChange() throws {
    let old = Survey((0..<100).map { $0 == 0 ? #"{"a": 1}"# : "{}" })
    try expect(SurveyComparison(old: old, new: Survey(["{}", "{}"])).changes, equals: [])
    let new = Survey((0..<2000).map { _ in "{}" })
    try expect(SurveyComparison(old: old, new: new).changes, equals: [])
    let often = Survey((0..<100).map { $0 < 20 ? #"{"a": 1}"# : "{}" })
    try expect(SurveyComparison(old: often, new: new).changes.map(\.rule), equals: [.gone])
  }

  @Test func sameSurvey_hasNoChanges() throws {
    var dice = Dice(3)
    let survey = Survey((0..<200).map { _ in dice.json() })
    try expect(SurveyComparison(old: survey, new: survey).changes, equals: [])
    var named = survey
    named.name(part: "a")
    try expect(SurveyComparison(old: survey, new: named).changes, equals: [])
  }

  @Test func keysThatAreData_areNoChanges() throws {
    func survey(_ first: Int, _ count: Int) -> Survey {
      Survey((first..<first + count).map { #"{"n": {"\#(SurveyTests.letters($0))": 1}}"# })
    }
    // Neither has enough keys to tell, but both together.
    try expect(SurveyComparison(old: survey(0, 8), new: survey(100, 8)).changes, equals: [])
  }

  @Test func endpoints_areCompared() throws {
    let old = Survey(["1"], endpoint: "GET a/b")
    let new = Survey(["1"], endpoint: "GET a/c")
    try expect(
      SurveyComparison(old: old, new: new).changes.map(\.line),
      equals: [
        """
        warning: GET a/b: was seen in 1 document, and is not any more [endpoint-gone|GET a/b]
        """,
        "harmless: GET a/c: is new, in 1 document [endpoint-added|GET a/c]",
      ])
  }
}
