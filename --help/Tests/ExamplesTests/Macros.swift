import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation
import Testing

/// What `@Buildable` and its attributes write.
@Suite struct Macros {
  @Buildable struct TextDelta { let text: String }
  @Buildable struct Push { let ref: String }
  typealias Problem = TextDelta
  enum Kind: String, Capturable { case unknown }
  enum Status: String, Capturable { case other }

  @Buildable
  struct Comic: Equatable, Sendable {
    let id: Int
    let title: String
    @Key("description") let summary: String?
    @Default([]) let tags: [String]
  }
  @Buildable(builder: "ComicResponseBuilder")
  struct ComicResponseModel: Equatable, Sendable {
    let id: Int
  }
  struct Address: Decodable, Equatable, Sendable {
    let street: String
  }

  @Buildable
  struct Shop: Equatable, Sendable {
    let name: String
    @Decoded let address: Address
    @Decoded @Default([]) let branches: [Address]
  }
  @Buildable(discriminator: "type")
  enum Event {
    @Variant("response.output_text.delta") case delta(TextDelta)
    @Variant("ping", "keepalive") case ping
    @Unknown case other(String)
  }
  // {"type": "push", "payload": {"ref": "main"}}
  @Buildable(discriminator: "type", content: "payload")
  enum Webhook { case push(Push) }
  @Buildable
  struct Slice {
    @AllowingLosses(atMost: 3) let results: [Comic]
  }
  // results: lost 5 of 20 elements, at most 3 are allowed
  @Buildable
  struct Comment {
    @Coerced(adding: .arraysFromSingleValues) let tags: [String]
    // false, or a time
    @Format(.secondsSince1970) @Coerced(adding: .falseAsNull) let edited: Date?
  }
  @Buildable
  struct Item {
    @Default(Status.other, for: .unknownCase) let status: Status
    @Default(0, for: .missing, .null) let count: Int
  }
  // status: required Status is missing
  @Buildable
  struct Remark {
    let text: String
    @IfPresent let score: Int?
  }
  // {"text": "Snikt"}                  → score is nil
  // {"text": "Snikt", "score": [7]}    → score: expected Int, found array [7]

  @Test func models_areBuilt() throws {
    func comic() -> Result<Comic, BuildFailure> {
      Comic.Builder.build(json: #"{"id": 1, "title": "X-Men", "description": null}"#)
      // .success(Comic(id: 1, title: "X-Men", summary: nil, tags: []))
    }
    #expect(try comic().get() == Comic(id: 1, title: "X-Men", summary: nil, tags: []))
    func model() -> Result<ComicResponseModel, BuildFailure> {
      ComicResponseModel.ComicResponseBuilder.build(json: #"{"id": 1}"#)
      // .success(ComicResponseModel(id: 1))
    }
    #expect(try model().get() == ComicResponseModel(id: 1))
    func shop() -> Result<Shop, BuildFailure> {
      Shop.Builder.build(json: #"{"name": "Comics", "address": {"street": "Broadway"}}"#)
      // .success(Shop(name: "Comics", address: Address(street: "Broadway"), branches: []))
    }
    let address = Address(street: "Broadway")
    #expect(try shop().get() == Shop(name: "Comics", address: address, branches: []))
    func event() -> Result<Event, BuildFailure> {
      Event.Builder.build(json: #"{"type": "ping"}"#)
      // .success(.ping)
    }
    #expect("\(try event().get())" == "ping")
  }

  @Test func ref_isRequired() throws {
    let body = #"{"type": "push", "payload": {"ref": "main"}}"#
    var sut = try Webhook.Builder(json: body)
    sut.push?.ref = nil
    #expect(sut.build().problems == ["payload.ref: required String is missing"])
  }

  @Test func status_isRequired() {
    #expect(Item.Builder.build(json: [:]).problems == ["status: required Status is missing"])
  }

  @Test func score_isNilOrRead() {
    #expect((try? Remark.Builder.build(json: #"{"text": "Snikt"}"#).get().score == nil) == true)
    #expect(
      Remark.Builder.build(json: #"{"text": "Snikt", "score": [7]}"#).problems
        == ["score: expected Int, found array [7]"])
  }

  @Test func keys_areConverted() throws {
    let json = #"{"page_count": 1, "resource_uri": "https://example.com", "ISBN": "1"}"#
    #expect(try Sixth.Comic.Builder.build(json: json).get().pageCount == 1)
  }

  @Test func pong_isUnknown() throws {
    let event = try Third.Event.Builder.build(json: ["type": "pong"]).get()
    #expect("\(event)" == #"other("pong")"#)
  }

  @Buildable struct Customer { let id: String }

  @Buildable
  enum Owner { case id(String), full(Customer), several([Customer]) }

  @Test func owner_isToldByItsPayload() throws {
    let owner = try JSONRoot<Owner.Builder>(json: #"{"id": "cus_1"}"#).build().get()
    #expect("\(owner)".hasSuffix(#"Customer(id: "cus_1"))"#))
  }

  /// Further models, whose names others have already.
  enum Second {
    @Buildable
    struct Slice {
      @AllowingLosses(atMostShare: 0.1) let results: [Comic]
    }
    // results: lost 5 of 20 elements, at most 10% are allowed
    @Buildable
    struct Comic {
      @Coerced(.strict) let id: Int
    }
    @Buildable(builder: "EventBuilder", discriminator: "type")
    enum Event { case ping }
  }

  enum Third {
    @Buildable
    struct Slice {
      @RequiringAll let results: [Comic]
    }
    @Buildable
    struct Comic {
      @Default(0) let pageCount: Int
      @Default(Kind.unknown) let kind: Kind
    }
    @Buildable(discriminator: "type")
    enum Event {
      case ping
      @Unknown case other(String)
    }
    // {"type": "pong"} is .other("pong")
  }

  enum Fourth {
    @Buildable
    struct Comic {
      @Default([], for: .null) let tags: [String]
    }
    @Buildable(discriminator: "type")
    enum Event {
      @Variant("response.output_text.delta") case delta(TextDelta)
      @Variant("ping", "keepalive") case ping
      case error(Problem)             // "error"
    }
  }

  enum Fifth {
    @Buildable
    struct Comic {
      @Default([]) let tags: [String]
      @Default([:]) let pages: [String: Int]
    }
  }

  enum Sixth {
    @Buildable(keys: .snakeCase)
    struct Comic {
      let pageCount: Int              // "page_count"
      let resourceURI: URL            // "resource_uri"
      @Key("ISBN") let isbn: String   // "ISBN"
    }
  }

  enum Seventh {
    @Buildable
    struct Comic {
      @Format(.iso8601) let modified: Date?
      @Format(.oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))) let published: Date
    }
  }

  enum Eighth {
    @Buildable
    struct Comic {
      @Key("description") let summary: String?
      @Key("data", "count") let count: Int
      @Key("prices", 0, "amount") let firstPrice: Decimal
    }
  }

  enum Ninth {
    @Buildable
    struct Comic {
      @Key(anyOf: "title", "name") let title: String
    }
  }

  @Buildable struct Order { let id: Int }

  enum Tenth {
    @Buildable(discriminator: "op", content: "d")
    enum Frame {
      @Variant(0, .missing) case text(String)     // {"d": "Snikt"}
      @Variant(4) @Format(.sent(as: .string)) case order(Order)
      @Variant(11) case heartbeat
    }
  }

  enum Eleventh {
    @Buildable(row: true)
    struct Candle {
      @Format(.millisecondsSince1970) let time: Date     // 0
      let open: Decimal                                  // 1
      @Key(4) let close: Decimal
    }
  }

  enum Twelfth {
    // [1499040000000, "0.0163", null]
    @Buildable(row: true)
    struct Candle {
      @Format(.millisecondsSince1970) let time: Date
      @Format(.sent(as: .string)) let open: Decimal
      let count: Int?
    }

    @Sendable static func candles(data: String) throws -> [Candle] {
      let candles = try [Candle.Builder].build(json: data).get()
      // [2][1]: required Decimal is missing
      return candles
    }
  }

  enum Thirteenth {
    @Buildable(builder: "CandleBuilder", row: true)
    struct Candle { let open: Decimal }
  }

  @Test func rows_areBuilt() throws {
    #expect(try Twelfth.candles(data: #"[[0, "1", null]]"#).map(\.open) == [1])
    #expect("\(try Tenth.Frame.Builder.build(json: #"{"d": "a"}"#).get())" == #"text("a")"#)
    #expect(try Eleventh.Candle.Builder.build(json: "[0, 1, 2, 3, 4]").get().close == 4)
    #expect(try Thirteenth.Candle.CandleBuilder.build(json: "[1]").get().open == 1)
  }

  enum Fourteenth {
    @Buildable
    struct Cipher {
      @Key(anyOf: ["login", "uri"], ["Login", "Uri"], ["uri"]) let address: URL?
    }
  }
}
