import ConstructionBuildersMacros
import Foundation
import Testing

extension FieldFormat<Double> {
  static var orInfinite: FieldFormat {
    FieldFormat(allowing: .lenient) { node in
      switch node.string {
      case "inf": Captured(.infinity)
      case "-inf": Captured(-.infinity)
      case "nan": Captured(.nan)
      default: Double.capture(node)
      }
    }
  }
}

extension FieldFormat<Date> {
  static var secondsSince2001: FieldFormat {
    FieldFormat(words: "in seconds since 2001") { node in
      Double.capture(node).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
  }
}

/// What a decoder reads otherwise than a builder.
struct DecoderDifferences {
  struct IDBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var ratio: Double?

    init(fields: JSONFields) {
      _id = fields[fields.keys.first { $0.lowercased() == "id" } ?? "id"]
      _ratio = fields["ratio", as: .orInfinite]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  struct Snake: Decodable {
    let imageUrl: String?
    let imageURL: String?
  }

  @Buildable(keys: .snakeCase)
  struct Buildable: Equatable {
    let imageUrl: String?
    let imageURL: String?
  }

  let json5: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }()

  @Test(arguments: [
    (#"[1, 2,]"#, "line 1, column 7"), (#"[1, 2, // two"# + "\n]", "line 1, column 8"),
    ("['1']", "line 1, column 2"), ("[NaN]", "line 1, column 2"),
    ("[Infinity]", "line 1, column 2"),
  ])
  func notJSON_isRejected(json: String, place: String) throws {
    let failure = #expect(throws: BuildFailure.self) { try JSONRoot<[Double]>(json: json) }

    #expect(failure?.findings.map(\.kind) == [.malformed])
    #expect("\(try #require(failure))".contains(place))
  }

  @Test func decoder_takesOneTrailingComma() throws {
    #expect(try JSONDecoder().decode([Int].self, from: Data("[1, 2,]".utf8)) == [1, 2])
    #expect(
      try JSONDecoder().decode([String: Int].self, from: Data(#"{"id": 1,}"#.utf8)) == ["id": 1])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Int].self, from: Data("[1,,]".utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Double].self, from: Data("[NaN]".utf8))
    }
  }

  @Test func repeatedKey_isTheFirstForADecoderAndTheLastForABuilder() throws {
    let data = Data(#"{"id": 1, "id": 2}"#.utf8)

    #expect(try JSONDecoder().decode([String: Int].self, from: data) == ["id": 1])
    #expect(try IDBuilder.build(json: data).get() == 2)
    #expect(
      try JSONDecoder().decode(DecodableModel<IDBuilder>.self, from: data).model == 1)
  }

  @Test func json5_isReadByTheDecoderOfAModel() throws {
    let texts = [#"{"id": 1,}"#, #"{"id": 1 /* one */}"#, "{'id': 1}", "{id: 1}"]
    for text in texts {
      let decoded = try json5.decode(DecodableModel<IDBuilder>.self, from: Data(text.utf8))
      #expect(decoded.model == 1)
      #expect(throws: BuildFailure.self) { try IDBuilder(json: text) }
    }
  }

  @Test func infinity_isReadByAFormat() throws {
    #expect(try IDBuilder(json: #"{"ratio": "inf"}"#).ratio == .infinity)
    #expect(try IDBuilder(json: #"{"ratio": "-inf"}"#).ratio == -.infinity)
    #expect(try IDBuilder(json: #"{"ratio": "nan"}"#).ratio?.isNaN == true)
    #expect(try IDBuilder(json: #"{"ratio": 1.5}"#).ratio == 1.5)
    #expect(
      try IDBuilder(json: #"{"id": 1, "ratio": "much"}"#).findings.first?.description
        == #"ratio: expected Double, found string "much""#)
  }

  struct Deferred: Decodable, Equatable {
    let at: Date
    let icon: Data
  }

  struct DeferredBuilder: ConstructionBuilder {
    @Field var at: Date?
    @Field var icon: [UInt8]?

    init(fields: JSONFields) {
      _at = fields["at", as: .secondsSince2001]
      _icon = fields["icon"]
    }

    func build() -> Result<Deferred, BuildFailure> {
      construct(Deferred.init, $at, $icon.requiringAll.map { Data($0) })
    }
  }

  @Test func deferredDatesAndData_areReadAsByADecoder() throws {
    let data = Data(#"{"at": 700000000.5, "icon": [1, 255]}"#.utf8)
    let decoder = JSONDecoder()
    decoder.dataDecodingStrategy = .deferredToData

    #expect(
      try DeferredBuilder.build(json: data).get() == decoder.decode(Deferred.self, from: data))
    let other = #"{"at": "now", "icon": [1, 256]}"#
    let failure = #expect(throws: BuildFailure.self) {
      try DeferredBuilder.build(json: other).get()
    }
    #expect(
      failure?.findings.map(\.description) == [
        #"at: expected Date in seconds since 2001, found string "now""#,
        "icon[1]: expected UInt8, found number 256, which is out of range",
      ])
  }

  @Test func keyOfAnyCase_isRead() throws {
    #expect(try IDBuilder.build(json: #"{"ID": 1}"#).get() == 1)
  }

  @Test func snakeCase_isOneKeyForBothSpellings() throws {
    let json = #"{"image_url": "a"}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let decoded = try decoder.decode(Snake.self, from: Data(json.utf8))
    let camel = try decoder.decode(Snake.self, from: Data(#"{"imageUrl": "a"}"#.utf8))

    #expect([decoded.imageUrl, decoded.imageURL] == ["a", nil])
    #expect(camel.imageUrl == "a")
    #expect(
      try Buildable.Builder.build(json: json).get() == Buildable(imageUrl: "a", imageURL: "a"))
    #expect(
      try Buildable.Builder.build(json: #"{"imageUrl": "a"}"#).get()
        == Buildable(imageUrl: nil, imageURL: nil))
  }
}
