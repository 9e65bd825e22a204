import ConstructionBuilders

extension Step {
  var json: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .elements: []
    case .position(let index): .number(.init(index))
    case .members: [:]
    case .variant(let text): ["variant": .string(text)]
    case .untold: ["variant": .null]
    case .content: ["content": .null]
    }
  }

  init(_ reader: SurveyReader) throws(InputError) {
    switch reader.value {
    case .string(let key): self = .key(key)
    case []: self = .elements
    case [:]: self = .members
    case .number(let number):
      guard let index = Int(number.digits), index >= 0 else { throw reader.unexpected }
      self = .position(index)
    case .object(let members):
      switch (members["variant"], members["content"]) {
      case (.string(let text)?, nil): self = .variant(text)
      case (.null?, nil): self = .untold
      case (nil, .null?): self = .content
      default: throw reader.unexpected
      }
    default: throw reader.unexpected
    }
  }
}

extension Facts {
  func json(at path: [Step]) -> JSONValue {
    var json = JSONValue.Members()
    json["path"] = .array(path.map(\.json))
    let facts: [JSONType: JSONValue.Members] = [
      .boolean: .init(["true": .number(.init(trues))]), .number: numbers.json,
      .string: strings.json, .array: elements.json, .object: members.json,
    ]
    for (kind, sighting) in Self.sightings {
      json.put(kind.rawValue, self[keyPath: sighting], facts[kind] ?? .init())
    }
    if repeated > 0 { json["repeated"] = .number(.init(repeated)) }
    if repeatedPairs > 0 { json["repeatedPairs"] = .number(.init(repeatedPairs)) }
    if !keys.lengths.isEmpty { json["keys"] = .object(keys.json) }
    return .object(json)
  }

  init(_ json: SurveyReader) throws(InputError) {
    self.init()
    for (kind, sighting) in Self.sightings {
      self[keyPath: sighting] = try Sighting(json, kind.rawValue)
    }
    if boolean.count > 0 { trues = try json.member("boolean").part("true", of: boolean.count) }
    if number.count > 0 { numbers = try NumberFacts(json.member("number"), of: number.count) }
    if string.count > 0 { strings = try TextFacts(json.member("string"), of: string.count) }
    if array.count > 0 { elements = try Sizes(json.member("array")) }
    if object.count > 0 { members = try Sizes(json.member("object")) }
    repeated = try json.part("repeated", of: values)
    repeatedPairs = try json.part("repeatedPairs", of: array.count)
    if json.has("keys") { keys = try TextFacts(json.member("keys"), of: values) }
  }
}

extension JSONValue.Members {
  /// Adds a kind, if it was seen.
  fileprivate mutating func put(_ kind: String, _ sighting: Sighting, _ facts: JSONValue.Members) {
    guard sighting.count > 0 else { return }
    var json = JSONValue.Members()
    json["count"] = .number(.init(sighting.count))
    json["first"] = sighting.first?.json
    json["last"] = sighting.last?.json
    for (key, value) in facts { json[key] = value }
    self[kind] = .object(json)
  }
}

extension Sighting {
  fileprivate init(_ json: SurveyReader, _ kind: String) throws(InputError) {
    guard json.has(kind) else {
      self.init()
      return
    }
    let json = try json.member(kind)
    guard json.has("first") || json.has("last") else {
      self.init(count: try json.count("count"), first: nil, last: nil)
      return
    }
    let (first, last) = (try Stamp(json.member("first")), try Stamp(json.member("last")))
    guard first <= last else { throw json.unexpected }
    self.init(count: try json.count("count"), first: first, last: last)
  }
}

extension Stamp {
  fileprivate var json: JSONValue {
    switch self {
    case .time(let milliseconds): .number(.init(milliseconds))
    case .key(let key): .string(key)
    }
  }

  fileprivate init(_ reader: SurveyReader) throws(InputError) {
    switch reader.value {
    case .number(let number):
      guard let milliseconds = Int64(number.digits) else { throw reader.unexpected }
      self = .time(milliseconds)
    case .string(let key): self = .key(key)
    default: throw reader.unexpected
    }
  }
}

extension Sizes {
  fileprivate var json: JSONValue.Members {
    .init([
      "least": .number(.init(least)), "most": .number(.init(most)),
      "total": .number(.init(total)),
    ])
  }

  fileprivate init(_ json: SurveyReader) throws(InputError) {
    self.init(
      least: try json.count("least"), most: try json.count("most"),
      total: try json.count("total"))
    guard !isEmpty else { throw json.unexpected }
  }
}

extension NumberFacts {
  fileprivate var json: JSONValue.Members {
    var json = JSONValue.Members()
    if let least, let greatest {
      json["range"] = .array([.string(least.text), .string(greatest.text)])
    }
    let counts = [
      ("fractions", fractions), ("pointed", pointed), ("beyond", beyond), ("lossy", lossy),
    ]
    for (name, count) in counts where count > 0 { json[name] = .number(.init(count)) }
    return json
  }

  fileprivate init(_ json: SurveyReader, of count: Int) throws(InputError) {
    let range = try json.elements("range")
    guard range.count == 2, try range[0].bound.exact <= range[1].bound.exact else {
      throw json.unexpected
    }
    self.init(
      least: try range[0].bound, greatest: try range[1].bound,
      fractions: try json.part("fractions", of: count),
      pointed: try json.part("pointed", of: count),
      beyond: try json.part("beyond", of: count), lossy: try json.part("lossy", of: count))
  }
}

extension TextFacts {
  fileprivate var json: JSONValue.Members {
    var json = lengths.json
    if empty > 0 { json["empty"] = .number(.init(empty)) }
    if !words.isEmpty {
      var counts = JSONValue.Members()
      for (word, count) in words.sorted(by: { ExactText($0.key) < ExactText($1.key) }) {
        counts[word] = .number(.init(count))
      }
      json["words"] = .object(counts)
    }
    json["formats"] = .array(formats.names.map { .string($0) })
    json["distinct"] = .array(
      zip(distinct.hashes, distinct.counts).map { hash, count in
        var entry: [JSONValue] = [
          .string(String(hash, radix: 16)), .number(.init(count)),
        ]
        if let text = distinct.texts[hash] { entry.append(.string(text)) }
        return .array(entry)
      })
    return json
  }

  fileprivate init(_ json: SurveyReader, of count: Int) throws(InputError) {
    let lengths = try Sizes(json)
    let empty = try json.part("empty", of: count)
    var words: [String: Int] = [:]
    if json.has("words") {
      let member = try json.member("words")
      for (word, _) in try member.members {
        guard NullWord.all.contains(word) else { throw member.unexpected }
        words[word] = try member.part(word, of: count)
      }
    }
    let known = words.values.reduce(empty) { $0.saturatingSum($1) }
    guard known <= count else { throw json.unexpected }
    var formats: TextFormats = known < count ? [] : .all
    for name in try json.elements("formats") {
      let text = try name.text
      guard let format = TextFormats.names.first(where: { $0.name == text }) else {
        throw name.unexpected
      }
      formats.insert(format.format)
    }
    var distinct = DistinctTexts()
    for entry in try json.elements("distinct") {
      let parts = try entry.elements
      guard 2...3 ~= parts.count, let hash = UInt64(try parts[0].text, radix: 16) else {
        throw entry.unexpected
      }
      let text = parts.count == 3 ? try parts[2].text : nil
      distinct.add(hash, count: try parts[1].integer) { text }
    }
    guard distinct.total <= count else { throw json.unexpected }
    self.init(
      lengths: lengths, empty: empty, words: words, formats: formats, distinct: distinct)
  }
}
