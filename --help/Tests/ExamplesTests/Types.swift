import ConstructionBuilders
import Foundation
import Testing

enum LinkType: String { case detail, wiki, comiclink }
extension LinkType: Capturable {}

struct UserID: RawRepresentable, Hashable, Capturable { let rawValue: String }

struct Celsius {
  init?(_ degrees: Double) {}
}

extension Celsius: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Celsius> {
    Double.capture(node).flatMap(node) { Celsius($0) }
  }
}

struct Minutes {
  init(_ count: Int) {}
}

extension Minutes: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Minutes> {
    Int.capture(node).map { Minutes($0) }
  }
}
// duration: read string "90" as Minutes

struct Tags {
  init?(_ names: Set<String>) {}
}

extension Tags: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Tags> {
    [String].capture(node).flatMap(node) { Tags(Set($0)) }
  }
}
// tags[2]: required String is null

extension FieldFormat<Int> {
  static var hexadecimal: FieldFormat {
    FieldFormat(words: "in hexadecimal") { node in
      String.capture(node).flatMap(node) { Int($0, radix: 16) }
    }
  }
}
// color: expected Int in hexadecimal, found number 436

extension FieldFormat<Decimal> {
  static var cents: FieldFormat {
    FieldFormat(words: "in cents", allowing: .numbersFromStrings) { node in
      Int.capture(node).map { Decimal($0) / 100 }
    }
  }
}

struct Payload: ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(#"{"duration": "90", "tags": ["a", "b", null]}"#.utf8).withUnsafeBytes(body)
  }
}

extension Payload: JSONInput {}

/// Types of fields.
@Suite struct Types {
  struct FilmBuilder: ConstructionBuilder {
    @Field var duration: Minutes?
    @Field var tags: Tags?
    @Field var color: Int?

    init(fields: JSONFields) {
      (_duration, _tags) = (fields["duration"], fields["tags"])
      _color = fields["color", as: .hexadecimal]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $color) }
  }

  @Test func film_isRead() throws {
    let repairs = try FilmBuilder(json: Payload()).findings.filter(\.isRepair)
    #expect(repairs.map(\.description) == [#"duration: read string "90" as Minutes"#])
    #expect(FilmBuilder(dictionary: ["color": "ff"]).color == 255)
    #expect(
      FilmBuilder(dictionary: ["color": 436]).findings.map(\.description).first
        == "color: expected Int in hexadecimal, found number 436")
    let cents = JSONValue.string("199").read(as: .cents, coercion: .lenient)
    #expect(cents == Decimal(string: "1.99"))
  }

  struct ItemBuilder: ConstructionBuilder {
    enum Stock: String, Capturable { case new, used }

    @Field var stock: Open<Stock>?    // .known(.new), or .unknown("refurbished")

    init(fields: JSONFields) { _stock = fields["stock"] }

    func build() -> Result<Open<Stock>, BuildFailure> { construct({ $0 }, $stock) }
  }

  struct Item { let stock: Open<ItemBuilder.Stock> }

  /// It is only compiled.
  static func compiled(item: Item) {
    item.stock == .new                // compares with a case
    switch item.stock {
    case .new: "new"                  // of an Optional, such as a field: `case .new?`
    case .known(let stock): stock.rawValue
    case .unknown(let other): other
    }
  }

  @Test func stock_isOpen() throws {
    #expect(ItemBuilder(dictionary: ["stock": "new"]).stock == .known(.new))
    let sut = ItemBuilder(dictionary: ["stock": "refurbished"])
    #expect(sut.stock == .unknown("refurbished"))
    let problem = #"stock: expected Stock, found string "refurbished""#
    #expect(sut.findings.map(\.description) == ["\(problem), which is not one of its cases"])
  }

  struct Customer: Equatable {
    let id: String
    var email: String?
  }

  struct CustomerBuilder: ConstructionBuilder {
    @Field var id: String?
    @Field var email: String?

    init(fields: JSONFields) { (_id, _email) = (fields["id"], fields["email"]) }

    func build() -> Result<Customer, BuildFailure> {
      construct({ Customer(id: $0, email: $1) }, $id, $email.optional)
    }
  }

  struct Payment { let customer: OneOf<String, Customer> }

  enum Owner: UnionModel {
    case id(String), full(Customer)

    init(_ arms: OneOf<String, Customer>) { self = arms.either(Owner.id, Owner.full) }
  }

  struct PaymentBuilder: ConstructionBuilder {
    @Field var customer: OneOf<String, CustomerBuilder>?     // builds OneOf<String, Customer>
    @Field var owner: UnionBuilder<Owner, OneOf<String, CustomerBuilder>>?     // builds Owner
    @Field var edited: OneOf<Bool, Date>?

    init(fields: JSONFields) {
      (_customer, _owner) = (fields["customer"], fields["owner"])
      _edited = fields["edited", as: .either(nil, .secondsSince1970)]     // OneOf<Bool, Date>
    }

    func build() -> Result<Payment, BuildFailure> {
      construct({ customer, _ in Payment(customer: customer) }, $customer, $owner.optional)
    }
  }

  @Test func customer_isOneOfTwoTypes() throws {
    let json = #"{"customer": {"id": "c", "email": "e"}, "owner": {"id": "o"}, "edited": 60}"#
    var sut = try PaymentBuilder(json: json)
    let payment = try sut.build().get()
    let id = payment.customer.either({ $0 }, { $0.id })
    let email = payment.customer.second?.email     // nil for an identifier
    #expect(id == "c")
    #expect(email == "e")
    #expect(sut.edited == .second(Date(timeIntervalSince1970: 60)))
    sut.owner?.arms.second?.email = nil
    sut.owner?.arms.second?.id = nil
    #expect(sut.findings.map(\.description) == ["owner.id: required String is missing"])
  }
}
