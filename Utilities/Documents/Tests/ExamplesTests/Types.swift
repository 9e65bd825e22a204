import ConstructionBuilders
import Foundation
import Testing

// Code: Capturable.swift

struct Celsius {
  init?(_ degrees: Double) {}
}

// Code: Capturable.swift, block 2

struct Minutes {
  init(_ count: Int) {}
}

// Code: Captured+FlatMap.swift

struct Tags {
  init?(_ names: Set<String>) {}
}

// Code: Captured+FlatMap.swift, block 2

// Code: FieldFormat.swift, block 2

// Code: FieldFormat.swift, block 3

struct Payload: ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Data(#"{"duration": "90", "tags": ["a", "b", null]}"#.utf8).withUnsafeBytes(body)
  }
}

// Code: JSONInput.swift, block 2

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
    // Code: Open.swift

    init(fields: JSONFields) { _stock = fields["stock"] }

    func build() -> Result<Open<Stock>, BuildFailure> { construct({ $0 }, $stock) }
  }

  struct Item { let stock: Open<ItemBuilder.Stock> }

  /// It is only compiled.
  static func compiled(item: Item) {
    // Code: Open.swift, block 2
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

  // Code: UnionBuilder.swift

  struct PaymentBuilder: ConstructionBuilder {
    // Code: OneOf.swift
    // Code: UnionBuilder.swift, block 2
    @Field var edited: OneOf<Bool, Date>?

    init(fields: JSONFields) {
      (_customer, _owner) = (fields["customer"], fields["owner"])
      // Code: FieldFormat+Either.swift
    }

    func build() -> Result<Payment, BuildFailure> {
      construct({ Payment(customer: $0) }, $customer)
    }
  }

  @Test func customer_isOneOfTwoTypes() throws {
    let json = #"{"customer": {"id": "c", "email": "e"}, "owner": {"id": "o"}, "edited": 60}"#
    var sut = try PaymentBuilder(json: json)
    let payment = try sut.build().get()
    // Code: OneOf.swift, block 2
    #expect(id == "c")
    #expect(email == "e")
    #expect(sut.edited == .second(Date(timeIntervalSince1970: 60)))
    // Code: UnionBuilder.swift, block 3
    sut.owner?.arms.second?.id = nil
    #expect(sut.findings.map(\.description) == ["owner.id: required String is missing"])
  }
}
