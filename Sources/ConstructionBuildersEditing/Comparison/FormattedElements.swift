internal import ConstructionBuilders

extension Reading {
  /// How a container or a builder is read, without what its own format says of other values.
  var ofContainer: Reading {
    var reading = self
    switch format {
    case .null(_, let inner)?: reading.format = inner
    case .sent(.string, let inner)?:
      // Its document is in a string, as under this coercion.
      reading.coercion.insert(.embeddedJSON)
      reading.isInString = true
      reading.format = inner
    case .whole(let inner)?, .oneOrMany(let inner)?: reading.format = inner.map { .each($0) }
    default: return self
    }
    return reading.ofContainer
  }

  /// Whether elements are compared one by one.
  var isByElement: Bool {
    switch format {
    case nil, .each?, .keyed?: true
    default: false
    }
  }

  /// Whether keys have a format.
  var hasKeys: Bool { if case .keyed? = format { true } else { false } }

  /// How the elements of an array or a set are read, or the members of a dictionary with a key.
  func ofElements<Value: Capturable>(_ type: Value.Type, under key: String? = nil) -> Reading {
    let words: FormatWords?
    switch format {
    case .each(let format)?: words = format
    case .keyed(_, let values)?: words = values
    default: return Reading(type, coercion)
    }
    var reading = Reading(coercion: coercion) { [read] json in
      guard let key else { return firstElement(of: read(.array([json]))) }
      return firstElement(of: read(.object(JSONValue.Members(key, json))))
    }
    reading.format = words
    reading.none = words?.nullWords.first
    return reading
  }
}

extension JSONValue.Members {
  /// One member.
  init(_ key: String, _ value: JSONValue) {
    self.init()
    self[key] = value
  }
}

/// The only element of a container.
private func firstElement(of container: Any?) -> Any? {
  switch unwrapped(container) {
  case let elements as [Any]: elements.first
  case let members as any WritableDictionary: members.byText.values.first
  case let set as any WritableSet: set.elements.first
  default: nil
  }
}

extension Comparison {
  /// What is written in place of an array of pairs, which are compared as members of one object:
  /// pairs whose value did not change stay, and so does what else they have.
  func change(
    ofPairs new: Any, _ old: Any?, _ pair: ValuePair, _ key: String, _ member: String,
    _ format: FormatWords?
  ) throws(Refusal) -> Change? {
    let array = pair.place?.unembedded(by: pair.reading.coercion)
    guard let old, var object = array, object.kind == .array else {
      return try scalar(new, old, pair)
    }
    let pairs = SentPairs(of: object, key: key, value: member, pair.reading.coercion)
    object.pairs = pairs
    var reading = Reading(coercion: pair.reading.coercion) { [read = pair.reading.read] json in
      json.pairs(key, member).flatMap(read)
    }
    reading.format = format
    var comparison = self
    // Builders do not know in which pair they were read.
    comparison.isOfModels = true
    let change = try comparison.change(ValuePair(new, old, at: object, reading))
    guard case .object(_, let members)? = change else { return change }
    let changes = [HashedKey: Change?](
      members.map { (HashedKey($0.key), $0.value) }, uniquingKeysWith: { $1 })
    var items: [Change] = []
    for (index, child) in object.text.children(of: object.range).enumerated() {
      let sent = object.place(of: child)
      guard let name = pairs.keys[index], let change = changes[HashedKey(name)] else {
        items.append(.sent(sent))
        continue
      }
      guard let change else { continue }
      let value = Change.Member(key: member, value: change)
      guard pairs.last[name] == index else {
        items.append(.sent(sent))
        continue
      }
      let only = sent.onlyElement(by: pair.reading.coercion)
      items.append(only.map { .array(sent, [.object($0, [value])]) } ?? .object(sent, [value]))
    }
    for one in members where pairs.last[one.key] == nil && one.value != nil {
      let name = Change.Member(key: key, value: .value(pairs.written(one.key)))
      items.append(.object(nil, [name, Change.Member(key: member, value: one.value)]))
    }
    let written = Change.array(array, items)
    return pair.place?.kind == .string ? .embedded(written) : written
  }
}
