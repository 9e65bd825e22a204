package import ConstructionBuilders

/// What a schema says of one value: any of several alternatives.
struct SchemaPart: Hashable {
  /// One way for a value to be valid.
  enum Alternative: Hashable {
    /// A value of a JSON type, with keywords that only apply to this type.
    case typed(String, JSONValue.Members)
    /// One of several values.
    case values([JSONValue])
    /// Whatever another schema takes.
    case schema(JSONValue)
  }

  /// The alternatives; empty if nothing is valid, and nil if everything is.
  private(set) var alternatives: [Alternative]?

  /// What is valid here although the builder does not take it.
  private(set) var excesses: [String]

  private init(_ alternatives: [Alternative]?, _ excesses: [String] = []) {
    self.alternatives = alternatives
    self.excesses = excesses
  }

  static let anything = SchemaPart(nil)
  static let nothing = SchemaPart([])
  static let null = SchemaPart.typed("null")

  static func typed(
    _ type: String, _ keywords: KeyValuePairs<String, JSONValue> = [:]
  ) -> SchemaPart {
    typed(type, JSONValue.Members(keywords))
  }

  static func typed(_ type: String, _ keywords: JSONValue.Members) -> SchemaPart {
    SchemaPart([.typed(type, keywords)])
  }

  static func values(_ values: [JSONValue]) -> SchemaPart {
    SchemaPart(values.isEmpty ? [] : [.values(values)])
  }

  static func schema(_ json: JSONValue) -> SchemaPart {
    json == true ? .anything : SchemaPart([.schema(json)])
  }

  /// A string that a regular expression finds something in.
  static func text(_ pattern: String) -> SchemaPart {
    .typed("string", ["pattern": .string(pattern)])
  }

  var isAnything: Bool { alternatives == nil }

  /// The same, with a word on what it takes beyond the builder.
  func excess(_ words: String) -> SchemaPart { excess([words]) }

  func excess(_ words: [String]) -> SchemaPart {
    SchemaPart(alternatives, (excesses + words).distinct())
  }

  /// The same without `""`.
  var withoutEmptyText: SchemaPart {
    guard let alternatives else { return excess("\"\", which is read as null") }
    var part = SchemaPart([], excesses)
    for alternative in alternatives {
      switch alternative {
      case .typed("string", var keywords):
        keywords["minLength"] = 1
        part.alternatives?.append(.typed("string", keywords))
      case .values(let values): part = part.or(.values(values.filter { $0 != "" }))
      case .typed: part.alternatives?.append(alternative)
      case .schema: part = SchemaPart(part.alternatives.map { $0 + [alternative] }, part.excesses)
      }
    }
    return part
  }

  /// The same for values of one JSON type. What is mentioned is an object or a row.
  func only(_ type: String) -> SchemaPart {
    let kept = (alternatives ?? []).compactMap { alternative -> Alternative? in
      switch alternative {
      case .typed(let other, _):
        other == type || type == "number" && other == "integer"
          ? alternative : nil
      case .values(let values):
        [Alternative.values(values.filter { "\($0.kind)" == type })]
          .first { $0 != .values([]) }
      case .schema(let json):
        json["$ref"] == nil || type == "object" || type == "array" ? alternative : nil
      }
    }
    return SchemaPart(
      alternatives.map { _ in kept } ?? [.typed(type, JSONValue.Members())], excesses)
  }

  /// The same, with examples at the first type.
  func examples(_ values: [JSONValue]) -> SchemaPart {
    guard !values.isEmpty, var alternatives,
      case .typed(let type, var keywords)? = alternatives.first
    else { return self }
    keywords["examples"] = .array(values)
    alternatives[0] = .typed(type, keywords)
    return SchemaPart(alternatives, excesses)
  }

  /// What is valid here or there.
  func or(_ other: SchemaPart) -> SchemaPart {
    guard let alternatives, let others = other.alternatives else {
      return SchemaPart(nil, (excesses + other.excesses).distinct())
    }
    return SchemaPart(
      (alternatives + others).distinct(), (excesses + other.excesses).distinct())
  }

  /// What is valid by all of several parts.
  static func all(of parts: [SchemaPart]) -> SchemaPart {
    let narrow = parts.filter { !$0.isAnything }.distinct()
    let excesses = parts.flatMap(\.excesses).distinct()
    if narrow.count == 1 { return SchemaPart(narrow[0].alternatives, excesses) }
    if narrow.isEmpty { return SchemaPart(nil, excesses) }
    return SchemaPart([.schema(["allOf": .array(narrow.map(\.json))])], excesses)
  }
}

extension JSONValue.Members {
  /// Members in the order of a literal.
  package init(_ members: KeyValuePairs<String, JSONValue>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }
}
