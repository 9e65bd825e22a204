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
  /// What is written in place of an array of pairs: pairs whose value did not change stay, and so
  /// does what else they have.
  func change(
    ofPairs new: Any, _ old: Any?, _ pair: ValuePair, _ key: String, _ member: String,
    _ format: FormatWords?
  ) throws(Refusal) -> Change? {
    if let old, isSame(new, old) { return nil }
    guard let old, let place = pair.place, place.kind == .array,
      case .object(let before) = try written(old, format),
      case .object(let after) = try written(new, format)
    else { return try scalar(new, old, pair) }
    let keys = place.children.map { child in
      place.place(of: child).member(key)?.value.read(String.self, coercion: .lenient)
    }
    var last: [String: Int] = [:]
    for (index, key) in keys.enumerated() { if let key { last[key] = index } }
    var items: [Change] = []
    for (index, child) in place.children.enumerated() {
      let sent = place.place(of: child)
      // What could not be read stays.
      guard let key = keys[index], let old = before[key] else {
        items.append(.sent(sent))
        continue
      }
      guard let new = after[key] else { continue }
      let isChanged = last[key] == index && new != old
      let value = Change.Member(key: member, value: .value(new))
      items.append(isChanged ? .object(sent, [value]) : .sent(sent))
    }
    for (name, value) in after where last[name] == nil {
      items.append(
        .object(
          nil,
          [
            Change.Member(key: key, value: .value(.string(name))),
            Change.Member(key: member, value: .value(value)),
          ]))
    }
    return .array(place, items)
  }

  private func written(_ value: Any, _ format: FormatWords?) throws(Refusal) -> JSONValue {
    if let written = format?.candidates(for: value).first { return written }
    return try JSONValue(written: value, level: 0)
  }
}
