import Foundation
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

/// The schema of a value under a view, on one line, without comments and with names for patterns.
func schema(
  of value: Contract.Value, _ view: Contract.SchemaView, _ coercion: Coercion = .lenient,
  _ objects: [Contract.Object] = []
) throws -> String {
  let contract = Contract(coercion: coercion, root: value, objects: objects)
  return shown(try contract.jsonSchema(view).json.without(["$schema", "description", "$defs"]))
}

/// What a schema of a value takes beyond the builder.
func excesses(
  of value: Contract.Value, _ view: Contract.SchemaView, _ coercion: Coercion = .lenient
) throws -> [String] {
  let contract = Contract(coercion: coercion, root: value, objects: [])
  return try contract.jsonSchema(view).excesses.map(\.description)
}

/// The definition of an object under a view, in the same form.
func definition(
  of object: Contract.Object, _ view: Contract.SchemaView, with others: [Contract.Object] = []
) throws -> String {
  let schema = try Contract(of: object, with: others).jsonSchema(view).json
  return shown(try #require(schema["$defs"]?[object.name]))
}

/// An object with some fields. Its name is `A`.
func object(_ fields: Contract.Field..., coercion: Coercion = .lenient) -> Contract.Object {
  Contract.Object(name: "A", coercion: coercion, fields: fields)
}

extension Contract {
  /// The contract of an object, by its coercion.
  init(of object: Contract.Object, with others: [Contract.Object] = []) {
    self.init(
      coercion: object.coercion, root: .object(object.name), objects: [object] + others)
  }
}

/// A field that is read at a path or its alias.
func field(
  _ path: FieldPath, or alias: FieldPath? = nil, as value: Contract.Value = .string,
  coercion: Coercion = .lenient, _ need: Contract.Need = .required, _ demands: ReadDemand...
) -> Contract.Field {
  Contract.Field(
    name: "\(path)", paths: [path] + [alias].compactMap(\.self), value: value,
    coercion: coercion, need: need, demands: demands)
}

let uuidPattern = SchemaPattern.whole(UUID.textPattern ?? "")
let base64Pattern = SchemaPattern.whole(Data.textPattern ?? "")

private func shown(_ json: JSONValue) -> String {
  let names = [
    "numeral": SchemaPattern.numeral, "whole": SchemaPattern.wholeNumeral,
    "truth": SchemaPattern.truth, "date": SchemaPattern.whole(SchemaPattern.iso8601),
    "date, trimmed": SchemaPattern.trimmed(SchemaPattern.iso8601),
    "zoned": SchemaPattern.whole(SchemaPattern.iso8601WithZone), "uuid": uuidPattern,
    "uuid, trimmed": SchemaPattern.trimmed(UUID.textPattern ?? ""), "base64": base64Pattern,
    "base64, trimmed": SchemaPattern.trimmed(orEmpty: Data.textPattern ?? ""),
    "index": SchemaPattern.index, "key": SchemaPattern.wholeNumber,
    "number": SchemaPattern.number, "0 or 7": SchemaPattern.number(of: ["0", "7"]),
  ]
  return names.reduce("\(json.without(["$comment"]))") { text, name in
    text.replacing("\"pattern\":\(JSONText.quoted(name.value))", with: "\"pattern\":<\(name.key)>")
  }
}

extension JSONValue {
  /// The value without the members of some names, at any depth.
  fileprivate func without(_ keys: Set<String>) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.without(keys) })
    case .object(let members):
      var rest = Members()
      for (key, value) in members where !keys.contains(key) { rest[key] = value.without(keys) }
      return .object(rest)
    default: return self
    }
  }
}
