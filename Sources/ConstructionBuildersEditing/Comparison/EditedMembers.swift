internal import ConstructionBuilders

extension Dictionary: EditedElements
where Key: Capturable, Key.Built == Key, Value: Capturable {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?
  {
    let before = old as? Self
    let sent = pair.place?.unembedded(by: pair.reading.coercion)
    let place = sent?.kind == .object && before != nil ? sent : nil
    let reading = Reading(Value.self, pair.reading.coercion)
    let texts = texts(at: place, reading)
    let read = Set((before ?? [:]).keys.flatMap { texts[$0] ?? [] })
    let model = (place ?? pair.pattern).flatMap { object in
      object.children.last { place == nil || read.contains($0.key ?? "") }.map(object.place)
    }
    let removed = before?.keys.filter { self[$0] == nil } ?? []
    // Nothing tells where models were sent, but one of those that were removed may be meant: nil if
    // equal ones were spelled differently.
    var models: [ExactText: Place?] = [:]
    for key in removed where comparison.areModels(Value.self) {
      if let text = before?[key]?.identity,
        let sent = texts[key]?.first.flatMap({ place?.member($0) })
      {
        let isAlike = models[text].map { $0?.bytes == sent.bytes } ?? true
        models[text] = .some(isAlike ? sent : nil)
      }
    }
    var members: [Change.Member] = []
    for (key, value) in sorted(by: { keyPrecedes(Self.text(of: $0.key), Self.text(of: $1.key)) }) {
      let old = before?[key]
      if let old, areCopies(value, old) { continue }
      let text = texts[key]?.first ?? Self.text(of: key)
      if old == nil, !models.isEmpty, let sent = value.identity.flatMap({ models[$0] }) {
        guard let sent else {
          throw Refusal(
            "equal elements that were sent in several spellings were under other keys",
            at: .key(text))
        }
        members.append(Change.Member(key: text, value: .sent(sent)))
        continue
      }
      let member = place?.member(text)
      let pair = ValuePair(
        value, old, at: old == nil ? nil : member, like: member ?? model, reading)
      let change = try comparison.change(pair, at: .key(text))
      if let change { members.append(Change.Member(key: text, value: change)) }
    }
    for key in removed {
      members += (texts[key] ?? []).map { Change.Member(key: $0, value: nil) }
    }
    if place == nil, sent?.kind == .array, isEmpty, before?.isEmpty == true { return nil }
    guard place == nil || !members.isEmpty else { return nil }
    let change = Change.object(place, members)
    return pair.isInString ? .embedded(change) : change
  }

  /// The texts that were sent for each key: first the one of which the value was read.
  private func texts(at place: Place?, _ reading: Reading) -> [Key: [String]] {
    var texts: [Key: [String]] = [:]
    var plain: [Key: String] = [:]
    for text in Set(place?.children.map { $0.key ?? "" } ?? []).sorted(by: keyPrecedes) {
      guard let (key, isPlain) = Self.key(text, reading.coercion) else { continue }
      texts[key, default: []].append(text)
      if isPlain { plain[key] = text }
    }
    for (key, text) in plain { texts[key]?.move(text) }
    // A value that cannot be read leaves its key to the next text.
    for (key, all) in texts where all.count > 1 {
      let isRead = { place?.member($0).map { reading.read($0.value) != nil } ?? false }
      if let text = all.first(where: isRead) { texts[key]?.move(text) }
    }
    return texts
  }

  func problems(readingAgain again: Any?, old: Any?) -> [Finding] {
    guard let again = again as? Self, again.count == count else {
      return Differences.of(self, from: again as Any)
    }
    let before = old as? Self
    return flatMap { key, value -> [Finding] in
      if let old = before?[key], areCopies(old, value) { return [] }
      return ReadBack.problems(of: value, again[key], before?[key])
        .map { $0.prefixed(by: .key(Self.text(of: key))) }
    }
  }
}

extension Set: EditedElements where Element: Capturable, Element.Built == Element {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?
  {
    let before = old as? Self
    if before == self { return nil }
    let reading = Reading(Element.self, pair.reading.coercion)
    let sent = pair.place.map { $0.unembedded(by: pair.reading.coercion) ?? $0 }
    let place = sent?.kind == .array && before != nil ? sent : nil
    let elements = before == nil ? nil : sent?.elements(pair.reading.coercion)
    // One that could not be read stays.
    let kept = elements?.filter { element in
      (reading.read(element.value) as? Element).map { contains($0) } ?? true
    }
    var new: [(String, Change)] = []
    for element in self where before?.contains(element) != true || kept == nil {
      let model = elements?.last ?? pair.model.flatMap { $0.children.last.map($0.place) }
      let pair = ValuePair(element, nil, at: nil, like: model, reading)
      let change = try comparison.change(pair) ?? .value(.null)
      new.append(((try? JSONValue(written: element, level: 0))?.description ?? "", change))
    }
    let items = (kept ?? []).map(Change.sent) + new.sorted { keyPrecedes($0.0, $1.0) }.map(\.1)
    let change = Change.array(place, items)
    return place != nil && pair.place?.kind == .string ? .embedded(change) : change
  }

  func problems(readingAgain again: Any?, old: Any?) -> [Finding] {
    self == again as? Self ? [] : Differences.of(self, from: again as Any)
  }
}

extension [String] {
  /// Moves an element to the beginning.
  fileprivate mutating func move(_ first: String) { self = [first] + filter { $0 != first } }
}
