/// Values of secrets, and where else they stand.
///
/// A value is looked for in one pass over a text, however many values there are, as words and the
/// characters between them. The text may be percent-encoded, or escaped as in JSON.
struct SecretValues: Sendable {
  private struct Edge: Hashable, Sendable {
    let node: Int
    let word: UInt64
  }

  /// The tree of the values, by words (Aho and Corasick).
  private var edges: [Edge: Int] = [:]
  private var words: Set<UInt64> = []
  /// The sizes of the first words, which most words of a text do not have.
  private var sizes: UInt64 = 0
  /// For each node, that of the longest end of it that begins a value.
  private var fallbacks = [0]
  /// For each node, the number of words of the longest value that ends there.
  private var lengths = [0]

  init(_ values: some Sequence<String> = []) {
    for value in values { insert(value) }
    link()
  }

  var isEmpty: Bool { edges.isEmpty }

  /// Whether a value is looked for elsewhere: `true` and `42` stand for other things, too.
  ///
  /// It is no date, and has six characters or more, with letters and digits, or sixteen with
  /// letters. One of a cookie has sixteen: most cookies are no secrets.
  static func isDistinctive(_ value: String, isCookie: Bool = false) -> Bool {
    let bytes = value.utf8
    guard bytes.count >= (isCookie ? 16 : 6), value != Secret.removed, !value.contains("://"),
      bytes.contains(where: isLetter), !isDate(bytes)
    else { return false }
    return bytes.count >= 16 || bytes.contains { (48...57).contains($0) }
  }

  /// Whether a value is a date with a time, such as `2024-01-01T00:00:00Z`, also escaped.
  private static func isDate(_ value: String.UTF8View) -> Bool {
    let start = value.prefix(11).map { (48...57).contains($0) ? UInt8(ascii: "0") : $0 }
    return start.elementsEqual("0000-00-00T".utf8)
      && value.dropFirst(11).allSatisfy { "0123456789:.+-%ABZ".utf8.contains($0) }
  }

  private mutating func insert(_ value: String) {
    var found = Words(of: value).all
    while let last = found.last, !last.isWord { found.removeLast() }
    let path = found.drop { !$0.isWord }
    var node = 0
    for word in path {
      let edge = Edge(node: node, word: word.hash)
      words.insert(word.hash)
      if node == 0 { sizes |= word.size }
      if let next = edges[edge] {
        node = next
      } else {
        node = lengths.count
        edges[edge] = node
        lengths.append(0)
        fallbacks.append(0)
      }
    }
    if node > 0 { lengths[node] = path.count }
  }

  /// Sets the fallbacks, from the root on: a node has a larger number than its parent, but not than
  /// each node of a lower level.
  private mutating func link() {
    var children: [[(word: UInt64, node: Int)]] = lengths.map { _ in [] }
    for (edge, node) in edges { children[edge.node].append((edge.word, node)) }
    var level = children[0].map(\.node)
    while !level.isEmpty {
      var next: [Int] = []
      for node in level {
        for (word, child) in children[node] {
          fallbacks[child] = self.next(fallbacks[node], word)
          lengths[child] = max(lengths[child], lengths[fallbacks[child]])
          next.append(child)
        }
      }
      level = next
    }
  }

  private func next(_ node: Int, _ word: UInt64) -> Int {
    var node = node
    while true {
      if let next = edges[Edge(node: node, word: word)] { return next }
      guard node != 0 else { return 0 }
      node = fallbacks[node]
    }
  }

  /// A text without the values; nil if it has none.
  func removed(from text: String) -> String? {
    guard !isEmpty else { return nil }
    var node = 0
    var starts: [Int] = []
    var found: [Range<Int>] = []
    var scan = Words(of: text)
    while let word = scan.next() {
      if node == 0, word.size & sizes == 0 { continue }
      guard words.contains(word.hash) else {
        node = 0
        starts.removeAll(keepingCapacity: true)
        continue
      }
      starts.append(word.range.lowerBound)
      node = next(node, word.hash)
      guard lengths[node] > 0 else { continue }
      var start = starts[starts.count - lengths[node]]
      while let last = found.last, last.upperBound > start {
        start = min(start, last.lowerBound)
        found.removeLast()
      }
      found.append(start..<word.range.upperBound)
    }
    guard !found.isEmpty else { return nil }
    var (kept, end): ([UInt8], Int) = ([], 0)
    for range in found {
      kept += scan.bytes[end..<range.lowerBound] + Array(Secret.removed.utf8)
      end = range.upperBound
    }
    return String(decoding: kept + scan.bytes[end...], as: UTF8.self)
  }
}

/// The words of a text, and each character between them.
private struct Words {
  struct Word {
    let hash: UInt64
    /// Where it stands, with its escapes.
    let range: Range<Int>
    /// The number of bytes without escapes; 0 for a character between words.
    let count: Int

    var isWord: Bool { count > 0 }

    /// A bit for the number of bytes.
    var size: UInt64 { 1 << UInt64(min(count, 63)) }
  }

  let bytes: [UInt8]
  private var index = 0

  init(of text: String) { bytes = Array(text.utf8) }

  var all: [Word] {
    var (scan, words) = (self, [Word]())
    while let word = scan.next() { words.append(word) }
    return words
  }

  mutating func next() -> Word? {
    let start = index
    // FNV-1a
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var count = 0
    while index < bytes.count {
      let byte = bytes[index]
      let kind = kinds[Int(byte)]
      if kind == .ofWord {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        index += 1
        count += 1
        continue
      }
      if kind == .escape, let (decoded, length) = escape {
        let isOfWord = kinds[Int(decoded[0])] == .ofWord
        if !isOfWord, index > start { break }
        index += length
        count += decoded.count
        for byte in decoded { hash = (hash ^ Self.plain(byte)) &* 0x100_0000_01B3 }
        if isOfWord { continue }
      } else {
        if index > start { break }
        index += 1
        hash = (hash ^ Self.plain(byte)) &* 0x100_0000_01B3
      }
      return Word(hash: hash, range: start..<index, count: 0)
    }
    return index > start ? Word(hash: hash, range: start..<index, count: count) : nil
  }

  /// In a form, a plus is a space.
  private static func plain(_ byte: UInt8) -> UInt64 {
    UInt64(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
  }

  /// The character of an escape of URLs or of JSON, and the length of the escape.
  private var escape: (decoded: [UInt8], length: Int)? {
    if let byte = bytes.percentDecoded(at: index) { return ([byte], 3) }
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): return ([10], 2)
    case UInt8(ascii: "r"): return ([13], 2)
    case UInt8(ascii: "t"): return ([9], 2)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[(index + 2)...].prefix(4), as: UTF8.self)
      return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
        .map { (Array("\($0)".utf8), 2 + digits.utf8.count) }
    case let byte where "\"\\/".utf8.contains(byte): return ([byte], 2)
    default: return nil
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) || byte >= 128 }

/// What each byte is. A debug build reads a table much faster than it calls functions.
private let kinds: [Kind] = (UInt8.min...UInt8.max).map { byte in
  if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") { return .escape }
  return isLetter(byte) || (48...57).contains(byte) ? .ofWord : .other
}

private enum Kind {
  case ofWord, escape, other
}
