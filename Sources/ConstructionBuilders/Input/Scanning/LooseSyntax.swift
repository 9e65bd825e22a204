/// A document without the trailing commas and comments in it: see ``Coercion/looseSyntax``.
///
/// It is made only of a document that was refused. Spaces stand in their places, one for each
/// character, so lines and columns stay. Whether the rest is JSON is left to the scanner.
package struct LooseSyntax {
  /// The document with spaces.
  package private(set) var bytes: [UInt8] = []

  /// Where the first of them begin in the document, and how many there are.
  private(set) var parts: [Part] = []
  private(set) var count = 0

  /// A comment that cannot be left out: where it begins in `bytes`, and why.
  private var bad: (start: Int, error: MalformedJSON)?

  /// The comma behind the last value, with its places in the document and in `bytes`.
  private var comma: (offset: Int, index: Int)?

  struct Part {
    let offset: Int
    let words: String
  }

  /// Nil if there are none, or if the bytes are not worth it.
  package init?(_ document: Span<UInt8>) {
    guard ConstructionBuilders.refusal(of: document) == nil else { return nil }
    bytes.reserveCapacity(document.count)
    var position = 0
    // The last byte that is no white space.
    var last: UInt8 = 0
    while position < document.count {
      let byte = document[position]
      switch byte {
      case _ where WhiteSpace.contains(byte): break
      case UInt8(ascii: "/") where isComment(at: position, in: document):
        position = leaveOutComment(at: position, of: document)
        continue
      case UInt8(ascii: "\""):
        position = copyText(at: position, of: document)
        (last, comma) = (byte, nil)
        continue
      case UInt8(ascii: ","):
        comma = Self.endsValue(last) ? (position, bytes.count) : nil
        last = byte
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma {
          bytes[comma.index] = UInt8(ascii: " ")
          add(Part(offset: comma.offset, words: "a trailing comma"))
        }
        (last, comma) = (byte, nil)
      default: (last, comma) = (byte, nil)
      }
      bytes.append(byte)
      position += 1
    }
    if count == 0, bad == nil { return nil }
  }

  /// Whether a value may end with a byte. The scanner knows what does.
  private static func endsValue(_ byte: UInt8) -> Bool {
    ![0, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":")].contains(byte)
  }

  private mutating func add(_ part: Part) {
    if parts.count < FindingCounts.limit.repairs { parts.append(part) }
    count += 1
  }

  /// Why the document is refused, if the scanner stopped at a byte that begins a bad comment.
  func refusal(at offset: Int) -> MalformedJSON? {
    bad.flatMap { $0.start == offset ? $0.error : nil }
  }
}

extension LooseSyntax {
  private func isComment(at start: Int, in document: Span<UInt8>) -> Bool {
    guard start + 1 < document.count else { return false }
    return document[start + 1] == UInt8(ascii: "/") || document[start + 1] == UInt8(ascii: "*")
  }

  /// Writes spaces for a comment, and returns its end.
  private mutating func leaveOutComment(at start: Int, of document: Span<UInt8>) -> Int {
    let isLine = document[start + 1] == UInt8(ascii: "/")
    guard let end = isLine ? endOfLine(from: start, in: document) : end(of: start, in: document)
    else {
      return copyRest(from: start, of: document, .unclosedComment, at: start)
    }
    if let fault = document.array(start..<end).firstOfInvalidUTF8 {
      return copyRest(from: start, of: document, .invalidUTF8, at: start + fault)
    }
    for position in start..<end {
      let byte = document[position]
      let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      // A column is a character, however many bytes it takes.
      if byte & 0xC0 != 0x80 { bytes.append(isEnd ? byte : UInt8(ascii: " ")) }
    }
    add(Part(offset: start, words: "a comment"))
    return end
  }

  private func endOfLine(from start: Int, in document: Span<UInt8>) -> Int {
    var end = start
    while end < document.count, document[end] != UInt8(ascii: "\n"),
      document[end] != UInt8(ascii: "\r")
    { end += 1 }
    return end
  }

  /// The end of a comment that a mark ends; nil if it has none.
  private func end(of start: Int, in document: Span<UInt8>) -> Int? {
    var end = start + 2
    while end + 1 < document.count {
      if document[end] == UInt8(ascii: "*"), document[end + 1] == UInt8(ascii: "/") {
        return end + 2
      }
      end += 1
    }
    return nil
  }

  /// Copies the rest of a document in which a comment cannot be left out, and returns its end.
  private mutating func copyRest(
    from start: Int, of document: Span<UInt8>, _ problem: MalformedJSON.Problem, at offset: Int
  ) -> Int {
    bad = (bytes.count, MalformedJSON(offset: offset, problem: problem))
    bytes += document.array(start..<document.count)
    return document.count
  }

  /// Copies a text, and returns its end.
  private mutating func copyText(at start: Int, of document: Span<UInt8>) -> Int {
    var end = start + 1
    while end < document.count, document[end] != UInt8(ascii: "\"") {
      end += document[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end + 1, document.count)
    bytes += document.array(start..<end)
    return end
  }
}

extension [UInt8] {
  /// The first byte of a character that is not UTF-8; nil if all are.
  var firstOfInvalidUTF8: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var source = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
