import Foundation

/// A list of 200 records, invented by a seed.
struct RecordDocument {
  private var random = SplitMix64(seed: 30)

  static func make() -> Data {
    (["records": .array(records(200))] as Tree).data()
  }

  /// Records, each of about 560 bytes.
  static func records(_ count: Int) -> [Tree] {
    var document = RecordDocument()
    return (0..<count).map { _ in document.record() }
  }

  private mutating func record() -> Tree {
    [
      "id": number(),
      "title": text(),
      "price": fraction(),
      "isActive": flag(),
      "stock": number(),
      "category": text(),
      "width": fraction(),
      "brand": text(),
      "height": fraction(),
      "isNew": flag(),
      "rank": number(),
      "colour": text(),
      "weight": fraction(),
      "country": text(),
      "rating": fraction(),
      "isSale": flag(),
      "views": number(),
      "supplier": text(),
      "latitude": fraction(),
      "material": text(),
      "longitude": fraction(),
      "isFragile": flag(),
      "orders": number(),
      "currency": text(),
      "discount": fraction(),
      "isGift": flag(),
      "returns": number(),
      "language": text(),
      "tax": fraction(),
      "notes": text(),
    ]
  }

  private mutating func number() -> Tree { .integer(random.int(0...100_000)) }

  private mutating func fraction() -> Tree {
    .number("\(random.int(0...999)).\(random.int(1...9))")
  }

  private mutating func flag() -> Tree { .flag(random.chance(50)) }

  private mutating func text() -> Tree {
    let words = ["blue", "steel", "maple", "north", "light", "round"]
    return .text(random.words(random.int(1...4), of: words))
  }
}
