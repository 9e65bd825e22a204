import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A root in one step, as streams read their elements.
struct ReadRootTests {
  static let documents = [
    #"{"name": "Scott", "friends": [{}, {"name": "Jean"}]}"#, "{}", #"{"name": []}"#, "7", "null",
    "[]", #""{\"name\": \"a\"}""#,
  ]

  @Test(arguments: documents, [Coercion.strict, .lenient, .forgiving])
  func builder_isAsItsOwnBuild(json: String, coercion: Coercion) {
    expect(
      read(GuestBuilder.self, json, coercion),
      equals: GuestBuilder.build(json: json, coercion: coercion))
    expect(
      read(DirectGuestBuilder.self, json, coercion),
      equals: DirectGuestBuilder.build(json: json, coercion: coercion))
  }

  @Test(arguments: documents + [#"[{"name": "a"}, {}]"#, #"["1", 2, null]"#])
  func anyOtherType_isAsItsRoot(json: String) throws {
    try expectSame([GuestBuilder].self, json)
    try expectSame([DirectGuestBuilder].self, json)
    try expectSame([String: GuestBuilder].self, json)
    try expectSame([Int?].self, json)
    try expectSame(Int.self, json)
    try expectSame(Int?.self, json)
    try expectSame(String.self, json)
    try expectSame(JSONValue.self, json)
  }

  @Test func builderThatIsNotDirect_isCapturedOnce() {
    let count = CaptureCount()
    CountingBuilder.$count.withValue(count) {
      expect(failureLines(read(CountingBuilder.self, "{}", .lenient)).count, equals: 1)
    }
    expect(count.value, equals: 1)
  }

  @Test func failureOfABuildersOwn_isExplained() {
    expect(read(RejectingBuilder.self, "{}", .lenient), fails: "rejected: never")
  }

  private func expectSame<Value: Capturable>(
    _ type: Value.Type, _ json: String
  ) throws where Value.Built: Equatable {
    expect(read(type, json, .lenient), equals: (try JSONRoot<Value>(json: json).build()))
  }

  private func read<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ coercion: Coercion
  ) -> Result<Value.Built, BuildFailure> {
    json.read(coercion, 512, model: "") { root, bytes in
      type.readRoot(root, location: rootLocation(in: bytes))
    }
  }
}

/// Only the task of the test changes it.
private final class CaptureCount: @unchecked Sendable {
  var value = 0
}

private struct CountingBuilder: ConstructionBuilder {
  @TaskLocal static var count = CaptureCount()
  @Field var name: String?

  init(fields: JSONFields) {
    Self.count.value += 1
    _name = fields["name"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct RejectingBuilder: ConstructionBuilder {
  struct Refusal: LocalizedError { var errorDescription: String? { "never" } }

  init(fields: JSONFields) {}

  func build() -> Result<Int, Refusal> { .failure(Refusal()) }
}
