import ConstructionBuilders

extension SchemaPart {
  /// The schema, with a comment where it takes more than the builder.
  var commented: JSONValue {
    guard !excesses.isEmpty else { return json }
    return .object(Self.adding(json, to: ["$comment": .string(Self.comment(excesses))]))
  }

  /// Some members, and those of a schema.
  static func adding(
    _ schema: JSONValue, to members: KeyValuePairs<String, JSONValue>
  ) -> JSONValue.Members {
    var members = JSONValue.Members(members)
    switch schema {
    case .object(let own): for (key, value) in own { members[key] = value }
    case false: members["not"] = [:]
    default: break
    }
    return members
  }

  static func comment(_ excesses: [String]) -> String {
    "Also takes \(excesses.joined(separator: "; "))."
  }

  /// The schema: `true` for anything, `false` for nothing.
  var json: JSONValue {
    guard let alternatives else { return true }
    var groups: [TypedGroup] = []
    var values: [JSONValue] = []
    var schemas: [JSONValue] = []
    for alternative in alternatives where !Self.isCovered(alternative, by: alternatives) {
      switch alternative {
      case .typed(let type, let keywords):
        if let place = groups.firstIndex(where: { $0.hasRoom(for: type) }) {
          groups[place].add(type, keywords)
        } else {
          groups.append(TypedGroup(type, keywords))
        }
      case .values(let more): values += more
      case .schema(let json): schemas.append(json)
      }
    }
    if groups.count == 1, groups[0].types == ["null"], !values.isEmpty {
      groups = []
      values.append(.null)
    }
    var parts = schemas + groups.map(\.json)
    if !values.isEmpty { parts.append(["enum": .array(values.withoutRepeatedTexts)]) }
    return switch parts.count {
    case 0: false
    case 1: parts[0]
    default: ["anyOf": .array(parts)]
    }
  }

  /// Whether all values of a type are valid anyway.
  private static func isCovered(_ part: Alternative, by others: [Alternative]) -> Bool {
    guard case .typed(let type, let keywords) = part else { return false }
    let isWhole = { (type: String) in others.contains(.typed(type, JSONValue.Members())) }
    return keywords.count > 0 && isWhole(type) || type == "integer" && isWhole("number")
  }
}

/// JSON types with their keywords. Each keyword only applies to its own type, so they can be
/// used side by side.
private struct TypedGroup {
  private(set) var types: [String] = []
  private var keywords = JSONValue.Members()

  init(_ type: String, _ keywords: JSONValue.Members) { add(type, keywords) }

  /// Whether no keyword of the group applies to a type.
  func hasRoom(for type: String) -> Bool {
    let numbers = ["integer", "number"]
    return !types.contains(type)
      && !(numbers.contains(type) && types.contains(where: numbers.contains))
  }

  mutating func add(_ type: String, _ keywords: JSONValue.Members) {
    types.append(type)
    for (key, value) in keywords { self.keywords[key] = value }
  }

  var json: JSONValue {
    let names = types.map(JSONValue.string)
    var members = JSONValue.Members(["type": names.count == 1 ? names[0] : .array(names)])
    for (key, value) in keywords { members[key] = value }
    return .object(members)
  }
}

extension [JSONValue] {
  /// The values without those that are spelled alike. Strings that are only canonically equivalent
  /// stay.
  fileprivate var withoutRepeatedTexts: [JSONValue] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert([UInt8]($0.description.utf8)).inserted }
  }
}
