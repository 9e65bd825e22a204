import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

protocol PartBuilder: ConstructionBuilder, ConstructorArgument where Failure == BuildFailure {}

extension PartBuilder {
  var path: FieldPath { FieldPath() }

  func resolve(into problems: inout FindingList) -> Model? {
    switch build() {
    case .success(let model): return model
    case .failure(let failure):
      for problem in failure.findings { problems.append(problem) }
      return nil
    }
  }
}

/// The article *Builders in builders*.
enum Nesting {
  struct Author: Equatable {
    let name: String
  }

  struct AuthorBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<Author, BuildFailure> {
      construct(Author.init, $name)
    }
  }

  struct Post {
    let title: String
    let author: Author
    let editor: Author?
  }

  struct PostBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var author: AuthorBuilder?
    @Field var editor: AuthorBuilder?

    init(fields: JSONFields) {
      _title = fields["title"]
      _author = fields["author"]
      _editor = fields["editor"]
    }

    func build() -> Result<Post, BuildFailure> {
      construct(Post.init, $title, $author, $editor.optional)
    }
  }

  @Sendable static func optional(print: (Any) -> Void) throws {
    let json = """
      {"title": "On fields", "author": {"name": "Ann"}, "editor": {"nick": "Mo"}}
      """
    let builder = try PostBuilder(json: json)
    let post = try builder.build().get()
    print(post.editor?.name ?? "no editor")
    for finding in builder.findings { print(finding) }
  }

  struct Feed {
    let authors: [Author]
    let ratings: [Int?]
    let sizes: [String: Int]
  }

  struct FeedBuilder: ConstructionBuilder {
    @Field var authors: [AuthorBuilder]?
    @Field var ratings: [Int?]?
    @Field var sizes: [String: Int]?

    init(fields: JSONFields) {
      _authors = fields["data", "authors"]
      _ratings = fields["data", "ratings"]
      _sizes = fields["data", "sizes"]
    }

    func build() -> Result<Feed, BuildFailure> {
      construct(Feed.init, $authors.or([]), $ratings.or([]), $sizes.or([:]))
    }
  }

  @Sendable static func several(print: (Any) -> Void) throws {
    let json = """
      {"data": {
        "authors": [{"name": "Ann"}, {"name": null}, "Mo", {"name": "Eve"}],
        "ratings": [5, "bad", 3],
        "sizes": {"small": 1, "large": "ten"}
      }}
      """
    let builder = try FeedBuilder(json: json)
    let feed = try builder.build().get()
    print(feed.authors.map(\.name))
    print(feed.ratings)
    print(feed.sizes)
    for finding in builder.findings { print(finding) }
  }

  struct Picture: Equatable {
    let source: URL
    let width: Int?
  }

  struct PictureBuilder: ConstructionBuilder {
    @Field var source: URL?
    @Field var width: Int?

    init(fields: JSONFields) {
      _source = fields["src"]
      _width = fields["width"]
    }

    func build() -> Result<Picture, BuildFailure> {
      construct(Picture.init, $source, $width.optional)
    }
  }

  struct Link: Equatable {
    let target: URL
  }

  struct LinkBuilder: ConstructionBuilder {
    @Field var target: URL?

    init(fields: JSONFields) {
      _target = fields["href"]
    }

    func build() -> Result<Link, BuildFailure> {
      construct(Link.init, $target)
    }
  }

  struct Message {
    let attachment: Attachment
    let sender: OneOf<String, Author>
  }

  enum Attachment: Equatable, UnionModel {
    case picture(Picture)
    case link(Link)

    init(_ arms: OneOf<Picture, Link>) { self = arms.either(Self.picture, Self.link) }
  }

  struct MessageBuilder: ConstructionBuilder {
    @Field var attachment: UnionBuilder<Attachment, OneOf<PictureBuilder, LinkBuilder>>?
    @Field var sender: OneOf<String, AuthorBuilder>?

    init(fields: JSONFields) {
      _attachment = fields["attachment"]
      _sender = fields["sender"]
    }

    func build() -> Result<Message, BuildFailure> {
      construct(Message.init, $attachment, $sender)
    }
  }

  @Sendable static func union(print: (Any) -> Void) throws {
    let json = #"{"attachment": {"href": "https://example.com", "width": 9}, "sender": [5]}"#
    if case .failure(let failure) = MessageBuilder.build(json: json) { print(failure) }
  }

  struct Tick: Equatable {
    let at: Date
    let price: Decimal
  }

  struct TickBuilder: RowBuilder {
    @Field var at: Date?
    @Field var price: Decimal?

    init(row: JSONRow) {
      _at = row[0, as: .secondsSince1970]
      _price = row[1]
    }

    func build() -> Result<Tick, BuildFailure> { construct(Tick.init, $at, $price) }
  }

  @Sendable static func row(print: (Any) -> Void) throws {
    let row = TickBuilder.build(json: "[1700000000]")
    if case .failure(let failure) = row { print(failure) }
  }

  struct Address: Equatable {
    let street: String
    let city: String
  }

  struct AddressBuilder: PartBuilder {
    @Field var street: String?
    @Field var city: String?

    init(fields: JSONFields) {
      _street = fields["street"]
      _city = fields["city"]
    }

    func build() -> Result<Address, BuildFailure> { construct(Address.init, $street, $city) }
  }

  struct Customer: Equatable {
    let id: Int
    let address: Address
  }

  struct CustomerBuilder: ConstructionBuilder {
    @Field var id: Int?
    var address: AddressBuilder

    init(fields: JSONFields) {
      _id = fields["id"]
      address = AddressBuilder(fields: fields)
    }

    func build() -> Result<Customer, BuildFailure> {
      construct(Customer.init, $id, address)
    }
  }

  @Sendable static func parts(print: (Any) -> Void) throws {
    let json = #"{"id": "x", "city": 5}"#
    if case .failure(let failure) = CustomerBuilder.build(json: json) { print(failure) }
    print(try CustomerBuilder(json: json).findings.last!)
  }

  struct VisitorBuilder: ConstructionBuilder {
    let address: AddressBuilder

    init(fields: JSONFields) { address = AddressBuilder(fields: fields) }

    func build() -> Result<Address?, BuildFailure> { construct({ $0 }, address.optional) }
  }

  struct Tests {
    @Test func part_thatIsBuilt_isPassedOn() throws {
      let sut = try CustomerBuilder(json: #"{"id": 7, "street": "Graymalkin", "city": "Salem"}"#)

      let address = Address(street: "Graymalkin", city: "Salem")
      #expect(try sut.build().get() == Customer(id: 7, address: address))
      #expect(sut.findings.isEmpty)
    }

    @Test func optionalPart_thatIsNotComplete_isNilWithoutAFinding() throws {
      let report = VisitorBuilder.report(json: #"{"street": "Graymalkin"}"#)

      #expect(try report.result.get() == nil)
      #expect(report.findings.isEmpty)
    }

    @Test func part_isEditedWhereItStands() throws {
      let sent = try SentDocument<CustomerBuilder>(
        json: #"{"id": 7, "street": "Graymalkin", "city": "Salem", "zip": 10560}"#)
      var customer = sent.value
      customer.address.city = "North Salem"

      let edited = String(decoding: try sent.edited(customer).data, as: UTF8.self)
      #expect(
        edited == #"{"id": 7, "street": "Graymalkin", "city": "North Salem", "zip": 10560}"#)
    }
  }
}
