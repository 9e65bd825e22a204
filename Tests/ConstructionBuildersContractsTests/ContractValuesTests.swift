import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// What a contract says about types, formats and coercions.
struct ContractValuesTests {
  @Test func types_haveWords() {
    expect(
      "\(TypesBuilder.contract(coercion: .strict))",
      equals: """
        Int, strict
          small: Int8, optional (unconfirmed by a sample)
          large: UInt64, optional (unconfirmed by a sample)
          real: Float, optional (unconfirmed by a sample)
          money: Decimal, optional (unconfirmed by a sample)
          flag: Bool, optional (unconfirmed by a sample)
          id: UUID, optional (unconfirmed by a sample)
          bytes: Data, optional (unconfirmed by a sample)
          extra: any value, optional (unconfirmed by a sample)
          set: set of Int, optional (unconfirmed by a sample)
          holes: array of (String or null), optional (unconfirmed by a sample)
          byNumber: dictionary from Int to Bool, optional (unconfirmed by a sample)
          open: Tag (a String), optional (unconfirmed by a sample)
          closed: Grade (1, 2), optional (unconfirmed by a sample)
          known: Mood (known values: glad, sad), optional (unconfirmed by a sample)
          unlisted: Unlisted (a String), optional (unconfirmed by a sample)
          relaxed: Relaxed, optional (unconfirmed by a sample)
          celsius: Celsius, which expects degrees, optional (unconfirmed by a sample)
          decoded: Point, optional (unconfirmed by a sample)
          the cases of Unlisted are unknown
        """)
  }

  @Test func caseOfABool_refusesTheOtherBool() {
    expect(
      "\(One<Consent>.contract())",
      equals: """
        Consent, lenient
          value: Consent (true), required (unconfirmed by a sample)
        """)
  }

  @Test func formats_haveWords() {
    expect(
      "\(FormatsBuilder.contract())",
      equals: """
        Int, lenient
          plain: Date, optional (unconfirmed by a sample)
          seconds: Date in seconds since 1970, optional (unconfirmed by a sample)
          window: Date in milliseconds since 1970 from 2001-09-09T01:46:40Z to \
        2033-05-18T03:33:20Z, optional (unconfirmed by a sample)
          day: Date in the pattern yyyy-MM-dd, optional (unconfirmed by a sample)
          either: Date in seconds since 1970 or in ISO 8601, optional (unconfirmed by a sample)
          length: Duration in milliseconds, optional (unconfirmed by a sample)
          none: Duration without a format, optional (unconfirmed by a sample)
          hex: Int in hexadecimal, optional (unconfirmed by a sample)
          mute: Int in a format of its own, optional (unconfirmed by a sample)
        """)
  }

  @Test func ownFormat_isToldByProbes() throws {
    let contract = FormatsBuilder.contract()
    let hex = try #require(contract.objects.first?.fields.first { $0.paths == ["hex"] })
    expect(
      hex.value,
      equals: .own(type: "Int in hexadecimal", expectation: "Int in hexadecimal", kinds: [.string]))
  }

  @Test func sameBuilderUnderTwoCoercions_isTwoObjects() {
    expect(
      "\(PairBuilder.contract())",
      equals: """
        Pair, lenient
          left: Label, optional (unconfirmed by a sample)
            text: String, required (unconfirmed by a sample)
          right: Label (strict), optional (unconfirmed by a sample), strict
            text: String, required (unconfirmed by a sample)
        """)
  }

  @Test func builderOfTheSameObject_andPathsThroughOneValue_areJoined() {
    let sample = #"{"data": {"version": 1, "text": "a"}, "corners": [[0, 1], [2, 3]]}"#
    expect(
      "\(JoinedBuilder.contract(sample: sample))",
      equals: """
        Joined, lenient
          data: Label, required
            text: String, required
          data.version: Int, optional
          corners[1][0] (corner): Int, required
        """)
  }

  @Test func contract_isCodableWithAVersion() throws {
    let contract = TypesBuilder.contract(coercion: [.lenient, .arraysFromSingleValues])
    let data = try JSONEncoder().encode(contract)
    try expect(JSONDecoder().decode(Contract.self, from: data), equals: contract)
    let text = try #require(String(data: data, encoding: .utf8))
    expect(text, contains: #""coercion":"lenient, arraysFromSingleValues""#)
    let later = text.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
    #expect(later != text)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Contract.self, from: Data(later.utf8))
    }
    expect("\(try #require(error))", contains: "reads versions up to 1")
  }
}

private struct Tag: RawRepresentable, Hashable, Capturable { let rawValue: String }

private enum Consent: RawRepresentable, Capturable, CaseIterable {
  case given

  init?(rawValue: Bool) {
    guard rawValue else { return nil }
    self = .given
  }

  var rawValue: Bool { true }
}

private enum Grade: Int, Capturable, CaseIterable {
  case low = 1
  case high
}

/// Takes any text, and knows two.
private enum Mood: RawRepresentable, Capturable, CaseIterable {
  case glad, sad
  case other(String)

  static let allCases: [Mood] = [.glad, .sad]

  init?(rawValue: String) {
    switch rawValue {
    case "glad": self = .glad
    case "sad": self = .sad
    default: self = .other(rawValue)
    }
  }

  var rawValue: String {
    switch self {
    case .glad: "glad"
    case .sad: "sad"
    case .other(let text): text
    }
  }
}

private enum Unlisted: String, Capturable { case one, two }

/// Has raw values, and reads them in capitals, too.
private enum Relaxed: String, Capturable, CaseIterable {
  case on, off

  static func capture(_ node: JSONNode) -> Captured<Relaxed> {
    String.capture(node).flatMap(node) { Relaxed(rawValue: $0.lowercased()) }
  }
}

private struct Celsius: Capturable {
  let degrees: Double

  static func capture(_ node: JSONNode) -> Captured<Celsius> {
    Double.capture(node).flatMap(node) { Celsius(degrees: $0) }
  }

  static var expectation: String { "degrees" }
}

private struct Point: Decodable { let x: Double }

private struct TypesBuilder: ConstructionBuilder {
  @Field var small: Int8?
  @Field var large: UInt64?
  @Field var real: Float?
  @Field var money: Decimal?
  @Field var flag: Bool?
  @Field var id: UUID?
  @Field var bytes: Data?
  @Field var extra: JSONValue?
  @Field var set: Set<Int>?
  @Field var holes: [String?]?
  @Field var byNumber: [Int: Bool]?
  @Field var open: Tag?
  @Field var closed: Grade?
  @Field var known: Mood?
  @Field var unlisted: Unlisted?
  @Field var relaxed: Relaxed?
  @Field var celsius: Celsius?
  @Field var decoded: Decoded<Point>?

  init(fields: JSONFields) {
    _small = fields["small"]
    _large = fields["large"]
    _real = fields["real"]
    _money = fields["money"]
    _flag = fields["flag"]
    _id = fields["id"]
    _bytes = fields["bytes"]
    _extra = fields["extra"]
    _set = fields["set"]
    _holes = fields["holes"]
    _byNumber = fields["byNumber"]
    _open = fields["open"]
    _closed = fields["closed"]
    _known = fields["known"]
    _unlisted = fields["unlisted"]
    _relaxed = fields["relaxed"]
    _celsius = fields["celsius"]
    _decoded = fields["decoded"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

extension FieldFormat<Int> {
  fileprivate static var hexadecimal: FieldFormat {
    FieldFormat(words: "in hexadecimal") { node in
      String.capture(node).flatMap(node) { Int($0, radix: 16) }
    }
  }
}

private struct FormatsBuilder: ConstructionBuilder {
  @Field var plain: Date?
  @Field var seconds: Date?
  @Field var window: Date?
  @Field var day: Date?
  @Field var either: Date?
  @Field var length: Duration?
  @Field var none: Duration?
  @Field var hex: Int?
  @Field var mute: Int?

  init(fields: JSONFields) {
    let window = Date(timeIntervalSince1970: 1e9)...Date(timeIntervalSince1970: 2e9)
    _plain = fields["plain"]
    _seconds = fields["seconds", as: .secondsSince1970]
    _window = fields["window", as: .millisecondsSince1970(within: window)]
    _day = fields["day", as: .pattern("yyyy-MM-dd")]
    _either = fields["either", as: .oneOf(.secondsSince1970, .iso8601)]
    _length = fields["length", as: .milliseconds]
    _none = fields["none"]
    _hex = fields["hex", as: .hexadecimal]
    _mute = fields["mute", as: FieldFormat(Int.capture)]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Label { let text: String }

private struct TagBuilder: ConstructionBuilder {
  @Field var text: String?

  init(fields: JSONFields) { _text = fields["text"] }

  func build() -> Result<Label, BuildFailure> { construct(Label.init, $text) }
}

private struct Pair {
  let left: Label?
  let right: Label?
}

private struct PairBuilder: ConstructionBuilder {
  @Field var left: TagBuilder?
  @Field var right: TagBuilder?

  init(fields: JSONFields) {
    _left = fields["left"]
    _right = fields["right", .strict]
  }

  func build() -> Result<Pair, BuildFailure> {
    construct(Pair.init, $left.optional, $right.optional)
  }
}

private struct Joined {
  let data: Label
  let version: Int?
  let corner: Int
}

private struct JoinedBuilder: ConstructionBuilder {
  @Field var data: TagBuilder?
  let place: PlaceBuilder

  init(fields: JSONFields) {
    _data = fields["data"]
    place = PlaceBuilder(fields: fields)
  }

  func build() -> Result<Joined, BuildFailure> {
    construct(Joined.init, $data, place.$version.optional, place.$corner)
  }
}

/// Reads the same object as the builder around it.
private struct PlaceBuilder: ConstructionBuilder {
  @Field var version: Int?
  @Field var corner: Int?

  init(fields: JSONFields) {
    _version = fields["data", "version"]
    _corner = fields["corners", 1, 0]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $corner) }
}
