import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Schemas where `""` and `false` mean null: at the steps of paths, and for fields with coercions
/// of their own.
struct SchemaNullTests {
  private struct Steps: ConstructionBuilder {
    @Field var x: Int?
    @Field var first: Int?
    init(fields: JSONFields) {
      _x = fields["meta", "x"]
      _first = fields["list", 0]
    }
    func build() -> Result<Int?, BuildFailure> {
      construct({ x, _ in x }, $x.optional, $first.optional)
    }
  }

  private struct OwnSteps: ConstructionBuilder {
    @Field var x: Int?
    @Field var y: Int?
    init(fields: JSONFields) {
      _x = fields["meta", "x", adding: .emptyStringAsNull]
      _y = fields["meta", "y", adding: [.emptyStringAsNull, .falseAsNull]]
    }
    func build() -> Result<Int?, BuildFailure> {
      construct({ x, _ in x }, $x.optional, $y.optional)
    }
  }

  private struct Own: ConstructionBuilder {
    @Field var x: Int?
    init(fields: JSONFields) { _x = fields["x", adding: .emptyStringAsNull] }
    func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $x.optional) }
  }

  private struct Inherited: ConstructionBuilder {
    @Field var x: Int?
    init(fields: JSONFields) { _x = fields["x", adding: .falseAsNull] }
    func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $x.optional) }
  }

  private struct Outer: ConstructionBuilder {
    @Field var inner: Steps?
    @Field var other: Steps?
    init(fields: JSONFields) {
      _inner = fields["inner", adding: .emptyStringAsNull]
      _other = fields["other"]
    }
    func build() -> Result<Int?, BuildFailure> {
      construct({ x, _ in x ?? nil }, $inner.optional, $other.optional)
    }
  }

  private struct Rules: ConstructionBuilder {
    @Field var x: Int?
    @Field var y: Int?
    init(fields: JSONFields) {
      _x = fields["null", "x"]
      _y = fields["other", "y"]
    }
    func build() -> Result<Int, BuildFailure> {
      construct({ x, _ in x }, $x.or(0, for: .null), $y.or(0, for: .mismatch))
    }
  }

  private func definitions<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ coercion: Coercion, _ view: Contract.SchemaView,
    sample: Data? = nil
  ) throws -> [String] {
    let contract =
      sample.map { Builder.contract(coercion: coercion, sample: $0) }
      ?? Builder.contract(coercion: coercion)
    let schema = try contract.jsonSchema(view).json
    return contract.objects.map { object in
      guard case .object(let members)? = schema["$defs"]?[object.name] else { return "" }
      return members.filter { $0.key != "$comment" }
        .map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
  }

  /// A step may be what the rule of the field takes, as its value may.
  @Test func default_holdsForTheStepsOfAPath() throws {
    let sample = Data(#"{"null": {"x": 1}, "other": {"y": 2}}"#.utf8)
    let int = #""minimum":-9223372036854775808,"maximum":9223372036854775807"#
    let null =
      #""null":{"type":["object","null"],"required":["x"],"#
      + #""properties":{"x":{"type":["integer","null"],\#(int)}}}"#
    try expect(
      definitions(Rules.self, .strict, .declared, sample: sample),
      equals: [
        #"type: "object", required: ["null","other"], properties: {\#(null),"#
          + #""other":{"type":"object","required":["y"],"#
          + #""properties":{"y":{"type":"integer",\#(int)}}}}"#
      ])
    // A mismatch is a problem, with which a document is only needed.
    try expect(
      definitions(Rules.self, .strict, .needed, sample: sample),
      equals: [
        #"type: "object", required: ["null","other"], properties: {\#(null),"#
          + #""other":{"type":["object","boolean","number","string","array"],"required":["y"],"#
          + #""properties":{"y":{"$comment":"Also takes values for which there is no default."}}}}"#
      ])
  }

  @Test func emptyString_mayStandForAStepOfAPath() throws {
    try expect(
      definitions(Steps.self, [.emptyStringAsNull], .tolerated),
      equals: [
        #"type: "object", properties: {"meta":{"anyOf":[{"type":["object","null"],"properties":"#
          + #"{"x":{"anyOf":[{"type":["integer","null"],"minimum":-9223372036854775808,"#
          + #""maximum":9223372036854775807},{"enum":[""]}]}}},{"enum":[""]}]},"#
          + #""list":{"anyOf":[{"type":["array","null"],"prefixItems":[{"anyOf":["#
          + #"{"type":["integer","null"],"minimum":-9223372036854775808,"#
          + #""maximum":9223372036854775807},{"enum":[""]}]}]},{"enum":[""]}]}}"#
      ])
  }

  @Test func false_mayStandForAStepOfAPath() throws {
    let steps = try definitions(Steps.self, [.falseAsNull], .tolerated)
    #expect(steps[0].hasSuffix(#"{"enum":[false]}]}]},{"enum":[false]}]}}"#))
    #expect(steps[0].contains(#"{"enum":[false]}]}}},{"enum":[false]}]},"list""#))
  }

  @Test func stepsOfAField_areTakenUnderItsOwnCoercion() throws {
    let int =
      #"{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807}"#
    try expect(
      definitions(OwnSteps.self, .strict, .declared),
      equals: [
        #"type: "object", allOf: [{"properties":{"meta":{"anyOf":[{"type":["object","null"],"#
          + #""properties":{"x":{"anyOf":[\#(int),{"enum":[""]}]}}},{"enum":[""]}]}}},"#
          + #"{"properties":{"meta":{"anyOf":[{"type":["object","null"],"#
          + #""properties":{"y":{"anyOf":[\#(int),{"enum":["",false]}]}}},{"enum":["",false]}]}}}]"#
      ])
  }

  @Test(arguments: [Coercion.strict, .lenient, .forgiving, [.emptyStringAsNull]])
  func ownCoercion_isDeclared_alsoIfTheInputHasIt(_ coercion: Coercion) throws {
    try expect(
      definitions(Own.self, coercion, .declared),
      equals: [
        #"type: "object", properties: {"x":{"anyOf":[{"type":["integer","null"],"#
          + #""minimum":-9223372036854775808,"maximum":9223372036854775807},{"enum":[""]}]}}"#
      ])
  }

  @Test func inheritedCoercion_isNotDeclared_alsoBesideAnOwnOne() throws {
    try expect(
      definitions(Inherited.self, .forgiving, .declared),
      equals: [
        #"type: "object", properties: {"x":{"anyOf":[{"type":["integer","null"],"#
          + #""minimum":-9223372036854775808,"maximum":9223372036854775807},{"enum":[false]}]}}"#
      ])
  }

  /// The inner objects read the same, but only one of them has the coercion if the input is strict.
  @Test func ownCoercion_isInheritedByObjects() throws {
    let strict = try definitions(Steps.self, .strict, .declared)
    let own = try definitions(Steps.self, [.emptyStringAsNull], .tolerated)
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expect(
        definitions(Outer.self, coercion, .declared).dropFirst(), equals: [own[0], strict[0]],
        "\(coercion.words)")
    }
  }

  @Test func contractWithOwnCoercions_isCoded() throws {
    let contract = Own.contract(coercion: .forgiving)
    let data = try JSONEncoder().encode(contract)
    try expect(JSONDecoder().decode(Contract.self, from: data), equals: contract)
    expect(contract.objects[0].fields[0].ownCoercion, equals: .emptyStringAsNull)
    #expect(Own.contract().objects[0].fields[0].ownCoercion == nil)
  }
}
