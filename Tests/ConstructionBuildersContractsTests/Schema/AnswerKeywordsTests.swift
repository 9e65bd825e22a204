import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

/// The schema of an answer is one that providers of language models take.
///
/// The rules are those of OpenAI's guide *Structured model outputs*, section *Supported schemas*,
/// in a public copy as of 2026-11-28. What it has besides, such as `pattern`, is left out here: for
/// models that are trained further, it is refused there.
struct AnswerKeywordsTests {
  static let keywords: Set = [
    "type", "properties", "required", "additionalProperties", "items", "enum", "anyOf", "$ref",
    "$defs", "description",
  ]
  static let types: Set<JSONValue> = [
    "string", "number", "boolean", "integer", "object", "array", "null",
  ]

  @Test func everySchema_hasTheseKeywordsAlone() throws {
    for schema in [
      try AuthorBuilder.contract().jsonSchema(.answer),
      try PostBuilder.contract().jsonSchema(.answer),
      try One<[OneOf<Bool, AuthorBuilder>]>.contract().jsonSchema(.answer),
      try One<OneOf<String, Int>>.contract().jsonSchema(.answer),
      try One<[Int?]>.contract().jsonSchema(.answer),
    ] {
      expect(schema.json["type"], equals: "object")
      expect(Self.problems(of: schema.json), equals: [])
    }
  }

  /// The check can fail.
  @Test func otherSchemas_haveProblems() {
    expect(
      Self.problems(of: ["type": "object", "properties": ["a": ["const": 1]], "required": []]),
      equals: ["an object may have other keys", "a key is not required", "const"])
    expect(Self.problems(of: ["type": "text"]), equals: ["type"])
  }

  private static func problems(of schema: JSONValue) -> [String] {
    guard case .object(let members) = schema else { return ["no object"] }
    var problems: [String] = []
    if members["type"] == "object" {
      let isClosed = members["additionalProperties"] == false
      if !isClosed { problems.append("an object may have other keys") }
      var keys: [JSONValue] = []
      if case .object(let properties)? = members["properties"] {
        keys = properties.map { .string($0.key) }
      }
      if members["required"] != .array(keys) { problems.append("a key is not required") }
    }
    for (key, value) in members {
      switch (key, value) {
      case _ where !keywords.contains(key): problems.append(key)
      case ("type", _): if !types.contains(value) { problems.append("type") }
      case ("properties", .object(let inner)), ("$defs", .object(let inner)):
        problems += inner.flatMap { Self.problems(of: $0.value) }
      case ("items", _): problems += Self.problems(of: value)
      case ("anyOf", .array(let ways)): problems += ways.flatMap(Self.problems)
      default: break
      }
    }
    return problems
  }
}
