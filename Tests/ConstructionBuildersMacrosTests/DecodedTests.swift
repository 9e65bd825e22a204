import ConstructionBuildersMacros
import TestSupport
import Testing

/// The model in `Models/Delivery.swift`, and valid input with one change.
struct DecodedTests {
  private static let valid: JSONValue = [
    "address": ["street": "Broadway"], "billing_address": ["street": "Wall Street"],
    "stops": [["street": "a"], ["street": "b"]], "rooms": ["left": ["street": "c"]],
    "depot": ["street": "d"], "data": ["codes": [1, 2, 2]],
  ]

  private static func json(_ key: String, _ value: JSONValue?) -> String {
    guard case .object(var members) = valid else { return "" }
    members[key] = value
    return JSONValue.object(members).description
  }

  @Test func valid_isBuilt() throws {
    let delivery = try Delivery.Builder.build(json: Self.valid.description).get()

    expect(
      delivery,
      equals: Delivery(
        address: Address(street: "Broadway"), billingAddress: Address(street: "Wall Street"),
        stops: [Address(street: "a"), Address(street: "b")], rooms: ["left": Address(street: "c")],
        depot: Address(street: "d"), codes: [1, 2]))
    try expect(Delivery.Builder(json: Self.valid.description).build().get(), equals: delivery)
  }

  @Test func field_canBeReadAndSet() throws {
    var sut = try Delivery.Builder(json: Self.valid.description)
    expect(sut.address?.street, equals: "Broadway")

    sut.address = Decoded(Address(street: "Main Street"))

    try expect(sut.build().get().address, equals: Address(street: "Main Street"))
  }

  @Test(
    arguments: [
      ("address", nil, "address: required Address is missing"),
      ("address", ["street": 1], "address.street: expected String, found number 1"),
      ("rooms", ["left": [:]], "rooms.left.street: required value is missing"),
    ] as [(String, JSONValue?, String)])
  func requiredValue_failsTheBuild(key: String, value: JSONValue?, problem: String) throws {
    let json = Self.json(key, value)

    try expect(Delivery.Builder(json: json).build().problems, equals: [problem])
    expect(Delivery.Builder.build(json: json).problems, equals: [problem])
  }

  @Test func optionalValue_isLeftOut() throws {
    let stops = try Delivery.Builder(json: Self.json("stops", [["street": "a"], [:]]))
    try expect(stops.build().get().stops, equals: [Address(street: "a")])
    expect(
      stops.findings.map(\.description), equals: ["stops[1].street: required value is missing"])

    let depot = try Delivery.Builder(json: Self.json("depot", 1))
    try expect(depot.build().get().depot, equals: Address(street: "nowhere"))

    let billing = try Delivery.Builder(json: Self.json("billing_address", .null))
    try expect(billing.build().get().billingAddress, equals: nil)
    expect(billing.findings, equals: [])
  }
}
