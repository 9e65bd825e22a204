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

  /// What tells the document from others: see ``ObjectOrigin/document``.
  private(set) lazy var document = bytes.hashValue

  private var known: [Int: [Child]] = [:]

  private var embedded: [Int: SentText] = [:]

  /// - Precondition: the bytes are a JSON document.
  init(_ bytes: [UInt8], embeddedAt: Int? = nil) {
    self.bytes = bytes
    self.embeddedAt = embeddedAt
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let end = bytes.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? bytes.count
    let first = bytes[start...].firstIndex { !Self.isSpace($0) } ?? end
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

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The elements or members of the value at a place, in order and with duplicates; none of a value
  /// of another kind.
  func children(of container: Range<Int>) -> [Child] {
    if let children = known[container.lowerBound] { return children }
    let children = container.isEmpty ? [] : scan(container)
    known[container.lowerBound] = children
    return children
  }

  private func scan(_ container: Range<Int>) -> [Child] {
    let isObject = kind(at: container) == .object
    guard isObject || kind(at: container) == .array else { return [] }
    var starts: [(key: String?, value: Int)] = []
    func add(_ key: String?, _ node: borrowing JSONNode) {
      guard let offset = node.byteOffset else { return }
      starts.append((key, container.lowerBound + offset))
    }
    read(container) { node in
      if isObject {
        node.forEachMember { add($0, $1) }
      } else {
        node.forEachElement { add(nil, $0) }
      }
    }
    var end = endOfText(before: container.upperBound - 1)
    var children: [Child] = []
    for (key, value) in starts.reversed() {
      let start = key == nil ? value : self.start(ofMemberWithValueAt: value)
      children.append(Child(key: key, start: start, value: value..<end))
      // A comma stands between this one and the one before.
      end = endOfText(before: endOfText(before: start) - 1)
    }
    return children.reversed()
  }

  /// Calls `body` with the value at a place.
  func read(
    _ place: Range<Int>, _ coercion: Coercion = .strict, _ body: (JSONNode) -> Void
  ) {
    _ = bytes[place].read(coercion, 512, model: "JSON") { root, _ in
      body(root)
      return .success(())
    }
  }

  /// The end of what stands before a position, without white space.
  private func endOfText(before position: Int) -> Int {
    var end = position
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Where the key of a value begins.
  private func start(ofMemberWithValueAt value: Int) -> Int {
    quotationMark(before: endOfText(before: endOfText(before: value) - 1) - 1)
  }

  /// The quotation mark that begins a text, which ends at one.
  private func quotationMark(before end: Int) -> Int {
    var position = end - 1
    while position > 0 {
      if bytes[position] == UInt8(ascii: "\"") {
        var first = position
        while first > 0, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
        if (position - first) % 2 == 0 { return position }
      }
      position -= 1
    }
    return 0
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
    let text = SentText(bytes, embeddedAt: place.lowerBound)
    embedded[place.lowerBound] = text
    return text
  }
}

/// A value at its place in a text.
struct Place {
  let text: SentText
  let range: Range<Int>

  var kind: JSONType { text.kind(at: range) }
  var value: JSONValue { text.value(at: range) }
  var bytes: ArraySlice<UInt8> { text.bytes[range] }
  var children: [SentText.Child] { text.children(of: range) }

  func place(of child: SentText.Child) -> Place { Place(text: text, range: child.value) }

  /// The member with a key, the last one where there are several.
  func member(_ key: String) -> Place? {
    guard kind == .object else { return nil }
    return children.last { $0.key == key }.map(place)
  }

  /// What the string at the place holds.
  var embedded: Place? {
    text.document(embeddedAt: range).map { Place(text: $0, range: $0.root) }
  }

  /// The place itself, or that of the document that its string holds; nil for any other string.
  var unembedded: Place? { kind == .string ? embedded : self }

  /// The value at the end of a path from here, as a field finds it; nil if there is none.
  func value(at steps: ArraySlice<FieldPath.Component>) -> Place? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (step, kind) {
    case (_, .string): return embedded?.value(at: steps)
    case (.key(let key), .object): return member(key)?.value(at: rest)
    case (.index(let index), .object): return member(String(index))?.value(at: rest)
    case (.index(let index), .array):
      return children.indices.contains(index) ? place(of: children[index]).value(at: rest) : nil
    case (.index(0), _): return value(at: rest)
    default: return nil
    }
  }

  /// The place of the container that begins at an offset of the same text; nil if none does.
  func container(at offset: Int) -> Place? {
    var place = self
    while place.range.lowerBound != offset {
      guard let inner = place.children.last(where: { $0.start <= offset }),
        inner.value.contains(offset)
      else { return nil }
      place = place.place(of: inner)
    }
    return place
  }
}
