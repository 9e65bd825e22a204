import ConstructionBuilders
import ConstructionBuildersMacros
import ConstructionBuildersStreams
import Foundation
import Testing

/// What `init(fields:)` says of a field.
@Suite struct Fields {
  struct Thumbnail: Decodable { let path: String }

  /// Each field is read in several ways, one after the other.
  struct Builder: ConstructionBuilder {
    @Field var name: String?
    @Field var results: [String]?
    @Field var title: String?
    @Field var uri: String?
    @Field var tags: [String]?
    @Field var id: Int?
    @Field var parent: Int?
    @Field var longitude: Double?
    @Field var modified: Date?
    @Field var created: Date?
    @Field var seen: Date?
    @Field var edited: Date?
    @Field var day: Date?
    @Field var opened: Date?
    @Field var length: Duration?
    @Field var thumbnail: Decoded<Thumbnail>?
    @Field var payload: Builders.WebhookBuilder?

    static let day = Result { try FieldFormat<Date>.pattern(validating: "yyyy-MM-dd") }

    init(fields: JSONFields) {
      do {
        _results = fields["data", "results"]
        _name = fields["data", "owner", "name"]
      }
      do {
        _modified = fields["meta", "modified", as: .secondsSince1970]
      }
      do {
        _longitude = fields["coords", 0]
        _name = fields["data", "results", 0, "name"]
      }
      do {
        _opened = fields["hours", 0, "from", as: .pattern("yyyy-MM-dd HH:mm")]
      }
      do {
        _name = fields["name"]
      }
      do {
        _id = fields["id", .strict]
      }
      do {
        // false, or a comment
        _parent = fields["parent", adding: .falseAsNull]
      }
      do {
        _modified = fields["modified", as: .iso8601]
        // false, or a time
        _edited = fields["edited", as: .secondsSince1970, adding: .falseAsNull]
      }
      do {
        _title = fields[anyOf: "title", "name"]
        // name: read from name instead of title
      }
      do {
        _uri = fields[anyOf: ["login", "uri"], ["Login", "Uri"], ["uri"]]
        // Login.Uri: read from Login.Uri instead of login.uri
      }
      _id = fields["id", .strict]
      _tags = fields["tags", [.lenient, .arraysFromSingleValues]]
      // false, or a time
      _edited = fields["edited", [.lenient, .falseAsNull]]
      _modified = fields["modified", as: .iso8601]
      _created = fields["created", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
      // {"type": "push", "payload": {…}}
      _payload = fields["payload", variant: "type"]
      _payload = fields["payload", variant: "meta", "type"]
      _thumbnail = fields["thumbnail", as: .decoding { data in
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Thumbnail.self, from: data)
      }]
      _modified = fields["modified", as: .iso8601WithZone]
      _day = fields["day", as: .pattern("yyyy-MM-dd")]
      _seen = fields["seen", as: .pattern("EEE, dd MMM yyyy HH:mm:ss zzz")]
      do {
        let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
        _modified = fields["modified", as: .secondsSince1970(within: founded...Date.distantFuture)]
      }
      do {
        let founded = Date(timeIntervalSince1970: 1_262_304_000)   // 2010
        let window = founded...Date.distantFuture
        _modified = fields["modified", as: .millisecondsSince1970(within: window)]
      }
      _length = fields["length", as: .seconds]      // 0.1 is 100 milliseconds, to the last digit
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  @Test func otherKeysAndUnits() {
    let sut = Builder(dictionary: ["name": "Cyclops", "length": 0.1])
    #expect(sut.$title.finding?.description == "name: read from name instead of title")
    #expect(sut.length == .milliseconds(100))
  }

  struct OverviewBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var results: [String]?
    @Field var title: String?
    @Field var id: Int?
    @Field var modified: Date?
    @Field var created: Date?
    @Field var seen: Date?
    @Field var longitude: Double?

    init(fields: JSONFields) {
      _name = fields["name"]
      _results = fields["data", "results"]
      _title = fields[anyOf: "title", "name"]
      _id = fields["id", .strict]
      _modified = fields["modified", as: .iso8601]
      _created = fields[anyOf: "created", "createdAt", as: .secondsSince1970]
      _seen = fields["meta", "seen", as: .millisecondsSince1970]
      _longitude = fields["coords", 0]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  struct ShapeBuilder: ConstructionBuilder {
    @Field var size: Double?

    init(fields: JSONFields) {
      _size = fields.keys.contains("radius") ? fields["radius"] : fields["side"]
    }

    func build() -> Result<Double, BuildFailure> { construct({ $0 }, $size) }
  }

  struct NoteBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var note: String?

    init(fields: JSONFields) {
      _name = fields["name"]
      _note = .missing
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  @Test func name_clearsItsFinding() {
    var sut = NoteBuilder(dictionary: ["name": ["Cyclops"]])
    #expect(sut.$name.outcome == .unusable && sut.$name.finding != nil)
    sut.name               // the value, or nil
    sut.$name.outcome      // why it is nil: .missing, .null or .unusable
    sut.$name.finding      // the same as a Finding
    sut.name = "Cyclops"   // can be set, which clears the finding
    #expect(sut.$name.outcome == .value && sut.$name.finding == nil)
  }

  @Test func pattern_withoutCentury() {
    let pattern = "yy-MM-dd"
    var format: FieldFormat<Date>?
    let lines = printed { print in
      do {
        format = try .pattern(validating: pattern)
      } catch {
        print(error)   // the pattern yy-MM-dd has no year: two digits do not say the century
      }
    }
    #expect(lines == ["the pattern yy-MM-dd has no year: two digits do not say the century"])
  }

  @Buildable struct Page {
    let name, title: String
    let id, limit, total: Int
  }

  @Test func title_arrives() {
    var reader = PartialReader<Page.Builder>()
    reader.append(#"{"title": "Spaghetti alla carb"#)
    let sut = reader.snapshot()
    sut.title                // "Spaghetti alla carb", as far as it has arrived
    sut.$title.isArriving    // true
    sut.$title.settled       // nil
    #expect(sut.title == "Spaghetti alla carb")
    #expect(sut.$title.isArriving && sut.$title.settled == nil)
    #expect("\(sut.$title)" == #""Spaghetti alla carb" (arriving)"#)
  }

  @Test func fields_arePrinted() {
    let sut = Page.Builder(dictionary: ["name": "Cyclops", "limit": "20", "total": "many"])
    let lines = printed { print in
      print(sut.$name)      // "Cyclops"
      print(sut.$id)        // nil (missing)
      print(sut.$limit)     // 20 (read string "20" as Int)
      print(sut.$total)     // nil (expected Int, found string "many")
    }
    #expect(
      lines == [
        #""Cyclops""#, "nil (missing)", #"20 (read string "20" as Int)"#,
        #"nil (expected Int, found string "many")"#,
      ])
  }

  @Buildable(builder: "CharacterResponseBuilder")
  struct Character {
    let name: String
    let id: Int
  }

  @Test func builder_isPrinted() {
    let sut = Character.CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
    let lines = printed { print in
      print(sut)
      // CharacterResponseBuilder(name: "Cyclops", id: nil (missing))
    }
    #expect(lines == [#"CharacterResponseBuilder(name: "Cyclops", id: nil (missing))"#])
  }
}
