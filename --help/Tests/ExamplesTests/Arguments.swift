import ConstructionBuilders
import Foundation
import Testing

/// What `construct` is given.
@Suite struct Arguments {
  struct Slice { let results: [CharacterResponseModel] }

  struct SliceBuilder: ConstructionBuilder {
    @Field var results: [CharacterResponseBuilder]?

    init(fields: JSONFields) { _results = fields["results"] }

    func build() -> Result<Slice, BuildFailure> {
      construct(Slice.init, $results.allowingLosses(atMost: 3))
      // results: lost 5 of 20 elements, at most 3 are allowed
      // results[2].name: required String is missing
    }

    func buildWithShare() -> Result<Slice, BuildFailure> {
      construct(Slice.init, $results.allowingLosses(atMostShare: 0.1))
      // results: lost 5 of 20 elements, at most 10% are allowed
    }

    func buildWithout() {
      construct(Slice.init, $results.requiringAll)
      construct(Slice.init, $results.or([]))
    }
  }

  @Test func slice_thatLosesElements() {
    let elements = (0..<20).map { $0 % 4 == 2 ? [:] : ["name": "Storm"] }
    let sut = SliceBuilder(dictionary: ["results": elements])
    let problems = sut.build().problems
    #expect(problems[0] == "results: lost 5 of 20 elements, at most 3 are allowed")
    #expect(problems[1] == "results[2].name: required String is missing")
    let problem = sut.buildWithShare().problems[0]
    #expect(problem == "results: lost 5 of 20 elements, at most 10% are allowed")
  }

  struct Person { let age: Int }

  struct PersonBuilder: ConstructionBuilder {
    @Field var age: Int?

    init(fields: JSONFields) { _age = fields["age"] }

    func build() -> Result<Person, BuildFailure> {
      construct(Person.init, $age.checked("0 to 150") { (0...150).contains($0) })
      // age: expected 0 to 150, found number 200
    }
  }

  @Test func person_ofTwoHundred() {
    let problems = PersonBuilder.build(json: ["age": 200]).problems
    #expect(problems == ["age: expected 0 to 150, found number 200"])
  }

  struct Item {
    let status: Status
    let count: Int
  }
  enum Status: String, Capturable { case new, other }

  struct ItemBuilder: ConstructionBuilder {
    @Field var status: Status?
    @Field var count: Int?

    init(fields: JSONFields) { (_status, _count) = (fields["status"], fields["count"]) }

    func build() -> Result<Item, BuildFailure> {
      construct(Item.init, $status.or(.other, for: .unknownCase), $count.or(0, for: .null))
      // status: required Status is missing
    }
  }

  struct Remark { let text: String, parent: Response? }

  struct RemarkBuilder: ConstructionBuilder {
    typealias Comment = Remark
    @Field var text: String?
    @Field var parent: ResponseBuilder?

    init(fields: JSONFields) { (_text, _parent) = (fields["text"], fields["parent"]) }

    func build() -> Result<Remark, BuildFailure> {
      construct(Comment.init, $text, $parent.ifPresent)
      // {"text": "Snikt"}                → parent is nil
      // {"text": "Snikt", "parent": 7}   → parent: expected object, found number 7
    }
  }

  @Test func parent_isNilOrRead() {
    #expect((try? RemarkBuilder.build(json: #"{"text": "Snikt"}"#).get().parent == nil) == true)
    #expect(
      RemarkBuilder.build(json: #"{"text": "Snikt", "parent": 7}"#).problems
        == ["parent: expected object, found number 7"])
  }

  @Test func elementsThatWereSent_areCounted() throws {
    struct OrderBuilder: ConstructionBuilder {
      @Field var items: [ResponseBuilder]?
      init(fields: JSONFields) { _items = fields["items"] }
      func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $items) }
    }
    let sut = try OrderBuilder(json: #"{"items": [{"id": 1}, "broken"]}"#)
    let counts = (sut.items?.count, sut.$items.sentCount)   // 1 and 2
    #expect(counts == (1, 2))
  }

  struct Response { let status: ResponseBuilder.Status }

  struct ResponseBuilder: ConstructionBuilder {
    struct Status: RawRepresentable { let rawValue: Int }

    @Field var code: Int?

    init(fields: JSONFields) { _code = fields["code"] }

    func build() -> Result<Response, BuildFailure> {
      construct(Response.init, $code.compactMap(Status.init(rawValue:)))
    }

    func buildAny() {
      construct(Response.init, $code.map(Status.init))
    }
  }

  struct Character {
    let name: String
    let description: String?
  }

  struct CharacterBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var description: String?

    init(fields: JSONFields) { (_name, _description) = (fields["name"], fields["description"]) }

    func build() -> Result<Character, BuildFailure> {
      construct(Character.init, $name, $description.optional)
    }
  }

  struct Post { let edited: Date? }

  struct PostBuilder: ConstructionBuilder {
    @Field var extra: JSONValue?
    @Field var edited: JSONValue?     // false, or a time

    init(fields: JSONFields) { (_extra, _edited) = (fields["extra"], fields["edited"]) }

    func build() -> Result<Post, BuildFailure> {
      construct(Post.init, $edited.map { $0.read(as: .secondsSince1970) })
    }
  }
}
