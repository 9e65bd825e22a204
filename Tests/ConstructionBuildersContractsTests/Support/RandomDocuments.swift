import ConstructionBuilders
import Foundation
import Testing

/// Documents that a schema accepts. It knows the keywords of an answer, and nothing of contracts.
struct RandomDocuments {
  let root: JSONValue
  var generator: SplitMix64

  mutating func next(_ schema: JSONValue) -> JSONValue {
    if case .string(let reference)? = schema["$ref"] {
      let name = reference.dropFirst("#/$defs/".count).removingPercentEncoding!
      return next(root["$defs"]![name]!)
    }
    if case .array(let ways)? = schema["anyOf"] {
      return next(ways.randomElement(using: &generator)!)
    }
    if case .array(let values)? = schema["enum"] {
      return values.randomElement(using: &generator)!
    }
    switch schema["type"] {
    case "object":
      guard case .object(let properties)? = schema["properties"] else { return [:] }
      var members = JSONValue.Members()
      for (key, value) in properties.shuffled(using: &generator) { members[key] = next(value) }
      return .object(members)
    case "array":
      let count = Int.random(in: 0...3, using: &generator)
      return .array((0..<count).map { _ in next(schema["items"]!) })
    case "string": return ["a", "é", "12", " x ", "null"].randomElement(using: &generator)!
    case "integer": return .number(JSONValue.Number(Int.random(in: -9...9, using: &generator)))
    case "number": return [0, 1.5, -2, 1e300].randomElement(using: &generator)!
    case "boolean": return .boolean(Bool.random(using: &generator))
    case "null": return .null
    default:
      Issue.record("unknown schema \(schema)")
      return .null
    }
  }
}
