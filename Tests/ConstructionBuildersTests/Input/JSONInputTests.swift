import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Every entry point takes every input.
struct JSONInputTests {
  private static let text = #"{"name": "Cyclops"}"#
  private static let bytes = Array(text.utf8)

  @Test func everyInput_isRead() {
    expect(name(of: Self.text), equals: "Cyclops")
    expect(name(of: Substring(Self.text)), equals: "Cyclops")
    expect(name(of: Data(Self.bytes)), equals: "Cyclops")
    expect(name(of: Self.bytes), equals: "Cyclops")
    expect(name(of: (Self.bytes + [0x7D]).dropLast()), equals: "Cyclops")
    expect(name(of: ContiguousArray(Self.bytes)), equals: "Cyclops")
    expect(name(of: ["name": "Cyclops"] as [String: Any]), equals: "Cyclops")
    expect(unsafe Self.bytes.withUnsafeBytes { unsafe name(of: $0) }, equals: "Cyclops")
    expect(unsafe Self.bytes.withUnsafeBufferPointer { unsafe name(of: $0) }, equals: "Cyclops")
    expect(name(of: Payload(bytes: Self.bytes)), equals: "Cyclops")
  }

  private func name(of json: some JSONInput) -> String? {
    try? NameBuilder.build(json: json).get().name
  }

  @Test func everyEntryPoint_takesLiterals() throws {
    let name = "Cyclops"
    try expect(NameBuilder(json: #"{"name": "Cyclops"}"#).name, equals: name)
    try expect(NameBuilder(json: "{\"name\": \"\(name)\"}").name, equals: name)
    try expect(NameBuilder(json: ["name": "Cyclops", "id": 7]).name, equals: name)
    try expect(NameBuilder.build(json: ["name": "Cyclops", "id": 7]).get().name, equals: name)
    try expect(NameBuilder.report(json: ["name": "Cyclops"]).result.get().name, equals: name)
    try expect(JSONRoot<String>(json: ["name": "Cyclops"], at: "name").value, equals: name)
    try expect(JSONValue(json: ["name": "Cyclops"])["name"], equals: "Cyclops")
    try expect(
      [NameBuilder].build(json: #"[{"name": "Cyclops"}]"#).get().map(\.name), equals: [name])
  }

  @Test func bytesOfAnyContiguousType_areRead() throws {
    func read(_ bytes: some ContiguousBytes) throws -> [String?] {
      [try NameBuilder(json: bytes).name, try NameBuilder.build(json: bytes).get().name]
    }
    try expect(read(Self.bytes), equals: ["Cyclops", "Cyclops"])
    try expect(read(Payload(bytes: Self.bytes)), equals: ["Cyclops", "Cyclops"])
  }

  @Test func rootOfADictionary_hasNoPlace() throws {
    let sut = try JSONRoot<[Int]>(json: ["name": "Cyclops"])
    expect(sut.finding?.location, equals: nil)
    try expect(JSONRoot<[Int]>(json: Self.text).finding?.location?.line, equals: 1)
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
