import ConstructionBuilders
import Foundation
import Testing

/// Every entry point takes every input.
struct JSONInputTests {
  private static let text = #"{"name": "Cyclops"}"#
  private static let bytes = Array(text.utf8)

  @Test func everyInput_isRead() {
    #expect(name(of: Self.text) == "Cyclops")
    #expect(name(of: Substring(Self.text)) == "Cyclops")
    #expect(name(of: Data(Self.bytes)) == "Cyclops")
    #expect(name(of: Self.bytes) == "Cyclops")
    #expect(name(of: (Self.bytes + [0x7D]).dropLast()) == "Cyclops")
    #expect(name(of: ContiguousArray(Self.bytes)) == "Cyclops")
    #expect(name(of: ["name": "Cyclops"] as [String: Any]) == "Cyclops")
    #expect(unsafe Self.bytes.withUnsafeBytes { unsafe name(of: $0) } == "Cyclops")
    #expect(unsafe Self.bytes.withUnsafeBufferPointer { unsafe name(of: $0) } == "Cyclops")
    #expect(name(of: Payload(bytes: Self.bytes)) == "Cyclops")
  }

  private func name(of json: some JSONInput) -> String? {
    try? NameBuilder.build(json: json).get().name
  }

  @Test func everyEntryPoint_takesLiterals() throws {
    let name = "Cyclops"
    #expect(try NameBuilder(json: #"{"name": "Cyclops"}"#).name == name)
    #expect(try NameBuilder(json: "{\"name\": \"\(name)\"}").name == name)
    #expect(try NameBuilder(json: ["name": "Cyclops", "id": 7]).name == name)
    #expect(try NameBuilder.build(json: ["name": "Cyclops", "id": 7]).get().name == name)
    #expect(try NameBuilder.report(json: ["name": "Cyclops"]).result.get().name == name)
    #expect(try JSONRoot<String>(json: ["name": "Cyclops"], at: "name").value == name)
    #expect(try JSONValue(json: ["name": "Cyclops"])["name"] == "Cyclops")
    #expect(try [NameBuilder].build(json: #"[{"name": "Cyclops"}]"#).get().map(\.name) == [name])
  }

  @Test func bytesOfAnyContiguousType_areRead() throws {
    func read(_ bytes: some ContiguousBytes) throws -> [String?] {
      [try NameBuilder(json: bytes).name, try NameBuilder.build(json: bytes).get().name]
    }
    #expect(try read(Self.bytes) == ["Cyclops", "Cyclops"])
    #expect(try read(Payload(bytes: Self.bytes)) == ["Cyclops", "Cyclops"])
  }

  @Test func rootOfADictionary_hasNoPlace() throws {
    let sut = try JSONRoot<[Int]>(json: ["name": "Cyclops"])
    #expect(sut.finding?.location == nil)
    #expect(try JSONRoot<[Int]>(json: Self.text).finding?.location?.line == 1)
  }
}

private struct Payload: ContiguousBytes, JSONInput {
  let bytes: [UInt8]

  func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

private struct NameBuilder: ConstructionBuilder {
  struct Model { let name: String }

  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Model, BuildFailure> { construct(Model.init, $name) }
}
