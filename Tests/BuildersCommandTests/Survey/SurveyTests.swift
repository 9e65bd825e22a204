import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

struct SurveyTests {
  @Test func presenceAndKinds_areCounted() throws {
    let survey = Survey([
      #"{"id": 1, "name": "a", "tags": ["x", "y"]}"#, #"{"id": "2", "name": null}"#,
      #"{"id": 3.5}"#,
    ])
    let id = try #require(survey.place("id"))
    expect(id.facts.number.count, equals: 2)
    expect(id.facts.string.count, equals: 1)
    expect(id.missing, equals: 0)
    let name = try #require(survey.place("name"))
    expect(name.parents, equals: 3)
    expect(name.facts.null.count, equals: 1)
    expect(name.missing, equals: 1)
    let tags = try #require(survey.place("tags"))
    expect(tags.missing, equals: 2)
    expect(tags.facts.elements, equals: Sizes(least: 2, most: 2, total: 2))
    expect(survey.place("tags[]")?.facts.string.count, equals: 2)
    expect(survey.place("tags[]")?.missing, equals: nil)
  }

  @Test func repeatedKey_isCountedOnceAsPresent() throws {
    let survey = Survey([#"{"a": 1, "a": "2"}"#, "{}", #"[{"a": 1}, {"a": 1}]"#])
    let value = try #require(survey.place("a"))
    expect(value.facts.values, equals: 2)
    expect(value.facts.repeated, equals: 1)
    expect(value.facts.present, equals: 1)
    expect(value.missing, equals: 1)
    expect(survey.place("[].a")?.facts.repeated, equals: 0)
  }

  @Test func numbers_keepRangeAndLosses() throws {
    let survey = Survey(["[1, -2.50, 1.0, 9007199254740993, 0.30000000000000004, 1e400, -2.5]"])
    let numbers = try #require(survey.place("[]")).facts.numbers
    expect(numbers.least?.text, equals: "-2.5")
    expect(numbers.greatest?.text, equals: "1e400")
    expect(numbers.fractions, equals: 3)
    expect(numbers.pointed, equals: 2)
    expect(numbers.beyond, equals: 2)
    expect(numbers.lossy, equals: 2)
  }

  @Test(arguments: [
    (#"["2026-03-01T08:00:00Z", "", "2026-03-01 08:00"]"#, ["date-time"]),
    (#"["2026-03-01", "2024-02-29"]"#, ["date"]), (#"["2023-02-29"]"#, []),
    (#"["https://a.example/b?c=d#e", "http://x.y"]"#, ["url"]), (#"["a://b c"]"#, []),
    (#"["0B1F9A70-3a4e-4a64-9d6a-0c8f1d2e3f40"]"#, ["uuid"]),
    (#"["aGVsbG8gd29ybGQhIQ=="]"#, ["base64"]), (#"["abcdefghijklmnop"]"#, []),
    (#"["12", "-1.5e3", "007"]"#, ["numeral"]), (#"["12", "x"]"#, []),
    (#"["yes", "NO", "true"]"#, ["boolean"]), (#"["a.b@c.de"]"#, ["email"]), (#"[""]"#, []),
  ])
  func formatsOfAllTexts_areFound(json: String, formats: [String]) throws {
    expect(Survey([json]).place("[]")?.facts.strings.formats.names, equals: formats)
  }

  @Test func distinctTexts_areCountedAndPrivate() throws {
    let documents = (0..<100).map { #"["v\#($0 % 3)", "\#($0)é"]"# }
    let survey = Survey([#"{"a": "x", "b": "\u0078"}"#] + documents)
    expect(survey.jsonLine, lacks: "v1")
    let texts = Survey(documents, showsValues: true).place("[]")?.facts.strings
    expect(texts?.distinct.hashes.count, equals: 64)
    expect(texts?.lengths, equals: Sizes(least: 2, most: 3, total: 490))
    let few = Survey(
      documents.map { $0.replacing(#"é""#, with: "\"") }.map { _ in #"["a","b","a"]"# },
      showsValues: true
    ).place("[]")?.facts.strings.distinct.shown
    expect(few?.map(\.text), equals: ["a", "b"])
    expect(few?.map(\.count), equals: [200, 100])
    // An escape is not part of a text.
    let hashes = ["a", "b"].map { survey.place($0)?.facts.strings.distinct.hashes }
    expect(hashes[0], equals: hashes[1])
  }

  @Test(arguments: [
    (#"{"5f2b91c0a4de": 1, "12": 2, "name": 3}"#, ["", "{}", "name"]),
    (#"{"2026-03-01": 1}"#, ["", "{}"]), (#"{"a@b.c": 1}"#, ["", "{}"]),
    (#"{"address2": 1, "sha256": 2, "x-y": 3}"#, ["", "address2", "sha256", "x-y"]),
    (#"{"": {"é": 1}}"#, ["", #"[""]"#, #"[""].é"#]),
  ])
  func keysThatAreData_haveOnePlace(json: String, paths: [String]) throws {
    expect(
      Survey([json]).endpoints[0].root.everything.map(\.path.text).sorted(), equals: paths.sorted())
  }

  @Test func objectWithManyMembers_hasOnePlaceForThem() {
    let members = (0..<300).map { "\"k\(Self.letters($0))\": {\"n\": \($0)}" }
    let survey = Survey(["{\(members.joined(separator: ","))}", #"{"name": 1}"#])
    expect(
      survey.endpoints[0].root.everything.map(\.path.text), equals: ["", "{}", "{}.n", "name"])
    expect(survey.place("{}")?.facts.keys.lengths.total, equals: 1200)
  }

  @Test func keysOfManyObjectsThatAreAlike_areFolded() throws {
    let words = (0..<60).map { Self.letters($0) }
    let documents = words.map { #"{"counts": {"\#($0)": 3}, "total": 1}"# }
    let survey = Survey(documents)
    expect(survey.endpoints[0].root.everything.count, equals: 63)
    let folded = survey.folded
    expect(
      folded.endpoints[0].root.everything.map(\.path.text),
      equals: ["", "counts", "counts{}", "total"])
    expect(folded.place("counts{}")?.facts.number.count, equals: 60)
    // Sparse members of different kinds are a record.
    let record = words.enumerated().map { #"{"\#($1)": \#($0 % 2 == 0 ? "1" : "[]")}"# }
    expect(Survey(record).folded.endpoints[0].root.everything.count, equals: 61)
  }

  @Test func tooManyPlaces_areCounted() throws {
    let documents = (0..<500).map { #"{"k\#(Self.letters($0))": {"x": 1}, "meta": {"y": 1}}"# }
    let survey = Survey(documents, limit: 100)
    let root = survey.endpoints[0].root
    expect(root.everything.count, equals: 100)
    expect(root.facts.members.total, equals: 1000)
    expect(root.leftOut, equals: 1000 - root.inner.reduce(0) { $0 + $1.facts.values })
    #expect(root.leftOut > 300)
  }

  @Test func stamps_areFirstAndLastOfEachKind() throws {
    let survey = Survey(["1", "null", "2", "\"a\""]) { .time([50, 20, 10, 30][$0]) }
    let facts = try #require(survey.place("")).facts
    expect(facts.number.first, equals: .time(10))
    expect(facts.number.last, equals: .time(50))
    expect(facts.null.last, equals: .time(20))
  }

  @Test func path_choosesWhatIsSurveyed() {
    let documents = [#"{"data": {"results": [{"a": 1}, {"a": 2}]}}"#, #"{"data": {}}"#]
    let array = Survey(documents, at: [.key("data"), .key("results")])
    expect(array.endpoints[0].root.everything.map(\.path.text), equals: ["", "[]", "[].a"])
    expect(array.documents, equals: 1)
    expect(array.unreadable, equals: [.notThere: 1])
    let each = Survey(documents, at: [.key("data"), .key("results"), .elements])
    expect(each.endpoints[0].root.everything.map(\.path.text), equals: ["", "a"])
    expect(each.endpoints[0].root.facts.object.count, equals: 2)
    expect(each.documents, equals: 1)
    expect(each.unreadable, equals: [.notThere: 1])
  }

  @Test(arguments: [
    ("", Survey.Unreadable.empty), ("  \n", .empty), ("<html>", .notJSON),
    ("\u{1F}\u{8B}", .notJSON),
    ("{\"a\": [1", .cutOff), ("{\"a\" 1}", .malformed),
    (String(repeating: "[", count: 600), .tooDeep),
  ])
  func whatIsNotJSON_isCounted(document: String, reason: Survey.Unreadable) {
    expect(Survey([document]).unreadable, equals: [reason: 1])
  }

  @Test func deepestDocument_isSurveyed() {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    expect(Survey([deep]).endpoints[0].root.everything.count, equals: 512)
  }

  /// Texts of each length, at each distance from the end, with what ends them at each place.
  @Test func texts_areMeasuredWhereverTheyEnd() throws {
    for length in 0..<20 {
      for special in ["", "é", "\\n", "\\\"", "\\\\"] {
        for place in 0...length {
          let text =
            String(repeating: "a", count: place) + special
            + String(repeating: "b", count: length - place)
          for end in ["", " ", ", \"more than eight\""] {
            let survey = Survey(["[\"\(text)\"\(end)]"])
            let strings = try #require(survey.place("[]")).facts.strings
            expect(
              strings.lengths.least,
              equals: min(length + (special.isEmpty ? 0 : 1), end.count > 2 ? 15 : 99))
          }
        }
      }
    }
  }

  static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    for _ in 0..<3 {
      text.append(Character(Unicode.Scalar(UInt8(97 + rest % 26))))
      rest /= 26
    }
    return text
  }
}
