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

    // Code: Date.swift, block 4

    init(fields: JSONFields) {
      // Code: JSONFields+Path.swift, each block
      // Code: JSONFields+Field.swift, each block
      // Code: JSONFields+Alias.swift, each block
      // Code: Coercion.swift, block 2
      // Code: Coercion.swift, block 3
      // Code: FieldFormat.swift
      // Code: VariantBuilder.swift, block 2
      // Code: Codable/Decoded.swift, block 3
      // Code: Date.swift, block 2
      // Code: Date.swift, block 3
      do {
        // Code: Date.swift, block 5
      }
      do {
        // Code: Date.swift, block 6
      }
      // Code: Duration.swift
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

    // Code: JSONFields.swift

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  struct ShapeBuilder: ConstructionBuilder {
    @Field var size: Double?

    // Code: JSONFields.swift, block 2

    func build() -> Result<Double, BuildFailure> { construct({ $0 }, $size) }
  }

  struct NoteBuilder: ConstructionBuilder {
    // Code: Field.swift
    @Field var note: String?

    // Code: Field.swift, block 3

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  @Test func name_clearsItsFinding() {
    var sut = NoteBuilder(dictionary: ["name": ["Cyclops"]])
    #expect(sut.$name.outcome == .unusable && sut.$name.finding != nil)
    // Code: Field.swift, block 2
    #expect(sut.$name.outcome == .value && sut.$name.finding == nil)
  }

  @Test func pattern_withoutCentury() {
    let pattern = "yy-MM-dd"
    var format: FieldFormat<Date>?
    let lines = printed { print in
      // Code: DatePattern.swift
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
    // Code: Field+Outcome.swift
    #expect(sut.title == "Spaghetti alla carb")
    #expect(sut.$title.isArriving && sut.$title.settled == nil)
    #expect("\(sut.$title)" == #""Spaghetti alla carb" (arriving)"#)
  }

  @Test func fields_arePrinted() {
    let sut = Page.Builder(dictionary: ["name": "Cyclops", "limit": "20", "total": "many"])
    let lines = printed { print in
      // Code: Field+Text.swift
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
      // Code: Field+Text.swift, block 2
    }
    #expect(lines == [#"CharacterResponseBuilder(name: "Cyclops", id: nil (missing))"#])
  }
}
