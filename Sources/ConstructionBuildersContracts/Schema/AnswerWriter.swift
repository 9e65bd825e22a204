import ConstructionBuilders

/// Writes the schema of documents that somebody is made to write: ``Contract/SchemaView/answer``.
///
/// What values are comes from the schema of ``Contract/SchemaView/declared``, in the keywords that
/// an answer may have. Only objects are written anew.
struct AnswerWriter {
  let contract: Contract
  let describing: [FieldPath: String]

  private var described: Set<FieldPath> = []
  private var excesses: [Contract.Excess] = []
  private var definitions = JSONValue.Members()
  /// Objects that are mentioned, where they are mentioned first.
  private var places: [String: FieldPath] = [:]
  private var waiting: [String] = []

  init(contract: Contract, describing: [FieldPath: String]) {
    self.contract = contract
    self.describing = describing
  }

  mutating func schema() throws -> Contract.Schema {
    guard case .object(let name) = contract.root else {
      throw UnsaidAnswer(path: FieldPath(), words: "the root is no object")
    }
    places[name] = FieldPath()
    let object = try self.object(named: name, at: FieldPath())
    guard object.variants == nil else {
      throw UnsaidAnswer(path: FieldPath(), words: "the root is one of several variants")
    }
    var members = json(of: try fields(of: object, at: FieldPath()), at: FieldPath())
    while let name = waiting.popLast() { try define(name) }
    if let unknown = describing.keys.first(where: { !described.contains($0) }) {
      throw UnsaidAnswer(path: unknown, words: "no key of the schema is first here")
    }
    if definitions.count > 0 { members["$defs"] = .object(definitions) }
    return Contract.Schema(json: .object(members), excesses: excesses)
  }

  private mutating func define(_ name: String) throws {
    let path = places[name] ?? FieldPath()
    let object = try self.object(named: name, at: path)
    definitions[name] =
      try object.variants.map { try variants($0, of: object, at: path) }
      ?? .object(json(of: fields(of: object, at: path), at: path))
  }

  private mutating func json(of node: AnswerNode, at path: FieldPath) -> JSONValue.Members {
    node.json(at: path) { json, place in
      guard let words = describing[place] else { return json }
      described.insert(place)
      return json.described(words)
    }
  }

  /// An object of which all is known that decides about a build.
  private func object(named name: String, at path: FieldPath) throws -> Contract.Object {
    guard var object = contract.object(named: name) else { throw UndescribedObject(name: name) }
    guard !object.isRow else {
      throw UnsaidAnswer(path: path, words: "\(name) is a row, and a schema needs \"prefixItems\"")
    }
    let types = contract.recursiveTypes
    guard !types.names.contains(types.type(ofObject: name)) else {
      throw UnsaidAnswer(path: path, words: "\(name) contains itself")
    }
    guard !object.isUndecided, !object.gaps.contains(.tooDeep) else {
      throw UnsaidAnswer(path: path, words: "the contract does not know all that \(name) reads")
    }
    // An answer has every key.
    for index in object.fields.indices {
      object.fields[index].need = object.fields[index].need.isOptional ? .optional : .required
    }
    return object
  }

  // MARK: Fields

  private mutating func fields(of object: Contract.Object, at path: FieldPath) throws -> AnswerNode
  {
    let writer = SchemaWriter(contract: contract, view: .declared)
    add(writer.excesses(of: object), of: object, at: FieldPath())
    var node = AnswerNode.object([])
    for field in object.fields {
      // The use of an alias is a finding.
      guard let own = field.paths.first else { continue }
      let place = path + own
      guard field.variant == nil else {
        throw UnsaidAnswer(path: place, words: "a neighbour decides which variant is read")
      }
      let part = writer.part(for: field.value.closed, .strict, .declared)
      add(part.excesses + writer.excesses(of: field), of: object, at: own)
      var json = try answer(part.json, of: object, at: own, in: path)
      if field.need.isOptional { json = json.orNull }
      if let words = field.answerWords { json = json.described(words) }
      guard node.add(json, at: own.components) else {
        throw UnsaidAnswer(path: place, words: "is read in several ways, or is an element")
      }
    }
    return node
  }

  private mutating func add(_ words: [String], of object: Contract.Object, at path: FieldPath) {
    for words in words {
      let excess = Contract.Excess(object: object.name, path: path, words: words)
      if !excesses.contains(excess) { excesses.append(excess) }
    }
  }

  // MARK: Variants

  /// One object for each value of the discriminator.
  private mutating func variants(
    _ variants: Contract.Variants, of object: Contract.Object, at path: FieldPath
  ) throws -> JSONValue {
    guard let discriminator = variants.discriminator else {
      throw UnsaidAnswer(path: path, words: "no field decides which variant is read")
    }
    let writer = SchemaWriter(contract: contract, view: .declared)
    var ways: [JSONValue] = []
    var seen: Set<String> = []
    for variant in variants.variants {
      for value in variant.values where seen.insert(value).inserted {
        var whole = object
        var content: JSONValue?
        if let name = variant.object, variants.content.isEmpty {
          let own = try self.object(named: name, at: path)
          guard own.variants == nil else {
            throw UnsaidAnswer(path: path, words: "a variant has variants")
          }
          add(writer.excesses(of: own), of: own, at: FieldPath())
          whole.fields += own.fields
        } else if let name = variant.object {
          content = mention(name, at: path + variants.content)
        } else if let value = variant.value {
          let part = writer.part(for: value.closed, .strict, .declared)
          add(part.excesses, of: object, at: variants.content)
          content = try answer(part.json, of: object, at: variants.content, in: path)
        }
        // The discriminator says more than a field that reads it, too.
        whole.fields.removeAll { $0.paths.first == discriminator && $0.value.isText }
        var node = AnswerNode.object([])
        let type: JSONValue =
          variants.isNumber
          ? ["type": "number", "enum": [value.asNumber ?? .string(value)]]
          : ["type": "string", "enum": [.string(value)]]
        guard node.add(type, at: discriminator.components),
          content.map({ node.add($0, at: variants.content.components) }) ?? true,
          node.merge(try fields(of: whole, at: path))
        else { throw UnsaidAnswer(path: path, words: "a variant is read in several ways") }
        ways.append(.object(json(of: node, at: path)))
      }
    }
    return ["anyOf": .array(ways)]
  }

  // MARK: Values

  /// The schema in the keywords of an answer. What they cannot say is an excess, if it narrows a
  /// type, and otherwise an error.
  private mutating func answer(
    _ schema: JSONValue, of object: Contract.Object, at own: FieldPath, in path: FieldPath
  ) throws -> JSONValue {
    let place = path + own
    guard case .object(let keywords) = schema, keywords.count > 0 else {
      throw UnsaidAnswer(path: place, words: "any value can be read")
    }
    if let values = few(keywords) { return ["type": "integer", "enum": values] }
    if case .object(let properties)? = keywords["properties"] {
      return try self.properties(properties, of: object, at: own, in: path)
    }
    var members = JSONValue.Members()
    for (key, value) in keywords {
      switch (key, value) {
      case ("$ref", .string(let reference)):
        let names = contract.objects.map(\.name)
        guard let name = names.first(where: { self.reference($0) == reference }) else {
          throw UndescribedObject(name: reference)
        }
        return mention(name, at: place)
      case ("anyOf", .array(let ways)):
        var said: [JSONValue] = []
        for way in ways { said.append(try answer(way, of: object, at: own, in: path)) }
        members["anyOf"] = .array(said)
      case ("items", _): members["items"] = try answer(value, of: object, at: own, in: path)
      case ("enum", .array(let values)):
        for type in [JSONType.string, .number] where values.allSatisfy({ $0.kind == type }) {
          members["type"] = .string("\(type)")
        }
        members["enum"] = value
      case ("type", _): members["type"] = value
      case ("pattern", _): add(["strings in another format"], of: object, at: own)
      case ("minimum", _): add(["numbers below \(value)"], of: object, at: own)
      case ("maximum", _): add(["numbers above \(value)"], of: object, at: own)
      case ("uniqueItems", _): add(["repeated elements"], of: object, at: own)
      case ("minLength", _): add(["empty strings"], of: object, at: own)
      case ("$comment", _), ("examples", _), ("description", _): break
      default:
        throw UnsaidAnswer(path: place, words: "a schema needs \(JSONText.quoted(key)) to say it")
      }
    }
    return try members.ways(at: place)
  }

  /// The whole numbers in a range, if they are few: a list of them says more than a type.
  private func few(_ keywords: JSONValue.Members) -> JSONValue? {
    guard keywords["type"] == "integer", case .number(let first)? = keywords["minimum"],
      case .number(let last)? = keywords["maximum"], let first = Int(first.digits),
      let last = Int(last.digits), case (0..<10, false) = last.subtractingReportingOverflow(first)
    else { return nil }
    return .array((first...last).map { .number(JSONValue.Number($0)) })
  }

  /// The members of a pair.
  private mutating func properties(
    _ properties: JSONValue.Members, of object: Contract.Object, at own: FieldPath,
    in path: FieldPath
  ) throws -> JSONValue {
    guard properties.count > 1 else {
      throw UnsaidAnswer(path: path + own, words: "any value can be read")
    }
    var node = AnswerNode.object([])
    for (key, value) in properties {
      _ = node.add(try answer(value, of: object, at: own, in: path), at: [.key(key)])
    }
    return .object(json(of: node, at: path + own))
  }

  private mutating func mention(_ name: String, at path: FieldPath) -> JSONValue {
    if places.updateValue(places[name] ?? path, forKey: name) == nil { waiting.append(name) }
    return ["$ref": .string(reference(name))]
  }

  private func reference(_ name: String) -> String {
    SchemaWriter(contract: contract, view: .declared).reference(name)
  }
}
