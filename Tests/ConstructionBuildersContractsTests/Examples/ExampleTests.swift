import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
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
    #expect(
      try example(Self.sample)
        == #"{"name":"a","age":7,"born":"2022-06-01","address":{"city":"b"},"tags":["d"]}"#)
  }

  @Test func valueThatNeedsARepair_isLeftOutIfItCanBe() throws {
    let sample = Self.sample.replacing(#""note": 3"#, with: #""note": "3""#)
    #expect(
      try example(sample)
        == #"{"name":"a","age":7,"born":"2022-06-01","address":{"city":"b"},"tags":["d"]}"#)
  }

  @Test func valueThatTheSampleDoesNotHave_isTheLeastOfItsType() throws {
    let sample = #"{"age": 7, "tags": ["a"], "address": {}}"#
    #expect(
      try example(sample)
        == #"{"name":"","age":7,"born":"1970-01-01","address":{"city":""},"tags":["a"]}"#)
  }

  @Test func valueThatIsNotKnown_isNamed() throws {
    let error = #expect(throws: (any Error).self) { try example(#"{"tags": ["a"]}"#) }
    #expect(
      error.map { "\($0)" } == """
        no example can be made from this sample: age: expected 1 or more, found number 0
        """)
  }

  @Test func elementsOfTheOutermostArray_areLeftOut() throws {
    let sample = "[\(Self.sample), \(Self.sample)]"
    #expect(try example(sample, from: [PersonBuilder].contract(sample: sample)) == "[]")
  }

  @Test func sampleThatIsNoJSON_isNamed() {
    #expect(throws: BuildFailure.self) { try example("oops") }
  }

  @Test func contractThatWasDecoded_saysThatItHasNoBuilder() throws {
    let contract = PersonBuilder.contract(sample: Self.sample)
    let decoded = try JSONDecoder().decode(Contract.self, from: JSONEncoder().encode(contract))
    #expect(decoded == contract)
    let error = #expect(throws: (any Error).self) { try example(Self.sample, from: decoded) }
    #expect(
      error.map { "\($0)" } == """
        a decoded contract has no builder: ask the contract that was made from the builder
        """)
  }
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
