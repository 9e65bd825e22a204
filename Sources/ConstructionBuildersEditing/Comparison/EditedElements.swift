internal import ConstructionBuilders

/// An array, a dictionary or a set: what is in it is compared one by one.
protocol EditedElements {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?

  /// Where the elements that were changed are not those of what was read again.
  func problems(readingAgain again: Any?, old: Any?) -> [Finding]

  /// Whether a part of what was sent is not in the value, which was read of it.
  func isIncomplete(at place: Place, _ coercion: Coercion) -> Bool
}

extension Array: EditedElements where Element: Capturable {
  func change(from old: Any?, _ pair: ValuePair, _ comparison: Comparison) throws(Refusal)
    -> Change?
  {
    let before = old as? Self
    let reading = pair.reading.ofElements(Element.self)
    guard let place = pair.place, let before else {
      let new = try newArray(like: pair.place ?? pair.model, reading, comparison)
      if case .embedded = new { return new }
      return pair.isInString ? .embedded(new) : new
    }
    if place.kind == .array { return try elements(from: before, at: place, reading, comparison) }
    // Without this coercion, a string with an array in it is a single element.
    if let embedded = place.embeddedArray(reading.coercion) {
      return try elements(from: before, at: embedded, reading, comparison).map(Change.embedded)
    }
    if place.isNumbered, pair.reading.coercion.contains(.numberedObjectsAsArrays) {
      return try numbered(from: before, at: place, reading, comparison)
    }
    return try ofSingle(from: before, at: place, reading, comparison)
  }

  /// An array that was not sent.
  private func newArray(
    like model: Place?, _ reading: Reading, _ comparison: Comparison
  ) throws(Refusal) -> Change {
    let array = model.flatMap { $0.kind == .array ? $0 : $0.embeddedArray(reading.coercion) }
    let sibling = array.map { $0.children.last.map($0.place) } ?? model
    var elements: [Change] = []
    for (index, element) in enumerated() {
      let pair = ValuePair(element, nil, at: nil, like: sibling, reading)
      let change = try comparison.change(pair, at: .index(index))
      elements.append(change ?? .value(.null))
    }
    let new = Change.array(nil, elements)
    return array != nil && model?.kind == .string ? .embedded(new) : new
  }

  /// A single element that stands for its array.
  private func ofSingle(
    from old: Self, at place: Place, _ reading: Reading, _ comparison: Comparison
  ) throws(Refusal) -> Change? {
    guard old.count == 1 else { return try newArray(like: place, reading, comparison) }
    let match = try matches(with: old, at: [place], reading.coercion, comparison).match
    var elements: [Change] = []
    for (index, element) in enumerated() {
      let isSent = match[index] != nil
      let pair = ValuePair(
        element, isSent ? old[0] : nil, at: isSent ? place : nil, like: place, reading)
      let change = try comparison.change(pair, at: .index(index))
      if count == 1 { return change }
      elements.append(change ?? .sent(place))
    }
    return .array(nil, elements)
  }

  /// An object with numbers as keys.
  private func numbered(
    from old: Self, at place: Place, _ reading: Reading, _ comparison: Comparison
  ) throws(Refusal) -> Change? {
    let places = place.elements(.numberedObjectsAsArrays)
    guard places.count == old.count else {
      throw Refusal("the array was sent as an object, some members of which were left out")
    }
    // An object without keys is no list.
    if isEmpty { return .array(nil, []) }
    let match = try matches(with: old, at: places, reading.coercion, comparison).match
    let oldNumbers = place.numbers ?? []
    let numbers = self.numbers(after: oldNumbers, match)
    var members: [Change.Member] = []
    for (index, element) in enumerated() {
      let (position, number) = (match[index], numbers[index])
      let sent = position.map { places[$0] }
      let pair = ValuePair(
        element, position.map { old[$0] }, at: sent, like: sent == nil ? places.first : nil,
        reading)
      let change = try comparison.change(pair, at: .index(number))
      if change == nil, position.map({ oldNumbers[$0] }) == number { continue }
      let value = change ?? sent.map(Change.sent) ?? .value(.null)
      members.append(Change.Member(key: String(number), value: value))
    }
    let used = Set(numbers)
    for number in oldNumbers where !used.contains(number) {
      members.append(Change.Member(key: String(number), value: nil))
    }
    return members.isEmpty ? nil : .object(place, members)
  }

  /// The numbers of the elements, in order. Where none was missing, none is. Otherwise, those of
  /// the elements that are left are used, and then the next ones.
  private func numbers(after old: [Int], _ match: [Int?]) -> [Int] {
    if old.last == old.count - 1 { return [Int](indices) }
    let kept = Set(match.compactMap(\.self)).map { old[$0] }
    let next = (old.last ?? -1) + 1
    return (kept + (next..<next + count - kept.count)).sorted()
  }

  /// The elements of an array, with those that could not be read.
  private func elements(
    from old: Self, at place: Place, _ reading: Reading, _ comparison: Comparison
  ) throws(Refusal) -> Change? {
    let children = place.children
    let sources = try self.sources(of: old.count, at: place, reading, comparison)
    let places = sources.map { place.place(of: children[$0]) }
    var reading = reading
    reading.findNone(among: zip(old, places))
    let matches = try self.matches(with: old, at: places, reading.coercion, comparison)
    var items: [Change] = []
    var isChanged = count != old.count
    let lost = LostElements(sources: sources, children.count, kept: matches.matched)
    var isWritten = [Bool](repeating: false, count: old.count)
    items += lost.first.map { .sent(place.place(of: children[$0])) }
    for (index, element) in enumerated() {
      let match = matches.match[index]
      if match != index { isChanged = true }
      let sent = match.map { places[$0] }
      if let match, let sent, matches.pairs.isSame(index) || areCopies(element, old[match]) {
        items.append(.sent(sent))
      } else {
        let sibling = places.isEmpty ? nil : places[Swift.min(index, places.count - 1)]
        let like = sent == nil ? sibling : nil
        var pair = ValuePair(element, match.map { old[$0] }, at: sent, like: like, reading)
        pair.isSiblingRead = true
        let change = try comparison.change(pair, at: .index(match.map { sources[$0] } ?? index))
        if change != nil { isChanged = true }
        items.append(change ?? sent.map(Change.sent) ?? .value(.null))
      }
      if let match, !isWritten[match] {
        isWritten[match] = true
        items += lost.after[match].map { .sent(place.place(of: children[$0])) }
      }
    }
    return isChanged ? .array(place, items) : nil
  }

  /// For each element that was read, its index in what was sent.
  private func sources(
    of count: Int, at place: Place, _ reading: Reading, _ comparison: Comparison
  ) throws(Refusal) -> [Int] {
    let children = place.children
    guard children.count != count else { return [Int](children.indices) }
    var (index, sources, built) = (0, [Int](), [Int]())
    place.text.read(place.range, reading.coercion) { node in
      node.forEachElement { element in
        let value =
          reading.format == nil
          ? Element.capture(copy element).value
          : JSONValue.capture(copy element).value.flatMap(reading.read) as? Element
        if value != nil { sources.append(index) }
        if comparison.isOfModels, let value, value.isBuilt { built.append(index) }
        index += 1
      }
    }
    // A model has only those that could be built.
    if comparison.isOfModels, sources.count != count { sources = built }
    guard sources.count == count else {
      throw Refusal("nothing tells which elements were left out when the array was read")
    }
    return sources
  }

  func isIncomplete(at place: Place, _ coercion: Coercion) -> Bool {
    let array = place.embeddedArray(coercion) ?? place
    if isEmpty, array.kind == .object, array.children.isEmpty { return false }
    let places = array.elements(coercion)
    return places.count != count
      || zip(self, places).contains {
        ConstructionBuildersEditing.isIncomplete($0, at: $1, coercion)
      }
  }
}

extension Capturable {
  /// Whether a model has the value.
  fileprivate var isBuilt: Bool {
    guard let builder = self as? any ConstructionBuilder else { return true }
    func isBuilt<Builder: ConstructionBuilder>(_ builder: Builder) -> Bool {
      if case .success = builder.build() { true } else { false }
    }
    return isBuilt(builder)
  }
}

/// Elements that could not be read: each stays after the one that was before it.
private struct LostElements {
  /// Those before any that is left.
  private(set) var first: [Int] = []
  /// Those after each element that was read.
  private(set) var after: [[Int]]

  init(sources: [Int], _ count: Int, kept: Set<Int>) {
    after = Array(repeating: [], count: sources.count)
    guard sources.count < count else { return }
    var (position, last) = (0, -1)
    for index in 0..<count {
      if position < sources.count, sources[position] == index {
        if kept.contains(position) { last = position }
        position += 1
      } else if last < 0 {
        first.append(index)
      } else {
        after[last].append(index)
      }
    }
  }
}

extension Place {
  /// The elements of an array or of an object with numbers as keys; else the single one.
  func elements(_ coercion: Coercion) -> [Place] {
    if kind == .array { return children.map(place) }
    guard coercion.contains(.numberedObjectsAsArrays), let numbers else { return [self] }
    return numbers.compactMap { member(String($0)) }
  }

  /// The array that a coercion reads in a string; nil for any other value.
  fileprivate func embeddedArray(_ coercion: Coercion) -> Place? {
    guard kind == .string, let embedded = unembedded(by: coercion), embedded.kind == .array else {
      return nil
    }
    return embedded
  }

  /// Whether it is an object with numbers as keys.
  var isNumbered: Bool { numbers != nil }

  /// The numbers that the keys of an object are, sorted; nil for any other value.
  fileprivate var numbers: [Int]? {
    kind == .object ? JSONNode.numbers(of: Set(children.map { $0.key ?? "" })) : nil
  }
}
