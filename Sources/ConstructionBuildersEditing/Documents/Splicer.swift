internal import ConstructionBuilders

/// Writes a document with a change in it: everything else is copied.
struct Splicer {
  private(set) var bytes: [UInt8] = []

  /// Whether the document is written as the contents of a string.
  private let isInString: Bool

  private init(isInString: Bool) { self.isInString = isInString }

  /// The bytes of a text with another root.
  static func bytes(of text: SentText, root: Change) -> [UInt8] {
    var splicer = Splicer(isInString: false)
    splicer.bytes.reserveCapacity(text.bytes.count + 64)
    splicer.write(text, root: root)
    return splicer.bytes
  }

  private mutating func write(_ text: SentText, root: Change) {
    copy(0..<text.root.lowerBound, of: text)
    write(root, Layout(), like: Place(rootOf: text))
    copy(text.root.upperBound..<text.bytes.count, of: text)
  }

  /// Writes what was sent, with the escapes of the string in which it was.
  private mutating func copy(_ range: Range<Int>, of text: SentText) {
    if isInString, let escaped = text.escaped(range) {
      bytes += escaped
    } else {
      write(text.bytes[range])
    }
  }

  /// Writes what was not sent.
  private mutating func write(_ new: some Collection<UInt8>) {
    guard isInString else {
      bytes += new
      return
    }
    let quoted = JSONText.quoted(String(decoding: new, as: UTF8.self)).utf8
    bytes += quoted.dropFirst().dropLast()
  }

  /// - Parameters:
  ///   - outer: The layout around the value.
  ///   - model: A value that a new one should look like.
  private mutating func write(_ change: Change, _ outer: Layout, like model: Place?) {
    // Without a stack for the level it is left out, which is noticed when the document is read.
    _ = DeeperStack.whereNeeded(frame: 32 << 10) { writeLevel(change, outer, like: model) }
  }

  private mutating func writeLevel(_ change: Change, _ outer: Layout, like model: Place?) {
    switch change {
    case .sent(let place): copy(place.range, of: place.text)
    case .value(.object(let members)):
      let changes = members.map { Change.Member(key: $0.key, value: .value($0.value)) }
      write(nil, changes, outer, like: model)
    case .value(.array(let elements)): write(nil, elements.map(Change.value), outer, like: model)
    case .value(let value): write(value.description.utf8)
    case .object(let place, let members): write(place, members, outer, like: model)
    case .array(let place, let elements): write(place, elements, outer, like: model)
    case .replaced(_, let inner): writeLevel(inner, outer, like: model)
    case .embedded(let inner):
      var splicer = Splicer(isInString: true)
      if let text = inner.text {
        splicer.write(text, root: inner)
      } else {
        splicer.write(inner, Layout(), like: nil)
      }
      let quotationMark = [UInt8(ascii: "\"")]
      write(quotationMark + splicer.bytes + quotationMark)
    }
  }

  private mutating func write(
    _ place: Place?, _ changes: [Change.Member], _ outer: Layout, like model: Place?
  ) {
    let layout = layout(place, outer, like: model, .object)
    let children = place?.children ?? []
    var changed: [HashedKey: Int] = [:]
    for (index, change) in changes.enumerated() { changed[HashedKey(change.key)] = index }
    let keys = children.map { $0.key.map(HashedKey.init) }
    var lastOfKey: [HashedKey: Int] = [:]
    for (index, key) in keys.enumerated() {
      if let key, changed[key] != nil { lastOfKey[key] = index }
    }
    var list = ListWriter(place, layout, "{", "}")
    for (index, child) in children.enumerated() {
      guard let place, let key = keys[index], let number = changed[key] else {
        list.begin(child, at: index, &self)
        if let place { copy(child.start..<child.value.upperBound, of: place.text) }
        continue
      }
      guard let value = changes[number].value else { continue }
      list.begin(child, at: index, &self)
      let isLast = lastOfKey[key] == index
      let end = isLast ? child.value.lowerBound : child.value.upperBound
      copy(child.start..<end, of: place.text)
      if isLast { write(value, layout, like: place.place(of: child)) }
    }
    let added = changes.filter { lastOfKey[HashedKey($0.key)] == nil }
    let sibling = added.isEmpty ? nil : place?.lastContainer
    for change in added {
      guard let value = change.value else { continue }
      list.begin(nil, at: 0, &self)
      write(Array(JSONText.quoted(change.key).utf8) + layout.colon)
      write(value, layout, like: model?.member(change.key) ?? sibling)
    }
    list.end(&self)
  }

  private mutating func write(
    _ place: Place?, _ elements: [Change], _ outer: Layout, like model: Place?
  ) {
    let layout = layout(place, outer, like: model, .array)
    let children = place?.children ?? []
    let positions = Dictionary(
      children.enumerated().map { ($1.start, $0) }, uniquingKeysWith: { first, _ in first })
    var list = ListWriter(place, layout, "[", "]")
    let like = (place ?? model).flatMap { place in place.children.last.map(place.place) }
    let sent = elements.map { element in
      element.place.flatMap { at in
        at.text === place?.text ? positions[at.range.lowerBound] : nil
      }
    }
    let used = Set(sent.compactMap(\.self))
    for (index, element) in elements.enumerated() {
      // What stands in place of another one keeps the white space before it.
      let isInPlace = children.indices.contains(index) && !used.contains(index)
      let position = sent[index] ?? (isInPlace ? index : nil)
      list.begin(position.map { children[$0] }, at: position ?? 0, &self)
      write(element, layout, like: element.place ?? like)
    }
    list.end(&self)
  }

  private func layout(
    _ place: Place?, _ outer: Layout, like model: Place?, _ kind: JSONType
  ) -> Layout {
    if let place { return Layout(of: place, within: outer) }
    guard let model, model.kind == kind, !model.children.isEmpty else { return outer.ofInner }
    return Layout(of: model, within: outer)
  }
}

extension Place {
  /// The last member that is an object or array: one that is added should look like it.
  fileprivate var lastContainer: Place? {
    children.last { [.object, .array].contains(text.kind(at: $0.value)) }.map(place)
  }
}

extension Change {
  /// The place that is written here, as it was sent or changed.
  fileprivate var place: Place? {
    switch self {
    case .sent(let place), .replaced(let place, _): place
    case .object(let place, _), .array(let place, _): place
    case .value, .embedded: nil
    }
  }

  /// The text whose root it changes.
  fileprivate var text: SentText? { place.flatMap { $0.range == $0.text.root ? $0.text : nil } }
}

extension Splicer {
  /// Writes what stands around and between the elements or members of a container.
  private struct ListWriter {
    private let place: Place?
    private let layout: Layout
    private let closing: UInt8
    private let opening: UInt8
    private var count = 0

    init(_ place: Place?, _ layout: Layout, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
      self.place = place
      self.layout = layout
      self.opening = UInt8(ascii: opening)
      self.closing = UInt8(ascii: closing)
    }

    /// Writes what stands before the next one, which is `child` if it was sent.
    mutating func begin(_ child: SentText.Child?, at index: Int, _ splicer: inout Splicer) {
      if count == 0 {
        open(&splicer)
      } else if let place, let child, index > 0 {
        let before = place.children[index - 1].value.upperBound
        splicer.copy(before..<child.start, of: place.text)
      } else {
        splicer.write(layout.separator)
      }
      count += 1
    }

    private func open(_ splicer: inout Splicer) {
      if let place, let first = place.children.first {
        splicer.copy(place.range.lowerBound..<first.start, of: place.text)
      } else {
        splicer.write([opening] + layout.opening)
      }
    }

    func end(_ splicer: inout Splicer) {
      if count == 0 {
        splicer.write([opening, closing])
      } else if let place, let last = place.children.last {
        splicer.copy(last.value.upperBound..<place.range.upperBound, of: place.text)
      } else {
        splicer.write(layout.closing + [closing])
      }
    }
  }
}
