import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

// Code: Nesting.md, "A part of the same object"

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
    // Code: Nesting.md, "An object in an object"

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
    // Code: Nesting.md, "An object in an object", block 2
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

    // Code: Nesting.md, "Arrays, dictionaries and paths"

    func build() -> Result<Feed, BuildFailure> {
      construct(Feed.init, $authors.or([]), $ratings.or([]), $sizes.or([:]))
    }
  }

  @Sendable static func several(print: (Any) -> Void) throws {
    // Code: Nesting.md, "Arrays, dictionaries and paths", block 2
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

  // Code: Nesting.md, "One of several types"

  struct MessageBuilder: ConstructionBuilder {
    // Code: Nesting.md, "One of several types", block 2

    init(fields: JSONFields) {
      _attachment = fields["attachment"]
      _sender = fields["sender"]
    }

    func build() -> Result<Message, BuildFailure> {
      construct(Message.init, $attachment, $sender)
    }
  }

  @Sendable static func union(print: (Any) -> Void) throws {
    // Code: Nesting.md, "One of several types", block 3
  }

  struct Tick: Equatable {
    let at: Date
    let price: Decimal
  }

  // Code: Nesting.md, "Rows"

  @Sendable static func row(print: (Any) -> Void) throws {
    // Code: Nesting.md, "Rows", block 2
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

  // Code: Nesting.md, "A part of the same object", block 2

  @Sendable static func parts(print: (Any) -> Void) throws {
    // Code: Nesting.md, "A part of the same object", block 3
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
