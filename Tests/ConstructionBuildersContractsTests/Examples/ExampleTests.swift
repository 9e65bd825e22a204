import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// The least document that a builder builds.
struct ExampleTests {
  private static let sample = """
    {
      "name": "a", "age": 7, "born": "2022-06-01", "note": 3, "extra": {"a": 1},
      "address": {"city": "b", "zip": "c"}, "tags": ["d", "e"], "friends": [{"name": "f"}]
    }
    """

  private func example(_ sample: String, from contract: Contract? = nil) throws -> String {
    let contract = contract ?? PersonBuilder.contract(sample: sample)
    return try contract.example(from: Data(sample.utf8)).description
  }

  @Test func example_hasOnlyWhatIsNeeded() throws {
    try expect(
      example(Self.sample),
      equals: #"{"name":"a","age":7,"born":"2022-06-01","address":{"city":"b"},"tags":["d"]}"#)
  }

  @Test func valueThatNeedsARepair_isLeftOutIfItCanBe() throws {
    let sample = Self.sample.replacing(#""note": 3"#, with: #""note": "3""#)
    try expect(
      example(sample),
      equals: #"{"name":"a","age":7,"born":"2022-06-01","address":{"city":"b"},"tags":["d"]}"#)
  }

  @Test func valueThatTheSampleDoesNotHave_isTheLeastOfItsType() throws {
    let sample = #"{"age": 7, "tags": ["a"], "address": {}}"#
    try expect(
      example(sample),
      equals: #"{"name":"","age":7,"born":"1970-01-01","address":{"city":""},"tags":["a"]}"#)
  }

  @Test func valueThatIsNotKnown_isNamed() throws {
    let error = #expect(throws: (any Error).self) { try example(#"{"tags": ["a"]}"#) }
    expect(
      error.map { "\($0)" },
      equals: """
        no example can be made from this sample: age: expected 1 or more, found number 0
        """)
  }

  @Test func elementsOfTheOutermostArray_areLeftOut() throws {
    let sample = "[\(Self.sample), \(Self.sample)]"
    try expect(example(sample, from: [PersonBuilder].contract(sample: sample)), equals: "[]")
  }

  @Test func partsOfContainers_areLeftOut() throws {
    func example<Value: Capturable>(of type: Value.Type, _ sample: String) throws -> String
    where Value.Built: Collection {
      try self.example(sample, from: Filled<Value>.contract(sample: sample))
    }
    let one = #"{"value": 1, "more": 2}"#
    try expect(
      example(of: [String: One<Int>].self, #"{"value": {"a": \#(one), "b": \#(one)}}"#),
      equals: #"{"value":{"b":{"value":1}}}"#)
    try expect(
      example(of: [One<Int>?].self, #"{"value": [\#(one)]}"#), equals: #"{"value":[{"value":1}]}"#)
    try expect(example(of: [Int?].self, #"{"value": [null, 1]}"#), equals: #"{"value":[null]}"#)
    // Of many elements most are left out at once.
    let many = "\((1...900).map { $0 })"
    try expect(
      example(of: [[Int]].self, #"{"value": [\#(many), \#(many)]}"#), equals: #"{"value":[[]]}"#)
  }

  @Test func valueOfEachType_canBeMade() throws {
    try expect(example("{}", from: One<[String: Int]>.contract()), equals: #"{"value":{}}"#)
    try expect(example("{}", from: One<UInt8>.contract()), equals: #"{"value":0}"#)
  }

  @Test func elementsBeforeOneThatIsNeeded_areNull() throws {
    let contract = At<Second>.contract()
    try expect(example(#"{"list": [7, 8, 9]}"#, from: contract), equals: #"{"list":[null,8]}"#)
    try expect(example("{}", from: contract), equals: #"{"list":[null,0]}"#)
  }

  /// Nothing makes a thousand elements.
  @Test func elementFarOut_isTakenFromTheSample() throws {
    let contract = At<Far>.contract()
    let list = "\((0...1_000).map { $0 })"
    let example = try contract.example(from: #"{"list": \#(list), "more": 1}"#)
    expect(example.description, equals: #"{"list":\#(list.replacing(" ", with: ""))}"#)
    let error = #expect(throws: (any Error).self) { try self.example("{}", from: contract) }
    expect(
      error.map { "\($0)" },
      equals: "no example can be made from this sample: list[1000]: required Int is missing")
  }

  @Test func sampleThatIsNoJSON_isNamed() {
    #expect(throws: BuildFailure.self) { try example("oops") }
  }

  @Test func contractThatWasDecoded_saysThatItHasNoBuilder() throws {
    let contract = PersonBuilder.contract(sample: Self.sample)
    let decoded = try JSONDecoder().decode(Contract.self, from: JSONEncoder().encode(contract))
    expect(Set([contract, decoded]).count, equals: 1)
    let error = #expect(throws: (any Error).self) { try example(Self.sample, from: decoded) }
    expect(
      error.map { "\($0)" },
      equals: """
        a decoded contract has no builder: ask the contract that was made from the builder
        """)
  }
}

private struct Filled<Value: Capturable>: ConstructionBuilder where Value.Built: Collection {
  @Field var value: Value?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Value.Built, BuildFailure> {
    construct({ $0 }, $value.checked("filled") { !$0.isEmpty })
  }
}

private protocol Place { static var index: Int { get } }
private enum Second: Place { static let index = 1 }
private enum Far: Place { static let index = 1_000 }

private struct At<Where: Place>: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["list", .index(Where.index)] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}

private struct Person {}

private struct PersonBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var age: Int?
  @Field var born: Date?
  @Field var note: Int?
  @Field var address: AddressBuilder?
  @Field var tags: [String]?
  @Field var friends: [PersonBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _age = fields["age"]
    _born = fields["born"]
    _note = fields["note"]
    _address = fields["address"]
    _tags = fields["tags"]
    _friends = fields["friends"]
  }

  func build() -> Result<Person, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _ in Person() },
      $name, $age.checked("1 or more") { $0 >= 1 }, $born, $note.optional, $address,
      $tags.checked("one tag") { !$0.isEmpty }, $friends.or([]))
  }
}

private struct Address {}

private struct AddressBuilder: ConstructionBuilder {
  @Field var city: String?
  @Field var zip: String?

  init(fields: JSONFields) {
    _city = fields["city"]
    _zip = fields["zip"]
  }

  func build() -> Result<Address, BuildFailure> {
    construct({ _, _ in Address() }, $city, $zip.optional)
  }
}
