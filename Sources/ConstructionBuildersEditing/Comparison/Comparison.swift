internal import ConstructionBuilders

/// Finds out what has to be written, so that a document is read as a value that was changed.
struct Comparison {
  /// The whole document.
  let root: Place

  /// What becomes of a member whose field was set to nil.
  let clearing: Clearing

  /// Whether both values were made from models, or read from pairs, so that builders in them have
  /// no places.
  var isOfModels: Bool

  let containers = LostContainers()

  /// Whether what is compared is in an array or a dictionary.
  var isWithin = false

  /// What is written in place of a value at a path from here.
  func change(_ pair: ValuePair, at path: FieldPath) throws(Refusal) -> Change? {
    try Refusal.under(path) { () throws(Refusal) in try change(pair) }
  }

  /// What is written in place of a value; nil if it did not change.
  func change(_ pair: ValuePair) throws(Refusal) -> Change? {
    let old = unwrapped(pair.old)
    guard let new = unwrapped(pair.new) else {
      // An element that is nil was null, or could not be read.
      if old == nil, pair.place != nil { return nil }
      try refuseRemoval(of: old, at: pair.place, pair.reading.coercion)
      return .value(pair.reading.none ?? .null)
    }
    if let inner = pair.inOnlyElement {
      return try change(inner).map { .array(pair.place, [$0]) }
    }
    if let union = new as? any ValueOfUnion { return try change(of: union, old, pair) }
    var pair = pair
    if isContainer(type(of: new)) || new is any ConstructionBuilder {
      pair.reading = pair.reading.ofContainer
      if case .pairs(let key, let member, let format)? = pair.reading.format {
        return try change(ofPairs: new, old, pair, key, member, format)
      }
    }
    if let builder = new as? any ConstructionBuilder {
      return try Refusal.onStack { () throws(Refusal) in
        try withoutInner.change(of: builder, old, pair)
      }
    }
    switch new {
    case let value as JSONValue:
      pair.reading = pair.reading.ofContainer
      guard pair.reading.isInString else {
        return try change(from: old as? JSONValue, to: value, at: pair.place, isEncoded: false)
      }
      let document = pair.place?.unembedded(by: pair.reading.coercion)
      let change = try change(from: old as? JSONValue, to: value, at: document, isEncoded: false)
      return pair.isInString ? change.map(Change.embedded) : change
    case let elements as any EditedElements
    where pair.reading.isByElement || areWhereSent(old, pair.place, pair.reading.coercion):
      return try Refusal.onStack { () throws(Refusal) in try change(of: elements, old, pair) }
    case is any EditedElements
    where (holdSentObjects(new, old) || isIncomplete(old, pair)) && !isSame(new, old):
      throw Refusal(
        "the field has a format of its own, so it is not known where its elements were sent")
    case let value as any EncodableWithin: return try change(of: value, old, pair)
    default: return try scalar(new, old, pair)
    }
  }

  /// Whether a value is as it was, also as JSON.
  func isSame(_ new: Any, _ old: Any?) -> Bool {
    guard let old else { return false }
    func isCopy<Value>(_ value: Value) -> Bool {
      (old as? Value).map { areCopies(value, $0) } ?? false
    }
    return isCopy(new) || Differences.of(new, from: old, isExact: true).isEmpty
  }

  /// A value of a client's own type, a number, a date.
  func scalar(_ new: Any, _ old: Any?, _ pair: ValuePair) throws(Refusal) -> Change? {
    if let old, isSame(new, old) { return nil }
    var candidates = pair.reading.format?.candidates(for: new) ?? []
    do throws(Refusal) {
      candidates.append(try JSONValue(written: new, level: 0))
    } catch {
      if candidates.isEmpty { throw error }
    }
    // What the field does not read as a value tells no dialect.
    let sent = (pair.place ?? pair.model)?.value
    let isRead = sent.map { unwrapped(pair.reading.read($0)) != nil } ?? false
    let dialect = isRead ? sent.map { Dialect(new, like: $0, pair.reading.format) } : nil
    let spelled = dialect?.candidates(candidates) ?? []
    let declared = pair.reading.format?.declaredType
    for candidate in spelled + candidates.map(\.withoutPoint) + candidates {
      guard declared.map({ $0 == candidate.kind }) ?? true else { continue }
      let again = pair.reading.read(candidate)
      if let again, Differences.of(new, from: again).isEmpty { return .value(candidate) }
    }
    if pair.reading.format?.isShownTwice(new) == true {
      throw Refusal("clocks there show this time twice, and no known spelling says which is meant")
    }
    let isOwn = pair.reading.format?.isOwn == true
    throw Refusal(
      "no known spelling of this value is read back as the same value"
        + (isOwn ? ", and the closure of its format tells none" : ""))
  }

  /// A Decodable value, whose members are compared as JSON.
  private func change(
    of value: any EncodableWithin, _ old: Any?, _ pair: ValuePair
  ) throws(Refusal) -> Change? {
    if isSame(value, old) { return nil }
    guard let new = value.encodable else {
      throw Refusal("\(typeName(type(of: value))) is not Encodable")
    }
    let json = try JSONValue(written: new, level: 0)
    let before = (old as? any EncodableWithin)?.encodable.flatMap {
      try? JSONValue(written: $0, level: 0)
    }
    let change = try change(from: before, to: json, at: pair.place, isEncoded: true)
    if change == nil {
      throw Refusal("the value is encoded as before, so the change would be lost")
    }
    return change
  }

  /// JSON in place of other JSON: only what differs is written.
  ///
  /// - Parameter isEncoded: Whether a type encodes it, so that objects may have been sent with more
  ///   members.
  private func change(
    from old: JSONValue?, to new: JSONValue, at place: Place?, isEncoded: Bool
  ) throws(Refusal) -> Change? {
    try Refusal.onStack { () throws(Refusal) in try differences(old, new, place, isEncoded) }
  }

  private func differences(
    _ old: JSONValue?, _ new: JSONValue, _ place: Place?, _ isEncoded: Bool
  ) throws(Refusal) -> Change? {
    guard let place else { return .value(new) }
    switch (old, new) {
    case (.object(let before)?, .object(let after)) where place.kind == .object:
      var members: [Change.Member] = []
      for (key, value) in after {
        let member = place.member(key)
        let old = member == nil ? nil : before[key]
        let change = try Refusal.under(.key(key)) { () throws(Refusal) in
          try self.change(from: old, to: value, at: member, isEncoded: isEncoded)
        }
        if let change { members.append(Change.Member(key: key, value: change)) }
      }
      members += before.keys.filter { after[$0] == nil }.map { Change.Member(key: $0, value: nil) }
      return members.isEmpty ? nil : .object(place, members)
    case (.array(let before)?, .array(let after))
    where place.kind == .array && place.children.count == before.count:
      return try elements(before, after, place, isEncoded)
    case (.string(let before)?, .string(let after)):
      return ExactText(before) == ExactText(after) ? nil : .value(new)
    default: return old == new ? nil : .value(new)
    }
  }

  private func elements(
    _ old: [JSONValue], _ new: [JSONValue], _ place: Place, _ isEncoded: Bool
  ) throws(Refusal) -> Change? {
    let places = place.children.map(place.place)
    let match =
      if isEncoded, old.contains(where: \.holdsObject), max(old.count, new.count) > 1 {
        try new.matches(with: old, at: places, [], self, areModels: true).match
      } else {
        matches(old, new, places)
      }
    var isChanged = old.count != new.count
    var items: [Change] = []
    for (index, position) in match.enumerated() {
      guard let position else {
        isChanged = true
        items.append(.value(new[index]))
        continue
      }
      let change = try Refusal.under(.index(position)) { () throws(Refusal) in
        try self.change(
          from: old[position], to: new[index], at: places[position], isEncoded: isEncoded)
      }
      if change != nil || position != index { isChanged = true }
      items.append(change ?? .sent(places[position]))
    }
    return isChanged ? .array(place, items) : nil
  }

  /// The position of the old element for each new one, of JSON that holds all that was sent.
  private func matches(_ old: [JSONValue], _ new: [JSONValue], _ places: [Place]) -> [Int?] {
    // If there are as many, none is compared twice: arrays may be nested deep.
    let pairs = ElementPairs(old: old.count, new: new.count) { position, index in
      guard old.count != new.count else { return false }
      let change = try? self.change(
        from: old[position], to: new[index], at: places[position], isEncoded: false)
      return change == nil
    }
    return new.indices.map(pairs.match)
  }

  /// Whether each element of an array was read as the object that was sent in its place.
  private func areWhereSent(_ elements: Any?, _ place: Place?, _ coercion: Coercion) -> Bool {
    guard let place, place.kind == .array, let elements = elements as? [any ConstructionBuilder],
      elements.count == place.children.count
    else { return false }
    return zip(elements, place.children).allSatisfy { element, child in
      let sent = place.place(of: child)
      let position = element.origin?.position(in: place.text)
      return position == sent.range.lowerBound
        || position != nil && position == sent.onlyElement(by: coercion)?.range.lowerBound
    }
  }

  /// Whether a container was read with objects in it, or has one now that was read elsewhere.
  private func holdSentObjects(_ new: Any, _ old: Any?) -> Bool {
    func isObject(_ value: Any) -> Bool {
      value is any ConstructionBuilder || value is any EncodableWithin
    }
    return holds(old as Any, isObject)
      || holds(new) { ($0 as? any ConstructionBuilder)?.origin != nil }
  }

  /// Whether a value, or one that it contains at any depth, is meant.
  private func holds(_ value: Any, _ isMeant: (Any) -> Bool) -> Bool {
    guard let value = withoutUnion(value) else { return false }
    switch value {
    case let elements as [Any]: return elements.contains { holds($0, isMeant) }
    case let members as any WritableDictionary:
      return members.byText.values.contains { holds($0, isMeant) }
    default: return isMeant(value)
    }
  }
}

extension JSONValue {
  /// Whether it is an object or an array of them. Its first element tells.
  fileprivate var holdsObject: Bool {
    switch self {
    case .object: true
    case .array(let elements): elements.first?.holdsObject ?? false
    default: false
    }
  }
}
