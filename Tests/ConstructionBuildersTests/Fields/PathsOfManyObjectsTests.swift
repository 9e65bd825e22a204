import ConstructionBuilders
import Testing

@testable import TestSupport

/// Fields at the same paths of many objects, which share what is known of the paths.
struct PathsOfManyObjectsTests {
  @Test func fields_haveTheirOwnOutcomes() throws {
    let ends = [
      #"{"a": 1, "b": 2}"#, #"{"a": null}"#, "{}", #"{"b": "x"}"#, #"{"a": "7", "b": 3}"#,
    ]
    let outcomes: [[FieldOutcome]] = [
      [.value, .value], [.null, .missing], [.missing, .missing], [.missing, .unusable],
      [.coerced, .value],
    ]
    let elements = (0..<500).map { #"{"in": \#(ends[$0 * $0 % 5])}"# }
    let sut = try JSONRoot<[Ends]>(json: "[\(elements.joined(separator: ","))]")

    for (index, element) in try #require(sut.value).enumerated() {
      expect(element.declaredFields.map(\.field.outcome), equals: outcomes[index * index % 5])
      expect(element.declaredFields.map { "\($0.field.path)" }, equals: ["in.a", "in.b"])
    }
    expect(sut.findings.first?.description, equals: #"[2].in.a: read string "7" as Int"#)
  }
}

private struct Ends: ConstructionBuilder {
  @Field var a: Int?
  @Field var b: Int?

  init(fields: JSONFields) {
    _a = fields["in", "a"]
    _b = fields["in", "b"]
  }

  func build() -> Result<Int?, BuildFailure> { construct({ a, _ in a }, $a.optional, $b.optional) }
}
