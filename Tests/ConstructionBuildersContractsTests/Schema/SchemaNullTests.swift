import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Schemas where `""`, `false` and `[]` mean null: at the steps of paths, and for fields with
/// coercions of their own.
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

  private struct Words: ConstructionBuilder {
    @Field var x: Int?
    @Field var y: Int?
    @Field var z: Int?
    init(fields: JSONFields) {
      _x = fields["a", "x", as: .null("")]
      _y = fields["b", "y", as: .null("", false)]
      _z = fields["b", "z", as: .null(false, 0)]
    }
    func build() -> Result<Int?, BuildFailure> {
      construct({ x, _, _ in x }, $x.optional, $y.optional, $z.optional)
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

  /// A word that means null may stand at each step, if it does for all fields behind the step.
  @Test func wordForNull_mayStandForAStepOfAPath() throws {
    for view in [Contract.SchemaView.declared, .tolerated] {
      let words = try definitions(Words.self, .strict, view)[0]
      expect(words, contains: #"{"enum":[""]}]}}},{"enum":[""]}]},"b""#)
      expect(words, endsWith: #"{"enum":[false,0]}]}}},{"enum":[false]}]}}"#)
    }
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
    expect(steps[0], endsWith: #"{"enum":[false]}]}]},{"enum":[false]}]}}"#)
    expect(steps[0], contains: #"{"enum":[false]}]}}},{"enum":[false]}]},"list""#)
  }

  /// What a coercion reads as null is a finding, whoever allows it.
  @Test(arguments: [Coercion.strict, .lenient, .forgiving, [.emptyStringAsNull]])
  func coercionsThatReadNull_areNotDeclared(_ coercion: Coercion) throws {
    let int =
      #"{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807}"#
    for type in [Own.self, Inherited.self] as [any ConstructionBuilder.Type] {
      try expect(
        definitions(type, coercion, .declared),
        equals: [#"type: "object", properties: {"x":\#(int)}"#])
    }
    let steps = try definitions(OwnSteps.self, coercion, .declared)
    expect(steps[0], lacks: "enum")
  }

  @Test func emptyArrayAndOnlyElement_areTolerated() throws {
    let coercion: Coercion = [.emptyArraysAsNull, .singleValuesFromArrays]
    let tolerated = try definitions(Own.self, coercion, .tolerated)
    let int = #""minimum":-9223372036854775808,"maximum":9223372036854775807"#
    expect(
      tolerated,
      equals: [
        #"type: "object", properties: {"x":{"anyOf":[{"type":["integer","array","null"],\#(int),"#
          + #""minItems":1,"maxItems":1,"items":{"type":"integer",\#(int)}},"#
          + #"{"type":"array","maxItems":0},{"enum":[""]}]}}"#
      ])
  }
}
