internal import ConstructionBuilders

extension Dictionary: EditedElements
where Key: Capturable, Key.Built == Key, Value: Capturable {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?
  {
    let before = old as? Self
    let sent = pair.place?.unembedded(by: pair.reading.coercion)
    let place = sent?.kind == .object && before != nil ? sent : nil
    let whole = pair.reading
    var reading = whole.ofElements(
      Value.self, under: keys.first.map { text(of: $0, whole) } ?? "a")
    let texts = texts(at: place, reading, whole)
    reading.findNone(
      among: (before ?? [:]).lazy.compactMap { key, value in
        texts[key]?.first.flatMap { place?.member($0) }.map { (value, $0) }
      })
    let read = Set((before ?? [:]).keys.flatMap { texts[$0] ?? [] })
    let model = (place ?? pair.pattern).flatMap { object in
      object.children.last { place == nil || read.contains($0.key ?? "") }.map(object.place)
    }
    let removed = before?.keys.filter { self[$0] == nil } ?? []
    try refuseMovedParts(before, at: place, texts, removed.count, reading.coercion)
    let areContainers = isContainer(Value.self)
    let keysRead =
      areContainers ? try self.keysRead(of: before, at: place, texts, reading, comparison) : [:]
    // Nothing tells where models were sent, but one of those that were removed may be meant: nil if
    // equal ones were spelled differently.
    var models: [ExactText: Place?] = [:]
    for key in removed where !areContainers && comparison.areModels(Value.self) {
      if let text = before?[key]?.identity,
        let sent = texts[key]?.first.flatMap({ place?.member($0) })
      {
        let isAlike = models[text].map { $0?.bytes == sent.bytes } ?? true
        models[text] = .some(isAlike ? sent : nil)
      }
    }
    var members: [Change.Member] = []
    let ordered = sorted { keyPrecedes(text(of: $0.key, whole), text(of: $1.key, whole)) }
    for (key, value) in ordered {
      let keyRead = areContainers && place != nil ? keysRead[key] : key
      let old = keyRead.flatMap { before?[$0] }
      if keyRead == key, let old, areCopies(value, old) { continue }
      let text = texts[key]?.first ?? text(of: key, whole)
      if old == nil, !models.isEmpty, let sent = value.identity.flatMap({ models[$0] }) {
        guard let sent else {
          throw Refusal(
            "equal elements that were sent in several spellings were under other keys",
            at: .key(text))
        }
        members.append(Change.Member(key: text, value: .sent(sent)))
        continue
      }
      let member = place?.member(
        keyRead == key ? text : keyRead.flatMap { texts[$0]?.first } ?? text)
      var pair = ValuePair(
        value, old, at: old == nil ? nil : member, like: member ?? model, reading)
      pair.isSiblingRead = place != nil && member == nil
      let change = try comparison.change(pair, at: .key(text))
      let moved = keyRead == key || old == nil ? nil : member.map(Change.sent)
      if let change = change ?? moved { members.append(Change.Member(key: text, value: change)) }
    }
    for key in removed {
      if !areContainers, let place, let sent = texts[key]?.first.flatMap(place.member) {
        comparison.noteRemoval(of: before?[key] as Any, at: sent, reading.coercion)
      }
      members += (texts[key] ?? []).map { Change.Member(key: $0, value: nil) }
    }
    if place == nil, sent?.kind == .array, isEmpty, before?.isEmpty == true { return nil }
    guard place == nil || !members.isEmpty else { return nil }
    let change = Change.object(place, members)
    return pair.isInString ? .embedded(change) : change
  }

  /// The same as in an array.
  private func refuseMovedParts(
    _ old: Self?, at place: Place?, _ texts: [Key: [String]], _ removed: Int, _ coercion: Coercion
  ) throws(Refusal) {
    guard typeWithoutOptional(Value.self) is any ValueOfUnion.Type, let old, let place else {
      return
    }
    let changed = count { key, value in !(old[key].map { areCopies(value, $0) } ?? false) }
    let sent = old.compactMap { key, value in
      texts[key]?.first.flatMap(place.member).map { (value, $0) }
    }
    try Refusal.ofMovedParts(isOne: changed + removed <= 1, sent, coercion)
  }

  /// The key under which each array or dictionary was read.
  private func keysRead(
    of old: Self?, at place: Place?, _ texts: [Key: [String]], _ reading: Reading,
    _ comparison: Comparison
  ) throws(Refusal) -> [Key: Key] {
    guard let old, let place else { return [:] }
    func ordered(_ members: Self) -> [Element] {
      members.sorted { keyPrecedes(Self.text(of: $0.key), Self.text(of: $1.key)) }
    }
    let sent = ordered(old).compactMap { key, value in
      texts[key]?.first.flatMap(place.member).map { (key: key, value: value, place: $0) }
    }
    let positions = [Key: Int](
      uniqueKeysWithValues: sent.enumerated().map { ($1.key, $0) })
    let new = ordered(self)
    let own = new.map { positions[$0.key] }
    let matches = ContainerMatches(
      new.map(\.value), sent.map(\.value), at: sent.map(\.place), own: own, isKeyed: true,
      reading.coercion, comparison)
    matches.noteRemovals(comparison)
    return [Key: Key](
      uniqueKeysWithValues: new.indices.compactMap { index in
        matches.match[index].map { (new[index].key, sent[$0].key) }
      })
  }

  /// The key that a text is read as; nil if it is none, or if its value cannot be read in a format.
  private func key(
    _ text: String, at place: Place?, _ whole: Reading
  ) -> (key: Key, rank: Int)? {
    guard whole.hasKeys else { return Self.key(text, whole.coercion) }
    guard let value = place?.member(text)?.value else { return nil }
    let members = whole.read(.object(JSONValue.Members(text, value))) as? Self
    return members?.keys.first.map { ($0, Self.isCanonical(text, of: $0) ? 0 : 1) }
  }

  /// The text of a key that was not sent.
  private func text(of key: Key, _ whole: Reading) -> String {
    guard case .keyed(let words, _)? = whole.format else { return Self.text(of: key) }
    return words.keyText(for: key) ?? Self.text(of: key)
  }

  /// The texts that were sent for each key: first the one of which the value was read.
  private func texts(
    at place: Place?, _ reading: Reading, _ whole: Reading
  ) -> [Key: [String]] {
    var texts: [Key: [String]] = [:]
    let sent = Set(place?.children.map { $0.key ?? "" } ?? []).sorted(by: keyPrecedes)
    let keys = sent.compactMap { text in key(text, at: place, whole).map { (text, $0) } }
    for rank in 0...2 {
      for (text, read) in keys where read.rank == rank { texts[read.key, default: []].append(text) }
    }
    // A value that cannot be read leaves its key to the next text.
    for (key, all) in texts where all.count > 1 {
      let isRead = { place?.member($0).map { reading.read($0.value) != nil } ?? false }
      if let text = all.first(where: isRead) { texts[key]?.move(text) }
    }
    return texts
  }

  func problems(readingAgain again: Any?, old: Any?) -> [Finding] {
    guard let again = again as? Self, again.count == count,
      keys.allSatisfy({ again.index(forKey: $0) != nil })
    else { return Differences.of(self, from: again as Any) }
    let before = old as? Self
    return flatMap { key, value -> [Finding] in
      if let old = before?[key], areCopies(old, value) { return [] }
      return ReadBack.problems(of: value, again[key], before?[key])
        .map { $0.prefixed(by: .key(Self.text(of: key))) }
    }
  }

  func isIncomplete(at place: Place, _ coercion: Coercion) -> Bool {
    let sent = place.onlyElement(by: coercion) ?? place
    guard let object = sent.unembedded(by: coercion), object.kind == .object else {
      return !isEmpty || place.kind != .array || !place.children.isEmpty
    }
    let reading = Reading(Value.self, coercion)
    let texts = texts(at: object, reading, reading)
    let areAllKeys = object.children.allSatisfy { Self.key($0.key ?? "", coercion) != nil }
    return !areAllKeys || texts.count != count
      || contains { key, value in
        let member = texts[key]?.first.flatMap(object.member)
        return member.map {
          ConstructionBuildersEditing.isIncomplete(value, at: $0, coercion)
        } ?? true
      }
  }
}

extension Set: EditedElements where Element: Capturable, Element.Built == Element {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?
  {
    let before = old as? Self
    if before == self { return nil }
    let reading = pair.reading.ofElements(Element.self)
    let sent = pair.place.map { $0.unembedded(by: pair.reading.coercion) ?? $0 }
    let place = sent?.kind == .array && before != nil ? sent : nil
    let elements = before == nil ? nil : sent?.elements(pair.reading.coercion)
    // One that could not be read stays.
    let kept = elements?.filter { element in
      guard let value = reading.read(element.value) as? Element else { return true }
      if !contains(value) { comparison.noteRemoval(of: value, at: element, reading.coercion) }
      return contains(value)
    }
    var new: [(String, Change)] = []
    for element in self where before?.contains(element) != true || kept == nil {
      let model = elements?.last ?? pair.model.flatMap { $0.children.last.map($0.place) }
      var pair = ValuePair(element, nil, at: nil, like: model, reading)
      pair.isSiblingRead = place != nil
      let change = try comparison.change(pair) ?? .value(.null)
      new.append(((try? JSONValue(written: element, level: 0))?.description ?? "", change))
    }
    let items = (kept ?? []).map(Change.sent) + new.sorted { keyPrecedes($0.0, $1.0) }.map(\.1)
    let change = Change.array(place, items)
    return place != nil && pair.place?.kind == .string || place == nil && pair.isInString
      ? .embedded(change) : change
  }

  func problems(readingAgain again: Any?, old: Any?) -> [Finding] {
    self == again as? Self ? [] : Differences.of(self, from: again as Any)
  }

  func isIncomplete(at place: Place, _ coercion: Coercion) -> Bool {
    let reading = Reading(Element.self, coercion)
    let sent = place.unembedded(by: coercion) ?? place
    return sent.elements(coercion).contains { element in
      guard let value = reading.read(element.value) as? Element else { return true }
      return ConstructionBuildersEditing.isIncomplete(value, at: element, coercion)
    }
  }
}

extension [String] {
  /// Moves an element to the beginning.
  fileprivate mutating func move(_ first: String) { self = [first] + filter { $0 != first } }
}
