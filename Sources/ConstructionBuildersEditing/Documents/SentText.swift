internal import ConstructionBuilders

/// The bytes of a document, with the places of the values in it.
///
/// The places come from the tape that the core scans. A container is scanned when somebody asks for
/// what is in it, and its siblings are not.
final class SentText {
  let bytes: [UInt8]

  /// Where the outermost value is: without white space and a byte order mark.
  let root: Range<Int>

  /// Where the text begins in the document around it; nil if it is not embedded in one.
  let embeddedAt: Int?

  /// The string that holds the text, with its escapes.
  private let string: EscapedText?

  /// What tells the document from others: see ``ObjectOrigin/document``.
  private(set) lazy var document = bytes.fingerprint

  private var known: [Int: [Child]] = [:]

  /// The indices of the members of large objects.
  private var indices: [Int: [String: Int]] = [:]

  private var embedded: [Int: SentText] = [:]

  /// - Precondition: the bytes are a JSON document.
  init(_ bytes: [UInt8], in string: ArraySlice<UInt8>? = nil) {
    self.bytes = bytes
    embeddedAt = string?.startIndex
    self.string = string.map(EscapedText.init)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = bytes.lastIndex { !WhiteSpace.contains($0) }.map { $0 + 1 } ?? bytes.count
    let first = bytes[start...].firstIndex { !WhiteSpace.contains($0) } ?? end
    root = first..<max(first, end)
  }

  /// One element of an array or member of an object.
  struct Child {
    /// The key of a member; nil for an element.
    let key: String?
    /// Where the member begins, its key included, or the element.
    let start: Int
    let value: Range<Int>
  }

  /// The elements or members of the value at a place, in order and with duplicates; none of a value
  /// of another kind.
  func children(of container: Range<Int>) -> [Child] {
    if let children = known[container.lowerBound] { return children }
    let children = container.isEmpty ? [] : scan(container)
    known[container.lowerBound] = children
    return children
  }

  /// The member with a key, the last one where there are several; nil if the value is no object.
  func member(_ key: String, of object: Range<Int>) -> Child? {
    let children = children(of: object)
    guard children.count > 8 else { return children.last { $0.key == key } }
    if indices[object.lowerBound] == nil {
      var byKey: [String: Int] = [:]
      for (index, child) in children.enumerated() {
        if let key = child.key { byKey[key] = index }
      }
      indices[object.lowerBound] = byKey
    }
    return indices[object.lowerBound]?[key].map { children[$0] }
  }

  private func scan(_ container: Range<Int>) -> [Child] {
    guard [.object, .array].contains(kind(at: container)) else { return [] }
    var levels: [Starts] = []
    let isOnStack: Void? = DeeperStack.whereNeeded(frame: 128 << 10) {
      read(container) { levels = Self.starts(in: $0, upTo: container.count, levels: 32) }
    }
    guard isOnStack != nil else { return [] }
    var range = container
    for level in levels {
      let children = level.children(of: range, at: container.lowerBound, in: self)
      known[range.lowerBound] = children
      if let largest = level.largest { range = children[largest].value }
    }
    return known[container.lowerBound] ?? []
  }

  /// Where the values in a container begin, with the keys of members.
  fileprivate struct Starts {
    var all: [(key: String?, value: Int)] = []
    /// The one that takes more than half of the container.
    var largest: Int?
  }

  /// The values in a container, and in the one that takes most of it, and so on. Otherwise all of
  /// this would be scanned again for each level.
  private static func starts(in node: borrowing JSONNode, upTo end: Int, levels: Int) -> [Starts] {
    var (own, inner) = (Starts(), [Starts]())
    if node.kind == .object {
      node.forEachMember { own.all.append(($0, $1.byteOffset ?? 0)) }
    } else {
      node.forEachElement { own.all.append((nil, $0.byteOffset ?? 0)) }
    }
    let ends = own.all.dropFirst().map(\.value) + [end]
    let half = (end - (node.byteOffset ?? 0)) / 2
    own.largest = own.all.indices.first { ends[$0] - own.all[$0].value > half }
    guard levels > 1, let largest = own.largest else { return [own] }
    var index = 0
    func visit(_ value: borrowing JSONNode) {
      if index == largest { inner = starts(in: value, upTo: ends[index], levels: levels - 1) }
      index += 1
    }
    if node.kind == .object {
      node.forEachMember { visit($1) }
    } else {
      node.forEachElement { visit($0) }
    }
    return [own] + inner
  }

  /// Calls `body` with the value at a place.
  func read(
    _ place: Range<Int>, _ coercion: Coercion = .strict, _ body: (JSONNode) -> Void
  ) {
    _ = bytes[place].read(self.coercion(coercion), 512, model: "JSON") { root, _ in
      body(root)
      return .success(())
    }
  }

  /// The coercion in the text: in JSON that is embedded in a string, no other is.
  func coercion(_ coercion: Coercion) -> Coercion {
    embeddedAt == nil ? coercion : coercion.subtracting(.embeddedJSON)
  }

  /// The end of what stands before a position, without white space.
  fileprivate func endOfText(before position: Int) -> Int {
    var end = position
    while end > 0, WhiteSpace.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Where the key of a value begins.
  fileprivate func start(ofMemberWithValueAt value: Int) -> Int {
    quotationMark(before: endOfText(before: endOfText(before: value) - 1) - 1)
  }

  /// The quotation mark that begins a text, which ends at one.
  private func quotationMark(before end: Int) -> Int {
    var position = end - 1
    while true {
      if bytes[position] == UInt8(ascii: "\"") {
        var first = position
        while bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
        if (position - first) % 2 == 0 { return position }
      }
      position -= 1
    }
  }

  func kind(at place: Range<Int>) -> JSONType {
    switch bytes[place.lowerBound] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  func value(at place: Range<Int>) -> JSONValue { (try? JSONValue(json: bytes[place])) ?? .null }

  /// What stands for bytes in the string that holds the text; nil if none does.
  func escaped(_ range: Range<Int>) -> ArraySlice<UInt8>? { string?.escaped(range) }

  func text(at place: Range<Int>) -> String {
    if case .string(let text) = value(at: place) { text } else { "" }
  }

  /// The document that the string at a place holds; nil if it holds no array or object.
  func document(embeddedAt place: Range<Int>) -> SentText? {
    if let text = embedded[place.lowerBound] { return text }
    guard kind(at: place) == .string, embeddedAt == nil else { return nil }
    let bytes = Array(text(at: place).utf8)
    guard let value = try? JSONValue(json: bytes), value.kind == .array || value.kind == .object
    else { return nil }
    let text = SentText(bytes, in: self.bytes[place])
    embedded[place.lowerBound] = text
    return text
  }
}

extension SentText.Starts {
  /// - Parameter offset: Where the text begins in which the values were found.
  fileprivate func children(
    of container: Range<Int>, at offset: Int, in text: SentText
  ) -> [SentText.Child] {
    var end = text.endOfText(before: container.upperBound - 1)
    var children: [SentText.Child] = []
    for (key, position) in all.reversed() {
      let value = offset + position
      let start = key == nil ? value : text.start(ofMemberWithValueAt: value)
      children.append(SentText.Child(key: key, start: start, value: value..<end))
      // A comma stands between this one and the one before.
      end = text.endOfText(before: text.endOfText(before: start) - 1)
    }
    return children.reversed()
  }
}

/// A value at its place in a text.
struct Place {
  let text: SentText
  let range: Range<Int>

  /// The members of an object that was sent as an array of pairs.
  var pairs: SentPairs?

  var kind: JSONType { pairs == nil ? text.kind(at: range) : .object }
  var value: JSONValue { text.value(at: range) }
  var bytes: ArraySlice<UInt8> { text.bytes[range] }
  var children: [SentText.Child] { pairs?.children ?? text.children(of: range) }

  func place(of child: SentText.Child) -> Place { Place(text: text, range: child.value) }

  /// The member with a key, the last one where there are several.
  func member(_ key: String) -> Place? {
    (pairs.map { $0.member(key) } ?? text.member(key, of: range)).map(place)
  }

  /// What the string at the place holds.
  var embedded: Place? {
    text.document(embeddedAt: range).map(Place.init(rootOf:))
  }

  /// The place itself, or that of the document that a coercion reads in its string; nil for any
  /// other string.
  func unembedded(by coercion: Coercion) -> Place? {
    guard kind == .string else { return self }
    return coercion.contains(.embeddedJSON) ? embedded : nil
  }

  /// The value at the end of a path from here, as a field with a coercion finds it; nil if there is
  /// none.
  func value(at steps: ArraySlice<FieldPath.Component>, _ coercion: Coercion) -> Place? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (step, kind) {
    case (.key, .string) where coercion.contains(.embeddedJSON):
      return embedded?.value(at: steps, coercion)
    case (.key, .array):
      guard let only = onlyElement(by: coercion), only.kind == .object else { return nil }
      return only.value(at: steps, coercion)
    case (.key(let key), .object): return member(key)?.value(at: rest, coercion)
    case (.index(let index), .array):
      guard children.indices.contains(index) else { return nil }
      return place(of: children[index]).value(at: rest, coercion)
    case (.index, .string) where coercion.contains(.embeddedJSON) && embedded?.kind == .array:
      return embedded?.value(at: steps, coercion)
    case (.index(let index), .object)
    where coercion.contains(.numberedObjectsAsArrays) && isNumbered:
      return member(String(index))?.value(at: rest, coercion)
    // A single element stands for its array.
    case (.index(0), _) where coercion.contains(.arraysFromSingleValues):
      return value(at: rest, coercion)
    default: return nil
    }
  }

  /// A path from here, with the keys that were sent where those are read in any case.
  ///
  /// - Parameter declared: The paths that are read: none of their keys stands for another.
  func path(
    inAnyCase steps: [FieldPath.Component], besides declared: some Collection<FieldPath>,
    _ coercion: Coercion
  ) -> FieldPath {
    var path: [FieldPath.Component] = []
    var place: Place? = self
    for (index, step) in steps.enumerated() {
      var step = step
      let sent = place.map { $0.onlyElement(by: coercion) ?? $0 }
      if let object = sent, case .key(let key) = step, object.kind == .object,
        object.member(key) == nil
      {
        let others = declared.compactMap { path -> FieldPath.Component? in
          let path = path.components
          return path.count > index && path.starts(with: steps[..<index]) ? path[index] : nil
        }
        let alike = Set(object.children.compactMap(\.key).filter { $0.inAnyCase == key.inAnyCase })
          .filter { !others.contains(.key($0)) }
        if alike.count == 1, let only = alike.first { step = .key(only) }
      }
      path.append(step)
      place = place?.value(at: [step], coercion)
    }
    return FieldPath(path)
  }

  /// The place of the container that begins at an offset of the same text; nil if none does.
  func container(at offset: Int) -> Place? {
    var place = self
    while place.range.lowerBound != offset {
      guard let inner = place.children.last(startingUpTo: offset), inner.value.contains(offset)
      else { return nil }
      place = place.place(of: inner)
    }
    return place
  }
}

extension Place {
  /// The outermost value.
  init(rootOf text: SentText) { self.init(text: text, range: text.root) }
}

extension [SentText.Child] {
  /// The last one that does not begin after a position.
  fileprivate func last(startingUpTo position: Int) -> SentText.Child? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        self[middle].start <= position
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound == 0 ? nil : self[range.lowerBound - 1]
  }
}

extension [UInt8] {
  /// What tells the bytes from others.
  ///
  /// The hash of the array would take each byte by itself, which is slow.
  var fingerprint: Int {
    var hasher = Hasher()
    unsafe withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
