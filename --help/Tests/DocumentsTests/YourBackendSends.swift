import ConstructionBuilders
import Foundation
import Testing

/// The article *Your backend sends …*: each line of its tables reads the JSON in its row.
@Suite struct YourBackendSends {
  /// One JSON of a row, and what reads it and prints the value.
  struct Shape: Sendable, CustomTestStringConvertible {
    let json: String
    let finding: String?
    let read: @Sendable (_ json: String, _ print: (Any) -> Void) throws -> Void

    var testDescription: String { json }

    init(
      json: String, finding: String?,
      read: @escaping @Sendable (_ json: String, _ print: (Any) -> Void) throws -> Void
    ) {
      (self.json, self.finding, self.read) = (json, finding, read)
    }
  }

  @Test(arguments: zip(all, values))
  func line_readsItsJSON(shape: Shape, value: String) throws {
    var printed: [String] = []
    try shape.read(shape.json) { printed.append("\($0)") }

    #expect(printed == [value] + [shape.finding].compactMap(\.self))
  }

  @Test func values_areOfAllRows() {
    #expect(Self.values.count == Self.all.count)
  }

  /// What each line reads, in the order of the article.
  static let values = [
    "2023-11-14 22:13:20 +0000",
    "2023-11-14 22:13:20 +0000",
    "2023-11-14 00:00:00 +0000",
    "2023-11-14 00:00:00 +0000",
    "2023-11-14 22:13:20 +0000",
    "2023-11-14 22:13:20 +0000",
    "2023-11-14 00:00:00 +0000",
    "[2023-11-14 22:13:20 +0000, 2023-11-14 22:14:20 +0000]",
    "[2023-11-14 00:00:00 +0000: 5]",
    "253.0 seconds",
    "3723.0000000000005 seconds",
    "1.5 seconds",
    "12.5",
    "1234.5",
    "nan",
    "2 bytes",
    "3 bytes",
    "nil",
    "nil",
    "nil",
    "2023-11-14 22:13:20 +0000",
    "nil",
    #"["new"]"#,
    #"["new"]"#,
    "Ann",
    #"["size": "L"]"#,
    "Ann",
    "cus_1",
    "Ann",
    "true",
    "parent",
    "hello",
    #"["hello", "you"]"#,
    "false",
    "2023-11-14 22:13:20 +0000",
    "[12.5 at 2023-11-14 22:13:20 +0000, 12.75 at 2023-11-14 22:14:20 +0000]",
    "ping",
    #"[1,{"any":"thing"}]"#,
    "7",
    "7",
    "true",
    "true",
    "Visor",
    "Visor",
    "lent",
    "[1, 3]",
    "nil",
    "nil",
    "nil",
    #"["new"]"#,
    "Ann",
    #"["S", "L"]"#,
    "Ann",
    "[Ann]",
    "Ann",
    "Ann",
    #"["Ann", "Mo"]"#,
    "Ann",
    "Ann",
  ]

  static let berlin = TimeZone(identifier: "Europe/Berlin")!

  enum Stock: String, Capturable { case here, gone }

  struct User: CustomStringConvertible {
    let name: String
    var description: String { name }
  }

  struct UserBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) { _name = fields["name"] }

    func build() -> Result<User, BuildFailure> { construct(User.init, $name) }
  }

  struct Price: CustomStringConvertible {
    let at: Date
    let price: Decimal
    var description: String { "\(price) at \(at)" }
  }

  struct PriceBuilder: RowBuilder {
    @Field var at: Date?
    @Field var price: Decimal?

    init(row: JSONRow) {
      _at = row[0, as: .secondsSince1970]
      _price = row[1, as: .sent(as: .string)]
    }

    func build() -> Result<Price, BuildFailure> { construct(Price.init, $at, $price) }
  }

  enum Event { case ping }

  struct EventBuilder: VariantBuilder {
    typealias Model = Event
    @Field var type: String?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("ping", is: Event.ping))

    init() { _type = .missing }
  }
}

/// A builder of one field.
protocol ShapeBuilder: ConstructionBuilder where Model == Value.Built?, Failure == BuildFailure {
  associatedtype Value: Capturable
}

extension ShapeBuilder {
  /// Prints the value and the findings. A format has none, also under `strict`.
  static func read(_ json: String, _ print: (Any) -> Void) throws {
    let report = report(json: json)
    let model = try report.result.get()
    print(model.map { "\($0)" } ?? "nil")
    for finding in report.findings { print(finding) }
    if report.findings.isEmpty {
      try #expect(Self(json: json, coercion: .strict).findings.isEmpty)
    }
  }
}
