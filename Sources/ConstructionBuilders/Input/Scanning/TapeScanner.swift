/// Reads a document once, from front to back, and writes the tape, or says what is wrong where.
///
/// The grammar is exactly that of RFC 8259: no trailing comma, no comment, no `NaN`. The scanner
/// checks that texts are valid UTF-8 (RFC 3629), that escapes and surrogate pairs are complete, and
/// that numbers are spelled as numbers. So reading a value from the tape later cannot fail.
///
/// There is no recursion. The variables of `scan()` stay in registers, because the functions that
/// it calls are inlined or take and return values. Only ``TextEnds`` and ``WhiteSpace`` keep a
/// state of their own.
@safe struct TapeScanner: ~Copyable {
  /// The deepest nesting that is ever read; Foundation has the same limit.
  static let maximumDepth = 512

  private let document: Document
  private let maximumDepth: Int
  private var textEnds: TextEnds
  private var whiteSpace = WhiteSpace()

  init(_ document: Document, maximumDepth: Int = TapeScanner.maximumDepth) {
    self.document = document
    self.maximumDepth = max(0, min(maximumDepth, Self.maximumDepth))
    textEnds = TextEnds(document)
  }

  consuming func scan() throws(MalformedJSON) -> Tape {
    // In documents this large, containers have room for a long extent.
    let isWide = document.count >= TapeEntry.longExtent
    var tape = Tape(documentLength: document.count)
    var position = document.hasByteOrderMark ? 3 : 0
    var depth = 0
    var container = 0
    var isObject = false

    skipWhiteSpace(&position)
    guard position < document.count else { throw document.failure(.onlyWhiteSpace, at: position) }
    value: while true {
      if isObject {
        guard byte(at: position) == UInt8(ascii: "\"") else {
          throw document.missing(tape.isEmpty(container) ? .firstKey : .key, at: position)
        }
        let name = position &+ 1
        let end = textEnds.next(at: name)
        if byte(at: end) == UInt8(ascii: "\""), end &- name < TapeEntry.longName {
          let hash = document.nameHash(from: name, to: end)
          tape.append(TapeEntry(nameOfLength: end &- name, hash: hash, offset: name))
          position = end &+ 1
        } else {
          let (end, kind) = try document.scanText(from: end, &textEnds)
          tape.append(kind, extent: end &- name, offset: name)
          position = end &+ 1
        }
        if byte(at: position) != UInt8(ascii: ":") {
          skipWhiteSpace(&position)
          guard byte(at: position) == UInt8(ascii: ":") else {
            throw document.missing(.colon, at: position)
          }
        }
        position &+= 1
        skipWhiteSpace(&position)
      }
      switch byte(at: position) {
      case UInt8(ascii: "\""):
        try scanText(&position, &tape)
      case let first? where first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") <= 9:
        let (end, kind) = try document.scanNumber(from: position)
        tape.append(kind, extent: end &- position, offset: position)
        position = end
      case let bracket? where bracket | 0x20 == UInt8(ascii: "{"):
        guard depth < maximumDepth else {
          throw document.failure(.tooDeep(limit: maximumDepth), at: position)
        }
        depth &+= 1
        isObject = bracket == UInt8(ascii: "{")
        container = tape.open(
          isObject ? .object : .array, offset: position, within: container, isWide: isWide)
        position &+= 1
        skipWhiteSpace(&position)
        // Closing brackets have the code of the opening one, plus two.
        if byte(at: position) != bracket &+ 2 { continue value }
      case UInt8(ascii: "t"):
        let end = try document.endOfWord("true", at: position)
        tape.append(.true, extent: end &- position, offset: position)
        position = end
      case UInt8(ascii: "f"):
        let end = try document.endOfWord("false", at: position)
        tape.append(.false, extent: end &- position, offset: position)
        position = end
      case UInt8(ascii: "n"):
        let end = try document.endOfWord("null", at: position)
        tape.append(.null, extent: end &- position, offset: position)
        position = end
      default:
        let isCutOff = position >= document.count && depth > 0 && !isObject
        throw document.missing(
          isCutOff && tape.isEmpty(container) ? .firstElement : .value, at: position)
      }

      // After a value: a comma and the next one, or the end of the container.
      while depth > 0 {
        skipWhiteSpace(&position)
        let next = byte(at: position)
        if next == UInt8(ascii: ",") {
          position &+= 1
          skipWhiteSpace(&position)
          continue value
        }
        guard next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw document.missing(isObject ? .memberEnd : .elementEnd, at: position)
        }
        position &+= 1
        depth &-= 1
        container = tape.close(container, isWide: isWide)
        isObject = tape.isObject(container)
      }
      break
    }
    skipWhiteSpace(&position)
    guard position == document.count else { throw document.failure(.trailing, at: position) }
    return tape
  }

  @_transparent
  private func byte(at position: Int) -> UInt8? {
    position < document.count ? unsafe document.bytes[position] : nil
  }

  /// Scans a text from its opening quotation mark to the byte after the closing one.
  private mutating func scanText(
    _ position: inout Int, _ tape: inout Tape
  ) throws(MalformedJSON) {
    let start = position &+ 1
    var end = textEnds.next(at: start)
    var kind = TapeEntry.Kind.text
    if byte(at: end) != UInt8(ascii: "\"") {
      (end, kind) = try document.scanText(from: end, &textEnds)
    }
    tape.append(kind, extent: end &- start, offset: start)
    position = end &+ 1
  }

  /// One space is common, and longer white space is often indentation.
  private mutating func skipWhiteSpace(_ position: inout Int) {
    guard let first = byte(at: position), first <= 0x20 else { return }
    if first == 0x20, let second = byte(at: position &+ 1), second > 0x20 {
      position &+= 1
    } else {
      position = whiteSpace.end(at: position, in: document)
    }
  }
}
