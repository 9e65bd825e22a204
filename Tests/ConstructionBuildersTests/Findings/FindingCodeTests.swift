import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A stable code for each finding, and the findings at a path.
struct FindingCodeTests {
  private struct Everything: ConstructionBuilder {
    @Field var int: Int?
    @Field var small: UInt8?
    @Field var real: Double?
    @Field var decimal: Decimal?
    @Field var flag: Bool?
    @Field var text: String?
    @Field var date: Date?
    @Field var url: URL?
    @Field var id: UUID?
    @Field var any: JSONValue?
    @Field var list: [Int]?
    @Field var counts: [Int: Int]?
    @Field var guest: GuestBuilder?
    @Field var color: Color?
    @Field var alias: Int?
    @Field var day: Date?

    init(fields: JSONFields) {
      _int = fields["int"]
      _small = fields["small"]
      _real = fields["real"]
      _decimal = fields["decimal"]
      _flag = fields["flag"]
      _text = fields["text"]
      _date = fields["date"]
      _url = fields["url"]
      _id = fields["id"]
      _any = fields["any"]
      _list = fields["list"]
      _counts = fields["counts"]
      _guest = fields["guest"]
      _color = fields["color"]
      _alias = fields[anyOf: "alias", "other"]
      _day = fields["day", as: .pattern("yyyy-MM-dd")]
    }

    func build() -> Result<Bool, BuildFailure> {
      construct(
        { (_: Int, _: JSONValue) in true }, $int.checked("0 to 150") { 0...150 ~= $0 }, $any)
    }
  }

  static let codes: [(json: String, code: String?)] = [
    (#"{"int": "many"}"#, "mismatch.int.string"), (#"{"int": [1]}"#, "mismatch.int.array"),
    (#"{"int": "7"}"#, "coerced.int.string"), (#"{"int": 1e30}"#, "outofrange.int.number"),
    (#"{"int": 151}"#, "rejected.other.number"),
    (#"{"small": 300}"#, "outofrange.int.number"),
    (#"{"real": "x"}"#, "mismatch.number.string"),
    (#"{"real": 9007199254740993}"#, "imprecise.number.number"),
    (#"{"decimal": {}}"#, "mismatch.number.object"), (#"{"flag": 7}"#, "mismatch.boolean.number"),
    (#"{"text": {}}"#, "mismatch.string.object"), (#"{"text": 7}"#, "coerced.string.number"),
    (#"{"date": "soon"}"#, "mismatch.date.string"),
    (#"{"day": "2022-13-01"}"#, "mismatch.date.string"),
    (#"{"url": 7}"#, "mismatch.url.number"), (#"{"id": "x"}"#, "mismatch.uuid.string"),
    (#"{"list": {}}"#, "mismatch.array.object"), (#"{"list": ["x"]}"#, "mismatch.int.string"),
    (#"{"counts": {"x": 1}}"#, "mismatch.int.string"),
    (#"{"guest": 7}"#, "mismatch.object.number"),
    (#"{"color": "blue"}"#, "unknowncase.other.string"), (#"{"other": 7}"#, "alias.other"),
  ]

  @Test(arguments: codes)
  func code_saysKindExpectedAndFound(json: String, code: String?) throws {
    let findings = try Everything(json: json).findings
    let own = findings.filter { $0.kind != .missing }
    expect(own.map(\.code), equals: [code])
  }

  @Test func code_ofWhatIsNotThere() throws {
    guard case .failure(let failure) = Everything.build(json: #"{"int": null}"#) else {
      Issue.record("It was built")
      return
    }
    expect(failure.findings.map(\.code), equals: ["null.int", "missing.json"])
    guard case .failure(let malformed) = Everything.build(json: "<html>secret") else { return }
    expect(malformed.findings.map(\.code), equals: ["malformed.other"])
    expect(Finding(kind: .more(7), expected: "").code, equals: "more.other")
  }

  /// Whatever is in a finding, only the words of the grammar are in its code.
  @Test(arguments: [
    "secret", "Int.secret", "secret Int", "0 to 151", "", "intsecret", "Int\u{301}", "ınt",
  ])
  func code_holdsNoTextOfAnybody(text: String) throws {
    let sut = Finding(
      path: FieldPath([.key(text)]), kind: .rejected, expected: text,
      found: FoundValue(kind: .string, excerpt: text), reason: text)
    expect(sut.code, equals: "rejected.other.string")
    // A decoded kind can have any name.
    let kind = try JSONEncoder().encode(["name": text + " 1"])
    let decoded = try JSONDecoder().decode(Finding.Kind.self, from: kind)
    expect(Finding(kind: decoded, expected: "Int").code, equals: "other.int")
  }

  @Test(arguments: ["Int", "UInt8", "Int64", "Int128", "UInt128"])
  func code_isTheSameForAllIntegers(type: String) {
    expect(Finding(kind: .mismatch, expected: type).code, equals: "mismatch.int")
  }

  @Test func code_isTheSameForEveryInputAndAfterCoding() throws {
    let many = try Everything(json: #"{"int": "many"}"#).findings[0]
    let few = try Everything(json: #"{"int": "few"}"#).findings[0]
    expect(many.code, equals: few.code)
    expect(many.redactedWithoutKeys.code, equals: many.code)
    let again = try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(many))
    expect(again.code, equals: many.code)
  }

  // MARK: - Problems at a path

  static let paths: [(FieldPath, [String])] = [
    ("a", ["a", "a.b", "a.b[0]", "a[1].c"]), ("a.b", ["a.b", "a.b[0]"]), ("a.b[0]", ["a.b[0]"]),
    ("a.b[1]", []), ("b", ["b"]), ("ab", ["ab"]), ("c", []), ("a[1]", ["a[1].c"]),
    (FieldPath(), ["a", "a.b", "a.b[0]", "ab", "b", "a[1].c", ""]),
  ]

  @Test(arguments: paths)
  func problems_areThoseAtAPathAndBelow(path: FieldPath, expected: [String]) {
    let all: [FieldPath] = ["a", "a.b", "a.b[0]", "ab", "b", "a[1].c", FieldPath()]
    let findings = all.map { Finding(path: $0, kind: .missing, expected: "Int") }
    let sut = BuildFailure(model: "M", findings[0], Array(findings.dropFirst()))
    expect(sut.problems(at: path).map(\.path.description), equals: expected)
  }

  @Test func sentence_hasTheNumberOfProblemsAndNothingElse() {
    let one = Finding(
      kind: .mismatch, expected: "Int", found: FoundValue(kind: .string, excerpt: "x"))
    let more = Finding(kind: .more(1_000), expected: "")
    expect(
      BuildFailure(model: "M", one).errorDescription,
      equals: "The data could not be read: 1 problem.")
    expect(
      BuildFailure(model: "secret", one, [more]).localizedDescription,
      equals: "The data could not be read: 1001 problems.")
  }
}
