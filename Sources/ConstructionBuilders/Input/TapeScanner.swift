/// Reads bytes once, from front to back, and writes the tape, or says what is wrong where.
///
/// The grammar is that of RFC 8259, nothing more: no trailing comma, no comment, no `NaN`. Texts are
/// checked to be valid UTF-8 (RFC 3629) and escapes to be complete, numbers to be spelled as numbers,
/// so that reading a value from the tape later cannot fail.
@safe struct TapeScanner: ~Copyable {
  /// The deepest nesting that is read; Foundation has the same limit.
  static let maximumDepth = 512

  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  var tape: Tape

  /// - Precondition: `bytes` has at least one byte, and outlives the scanner.
  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe precondition(bytes.baseAddress != nil && bytes.count > 0)
    unsafe self.bytes = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
    count = bytes.count
    tape = Tape(capacity: bytes.count / 8)
  }

  /// In documents this large, containers have room for a long extent.
  private var isWide: Bool { count >= TapeEntry.longExtent }

  mutating func scan() throws(MalformedJSON) {
    if hasByteOrderMark { position = 3 }
    skipWhiteSpace()
    guard position < count else { throw failure(.onlyWhiteSpace) }
    try scanValues()
    skipWhiteSpace()
    guard position == count else { throw failure(.trailing) }
  }

  /// Scans one value and everything in it, without recursion: the open containers' entries are
  /// on a stack of their own.
  private mutating func scanValues() throws(MalformedJSON) {
    var open: [Container] = []
    value: while true {
      guard position < count else { throw failure(.endsEarly(.value)) }
      switch unsafe bytes[position] {
      case UInt8(ascii: "\""):
        try scanText()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        try scanNumber()
      case UInt8(ascii: "{"):
        open.append(try begin(.object, within: open.count))
        if ends(with: UInt8(ascii: "}")) {
          tape.close(open.removeLast().entry, isWide: isWide)
        } else {
          try scanKey(orElse: .firstKey)
          continue value
        }
      case UInt8(ascii: "["):
        open.append(try begin(.array, within: open.count))
        if ends(with: UInt8(ascii: "]")) {
          tape.close(open.removeLast().entry, isWide: isWide)
        } else {
          guard position < count else { throw failure(.endsEarly(.firstElement)) }
          continue value
        }
      case UInt8(ascii: "t"):
        try scanWord("true", .true)
      case UInt8(ascii: "f"):
        try scanWord("false", .false)
      case UInt8(ascii: "n"):
        try scanWord("null", .null)
      default:
        throw failure(.expected(.value))
      }

      // Behind a value: a comma and the next one, or the end of the container.
      while let container = open.last {
        skipWhiteSpace()
        guard position < count else { throw failure(.endsEarly(container.end)) }
        let byte = unsafe bytes[position]
        if byte == UInt8(ascii: ",") {
          position += 1
          skipWhiteSpace()
          if container.isObject { try scanKey(orElse: .key) }
          continue value
        }
        guard byte == container.closingByte else { throw failure(.expected(container.end)) }
        position += 1
        tape.close(open.removeLast().entry, isWide: isWide)
      }
      return
    }
  }

  private struct Container {
    let entry: Int
    let isObject: Bool
    var closingByte: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    var end: MalformedJSON.Expectation { isObject ? .memberEnd : .elementEnd }
  }

  private mutating func begin(
    _ kind: TapeEntry.Kind, within depth: Int
  ) throws(MalformedJSON) -> Container {
    guard depth < Self.maximumDepth else { throw failure(.tooDeep) }
    let entry = tape.count
    tape.append(
      TapeEntry(kind, extent: isWide ? TapeEntry.longExtent : 0, offset: position))
    if isWide { tape.append(TapeEntry(bits: 0)) }
    position += 1
    skipWhiteSpace()
    return Container(entry: entry, isObject: kind == .object)
  }

  private mutating func ends(with closingByte: UInt8) -> Bool {
    guard position < count, unsafe bytes[position] == closingByte else { return false }
    position += 1
    return true
  }

  private mutating func scanKey(
    orElse expectation: MalformedJSON.Expectation
  ) throws(MalformedJSON) {
    guard position < count else { throw failure(.endsEarly(expectation)) }
    guard unsafe bytes[position] == UInt8(ascii: "\"") else {
      throw failure(.expected(expectation))
    }
    try scanText()
    skipWhiteSpace()
    guard position < count else { throw failure(.endsEarly(.colon)) }
    guard unsafe bytes[position] == UInt8(ascii: ":") else { throw failure(.expected(.colon)) }
    position += 1
    skipWhiteSpace()
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: TapeEntry.Kind
  ) throws(MalformedJSON) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < count else { throw failure(.endsEarly(.value)) }
      guard unsafe bytes[position] == word.utf8Start[index] else {
        throw MalformedJSON(offset: start, problem: .expected(.value))
      }
      position += 1
    }
    tape.append(kind, extent: word.utf8CodeUnitCount, offset: start)
  }

  @inline(__always)
  private mutating func skipWhiteSpace() {
    while position < count {
      switch unsafe bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private var hasByteOrderMark: Bool {
    unsafe count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// The problem at the current position.
  func failure(_ problem: MalformedJSON.Problem) -> MalformedJSON {
    MalformedJSON(offset: position, problem: problem)
  }
}
