import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Types that are Decodable, in builders.
struct DecodedTests {
  private static let valid = #"{"thumbnail": {"path": "cyclops", "size": {"width": 3}}}"#

  @Test(arguments: InputKind.allCases)
  func build_withThumbnail_hasTheDecodedValue(input: InputKind) throws {
    let sut = try captured(Self.valid, input)
    expect(sut.thumbnail?.path, equals: "cyclops")
    expect(sut.$thumbnail.outcome, equals: .value)
    expect(sut.findings, equals: [])
    try expect(
      sut.build().get(), equals: Thumbnail(path: "cyclops", size: .init(width: 3, height: nil)))
  }

  /// What is wrong, and what is said about it.
  @Test(
    arguments: [
      (#"{"thumbnail": {"size": {"width": 3}}}"#, "thumbnail.path: required value is missing"),
      (#"{"thumbnail": {"path": null}}"#, "thumbnail.path: required String is null"),
      (#"{"thumbnail": {"path": 7}}"#, "thumbnail.path: expected String, found number 7"),
      (#"{"thumbnail": "cyclops"}"#, #"thumbnail: expected object, found string "cyclops""#),
      (
        #"{"thumbnail": {"path": "a", "size": {"width": "3"}}}"#,
        #"thumbnail.size.width: expected Int8, found string "3""#
      ),
      (
        #"{"thumbnail": {"path": "a", "size": {"width": 300}}}"#,
        "thumbnail.size.width: expected Int8, found number 300, which is out of range"
      ),
      (
        #"{"thumbnail": {"path": "a", "kinds": ["wide", "tall", "odd"]}}"#,
        "thumbnail.kinds[2]: rejected: Cannot initialize Kind from invalid String value odd"
      ),
      (
        #"{"thumbnail": {"path": "a", "pair": [1]}}"#,
        "thumbnail.pair[1]: required Int is missing"
      ),
      (#"{"thumbnail": {"path": "a", "pair": null}}"#, "thumbnail.pair: required array is null"),
      (
        #"{"thumbnail": {"path": "a", "size": [null]}}"#,
        "thumbnail.size: expected object, found array [null]"
      ),
      (
        #"{"thumbnail": {"path": "a", "kinds": [null]}}"#,
        "thumbnail.kinds[0]: required String is null"
      ),
      (#"{"thumbnail": {"path": "a", "mood": "bad"}}"#, "thumbnail: rejected: a mood"),
    ], InputKind.allCases)
  func thumbnailThatCannotBeDecoded_isAFindingWhereItIsWrong(
    row: (json: String, finding: String), input: InputKind
  ) throws {
    let sut = try captured(row.json, input)
    expect(sut.thumbnail, equals: nil)
    expect(sut.$thumbnail.outcome, equals: .unusable)
    expect(sut.findings, say: row.finding)
    expect(sut.build().failure?.findings, say: row.finding)
  }

  /// A super decoder decodes a member that is not there as if it were null.
  @Test(arguments: [
    (#"{"value": {}}"#, "value.base: required String is missing"),
    (#"{"value": {"base": null}}"#, "value.base: required String is null"),
    (#"{"value": {"base": 7}}"#, "value.base: expected String, found number 7"),
  ])
  func superclassThatIsNotThere_isMissing(row: (json: String, finding: String)) throws {
    let sut = try One<Decoded<Heir>>(json: row.json)
    expect(sut.findings, say: row.finding)
  }

  /// A type may name any path in its error.
  @Test(arguments: [#"{"value": {}}"#, #"{"value": {"kinds": 7}}"#, #"{"value": {"kinds": [1]}}"#])
  func errorWithAPathThatIsNotThere_keepsIt(json: String) throws {
    let sut = try One<Decoded<Wrong>>(json: json)
    expect(sut.findings, say: "value.kinds[3].path: rejected: wrong")
  }

  /// A dictionary has no order, so it is that of the texts.
  @Test func keysOfADictionary_areInTheirOwnOrder() throws {
    let keys = One<Decoded<Keys>>(dictionary: ["value": ["z": 1, "a10": 2, "a9": 3]]).value?.all
    expect(keys, equals: ["a10", "a9", "z"])
    try expect(
      One<Decoded<Keys>>(json: #"{"value": {"z": 1, "a": 2}}"#).value?.all, equals: ["z", "a"])
    try expect(One<Decoded<Keys>>(json: #"{"value": [5, 6]}"#).value?.count, equals: 2)
  }

  /// They ask for no type that JSON has.
  @Test func containersThatEnd_areMissingAValue() throws {
    let nothing = try One<Decoded<AsksForNil>>(json: #"{"value": []}"#)
    expect(nothing.findings, say: "value[0]: required value is missing")
    let decoder = try One<Decoded<AsksForDecoder>>(json: #"{"value": []}"#)
    expect(decoder.findings, say: "value[0]: required value is missing")
  }

  @Test func thumbnailThatIsNotNeeded_isAFindingAllTheSame() throws {
    let sut = try PosterBuilder(json: #"{"thumbnails": [{"path": "a"}, {}, {"path": "b"}]}"#)
    try expect(sut.build().get().map(\.path), equals: ["a", "b"])
    expect(sut.findings, say: "thumbnails[1].path: required value is missing")
  }

  @Test func thumbnailsThatAreAllNeeded_nameEachProblemOnce() throws {
    let sut = try WallBuilder(json: #"{"thumbnails": {"b": {"path": "a"}, "a": {}, "c": 1}}"#)
    let lines = [
      "thumbnails.a.path: required value is missing",
      "thumbnails.c: expected object, found number 1",
    ]
    expect(sut.findings, say: lines)
    expect(sut.build().failure?.findings, say: lines)
  }

  @Test(arguments: InputKind.allCases)
  func thumbnailThatIsNullOrNotThere_isAnOutcome(input: InputKind) throws {
    let null = try captured(#"{"thumbnail": null}"#, input)
    expect(null.$thumbnail.outcome, equals: .null)
    expect(null.findings, say: "thumbnail: required Thumbnail is null")
    try expect(captured("{}", input).$thumbnail.outcome, equals: .missing)
  }

  /// As every other type that has no value for it.
  @Test(arguments: InputKind.allCases)
  func emptyTextThatCountsAsNull_isAnOutcome(input: InputKind) throws {
    let sut = try read(
      Decoded<Thumbnail>.self, #""""#, from: input, [.lenient, .emptyStringAsNull])
    expect(sut.outcome, equals: .null)
    expect(sut.words, equals: [#"value: read string "" as null"#])
    let text = try read(Decoded<String>.self, #""""#, from: input, .forgiving)
    expect(text.outcome, equals: .value)
  }

  @Test func thumbnail_canBeSetAndChanged() throws {
    var sut = HeroBuilder(dictionary: [:])
    sut.thumbnail = Decoded(Thumbnail(path: "a", size: nil))
    sut.thumbnail?.path = "b"
    try expect(sut.build().get().path, equals: "b")
  }

  @Test func manyThumbnails_areKeptWithinBounds() throws {
    let elements = Array(repeating: "{}", count: 250).joined(separator: ",")
    let sut = try PosterBuilder(json: "{\"thumbnails\": [\(elements)]}")
    expect(sut.findings.count, equals: 101)
    expect(sut.findings.last?.kind, equals: .more(150))
  }

  @Test func typeThatTriesOneKindAfterAnother_tellsThemApart() throws {
    let sut = try One<Decoded<[FieldPath.Component]>>(json: #"{"value": ["7", 7, "a"]}"#)
    expect(sut.value?.value, equals: [.key("7"), .index(7), .key("a")])
  }

  @Test func formatOfAnotherDecoder_hasItsStrategies() throws {
    let sut = try SnakeBuilder(json: #"{"thumbnail": {"full_path": "a", "taken": 1402427486}}"#)
    expect(sut.thumbnail?.fullPath, equals: "a")
    expect(sut.thumbnail?.taken, equals: Date(timeIntervalSince1970: 1_402_427_486))
    let bad = try SnakeBuilder(json: #"{"thumbnail": {"full_path": "a", "taken": "x"}}"#)
    expect(bad.findings, say: #"thumbnail.taken: expected Double, found string "x""#)
  }

  /// Digits, dates, data and the rest are read as fields read them.
  @Test func scalars_areReadAsFieldsReadThem() throws {
    let json = """
      {"value": {"price": 12345678901234567.89, "id": 18446744073709551615, "ratio": 0.1,
        "at": "2014-06-10T19:11:26Z", "home": "https://example.com/a", "bytes": "AQI=",
        "token": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "extra": {"b": 1.50, "a": []}}}
      """
    let scalars = try #require(try One<Decoded<Scalars>>(json: json).value?.value)
    expect(scalars.price.description, equals: "12345678901234567.89")
    expect(scalars.id, equals: .max)
    expect(scalars.ratio, equals: 0.1)
    expect(scalars.at, equals: Date(timeIntervalSince1970: 1_402_427_486))
    expect(scalars.home.absoluteString, equals: "https://example.com/a")
    expect(scalars.bytes, equals: Data([1, 2]))
    expect(scalars.token.uuidString, equals: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    expect(scalars.extra.description, equals: #"{"b":1.50,"a":[]}"#)
  }

  @Test func dictionaryWithADate_givesTheDate() {
    let date = Date(timeIntervalSince1970: 5)
    let sut = One<Decoded<[Date]>>(dictionary: ["value": [date]])
    expect(sut.value?.value, equals: [date])
  }

  @Test(arguments: Way.allCases)
  func constructedWithDecoded_goesThroughAnyDecoder(way: Way) throws {
    try expect(
      way.decode(DecodableModel<PosterBuilder>.self, #"{"thumbnails": [{"path": "a"}]}"#).model.map(
        \.path), equals: ["a"])
  }

  @Test func constructedInDecoded_namesTheWholePath() throws {
    let sut = try One<Decoded<Wrapper>>(json: #"{"value": {"guests": [{"name": "a"}, {}]}}"#)
    expect(sut.findings, say: "value.guests[1].name: required String is missing")
  }

  @Test(arguments: InputKind.allCases)
  func constructedInDecoded_inheritsTheCoercion(_ input: InputKind) throws {
    let json = #"{"guests": [{"name": 7}]}"#
    try expect(
      read(Decoded<Wrapper>.self, json, from: input, .strict).findings,
      say: "value.guests[0].name: expected String, found number 7")
    try expect(read(Decoded<Wrapper>.self, json, from: input).outcome, equals: .value)
  }

  private func captured(_ json: String, _ input: InputKind) throws -> HeroBuilder {
    switch input {
    case .bytes: try HeroBuilder(json: json)
    case .dictionary: HeroBuilder(dictionary: try dictionary(json))
    }
  }
}

private struct Heir: Decodable {
  private enum CodingKeys: CodingKey { case base }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try String(from: container.superDecoder(forKey: .base))
  }
}

private struct Wrong: Decodable, Sendable {
  init(from decoder: any Decoder) throws {
    let path: [any CodingKey] = [Keys.Key("kinds"), Keys.Key(3), Keys.Key("path")]
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath + path, debugDescription: "wrong"))
  }
}

private struct AsksForNil: Decodable, Sendable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    _ = try container.decodeNil()
  }
}

private struct AsksForDecoder: Decodable, Sendable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    _ = try container.superDecoder()
  }
}

/// The keys of an object, or the number of elements of an array.
private struct Keys: Decodable, Sendable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int?

    init(_ text: String) { stringValue = text }
    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }

  var all: [String] = []
  var count: Int?

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer() {
      count = list.count
    } else {
      all = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
  }
}

private struct HeroBuilder: ConstructionBuilder {
  @Field var thumbnail: Decoded<Thumbnail>?

  init(fields: JSONFields) { _thumbnail = fields["thumbnail"] }

  func build() -> Result<Thumbnail, BuildFailure> { construct({ $0 }, $thumbnail) }
}

private struct PosterBuilder: ConstructionBuilder {
  @Field var thumbnails: [Decoded<Thumbnail>]?

  init(fields: JSONFields) { _thumbnails = fields["thumbnails"] }

  func build() -> Result<[Thumbnail], BuildFailure> { construct({ $0 }, $thumbnails.or([])) }
}

private struct WallBuilder: ConstructionBuilder {
  @Field var thumbnails: [String: Decoded<Thumbnail>]?

  init(fields: JSONFields) { _thumbnails = fields["thumbnails"] }

  func build() -> Result<[String: Thumbnail], BuildFailure> {
    construct({ $0 }, $thumbnails.requiringAll)
  }
}

private struct SnakeBuilder: ConstructionBuilder {
  struct Snake: Decodable {
    let fullPath: String
    let taken: Date
  }

  @Field var thumbnail: Decoded<Snake>?

  init(fields: JSONFields) {
    _thumbnail =
      fields[
        "thumbnail",
        as: .decoding { data in
          let decoder = JSONDecoder()
          decoder.keyDecodingStrategy = .convertFromSnakeCase
          decoder.dateDecodingStrategy = .secondsSince1970
          return try decoder.decode(Snake.self, from: data)
        }]
  }

  func build() -> Result<Snake?, BuildFailure> { construct({ $0 }, $thumbnail.optional) }
}

private struct Scalars: Decodable {
  let price: Decimal
  let id: UInt64
  let ratio: Float
  let at: Date
  let home: URL
  let bytes: Data
  let token: UUID
  let extra: JSONValue
}

private struct Wrapper: Decodable {
  let guests: [DecodableModel<GuestBuilder>]
}

extension Result {
  /// What it failed with; nil where it succeeded.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
