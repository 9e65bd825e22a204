import ConstructionBuilders

/// A place in the schema of an answer: an object with known keys, or a value.
enum AnswerNode {
  case object([(key: String, node: AnswerNode)])
  case value(JSONValue)

  /// Adds a value; false if the place is taken, or is in an array.
  mutating func add(_ json: JSONValue, at path: some Collection<FieldPath.Component>) -> Bool {
    guard case .object(var members) = self, case .key(let key)? = path.first else { return false }
    let rest = path.dropFirst()
    if let index = members.firstIndex(where: { $0.key == key }) {
      guard !rest.isEmpty, members[index].node.add(json, at: Array(rest)) else { return false }
    } else if rest.isEmpty {
      members.append((key, .value(json)))
    } else {
      var node = AnswerNode.object([])
      guard node.add(json, at: Array(rest)) else { return false }
      members.append((key, node))
    }
    self = .object(members)
    return true
  }

  /// Adds all of another object; false if a place is taken.
  mutating func merge(_ other: AnswerNode) -> Bool {
    guard case .object(var members) = self, case .object(let others) = other else { return false }
    for (key, node) in others {
      if let index = members.firstIndex(where: { $0.key == key }) {
        guard members[index].node.merge(node) else { return false }
      } else {
        members.append((key, node))
      }
    }
    self = .object(members)
    return true
  }

  /// The schema of an object. Every key is required.
  ///
  /// - Parameter describe: Adds to the schema of a value what is said of its place.
  func json(
    at path: FieldPath, _ describe: (JSONValue, FieldPath) -> JSONValue
  ) -> JSONValue.Members {
    guard case .object(let members) = self else { return JSONValue.Members() }
    var properties = JSONValue.Members()
    for (key, node) in members {
      let place = path + .key(key)
      if case .value(let json) = node {
        properties[key] = describe(json, place)
      } else {
        properties[key] = describe(.object(node.json(at: place, describe)), place)
      }
    }
    return JSONValue.Members([
      "type": "object", "properties": .object(properties),
      "required": .array(members.map { .string($0.key) }), "additionalProperties": false,
    ])
  }
}

extension JSONValue {
  /// A schema with words in front of those that it has.
  func described(_ words: String) -> JSONValue {
    // Some readers of schemas take nothing beside a reference.
    guard case .object(var members) = self, members["$ref"] == nil else {
      return ["description": .string(words), "anyOf": [self]]
    }
    guard case .string(let own)? = members["description"] else {
      return .object(SchemaPart.adding(self, to: ["description": .string(words)]))
    }
    members["description"] = .string("\(words); \(own)")
    return .object(members)
  }

  /// A schema that also takes null.
  var orNull: JSONValue {
    let null: JSONValue = ["type": "null"]
    guard case .object(let members) = self, case .array(let ways)? = members["anyOf"] else {
      return ["anyOf": [self, null]]
    }
    return ways.contains(null) ? self : ["anyOf": .array(ways + [null])]
  }
}

extension JSONValue.Members {
  /// The schema with one type in each of its alternatives.
  func ways(at path: FieldPath) throws -> JSONValue {
    guard let type = self["type"] else { return .object(self) }
    var types = [type]
    if case .array(let several) = type { types = several }
    let ways = try types.map { type -> JSONValue in
      var way = JSONValue.Members(["type": type])
      if type == "array" { way["items"] = self["items"] }
      if type == "string" || types.count == 1 { way["enum"] = self["enum"] }
      // Data as keys, and elements of any kind.
      guard type != "object", type != "array" || way["items"] != nil else {
        throw UnsaidAnswer(path: path, words: "any members or elements can be read")
      }
      return .object(way)
    }
    return ways.count == 1 ? ways[0] : ["anyOf": .array(ways)]
  }
}

extension Contract.Value {
  /// The value with the cases of an `Open` alone. Others are findings.
  var closed: Contract.Value {
    switch self {
    case .open(let type, let raw, let cases?):
      .enumeration(type: type, raw: raw, cases: cases, isClosed: true)
    case .array(let element): .array(of: element.closed)
    case .union(let arms): .union(arms.map(\.closed))
    case .set(let element): .set(of: element.closed)
    case .nullable(let value): .nullable(value.closed)
    default: self
    }
  }

  /// Whether a discriminator can be read as the value, too.
  var isText: Bool {
    switch self {
    case .string: true
    case .nullable(let value): value.isText
    default: false
    }
  }
}

extension Contract.Field {
  /// What to write, in words of JSON: formats and checks.
  var answerWords: String? {
    let format: [String] =
      switch value.withoutNulls {
      case .date, .duration, .text, .formatted: [value.withoutNulls.wantedWords()]
      default: []
      }
    return (format + checks).isEmpty ? nil : (format + checks).joined(separator: "; ")
  }
}

/// The error of a contract of which an answer cannot be described.
struct UnsaidAnswer: Error, CustomStringConvertible {
  let path: FieldPath
  let words: String

  var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "no schema says what an answer is: \(place)\(words)"
  }
}
