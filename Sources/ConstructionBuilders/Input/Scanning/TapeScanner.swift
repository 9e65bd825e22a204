/// Reads a document once, from front to back, and writes the tape, or says what is wrong where.
///
/// The grammar is exactly that of RFC 8259: no trailing comma, no comment, no `NaN`. The scanner
/// checks that texts are valid UTF-8 (RFC 3629), that escapes and surrogate pairs are complete, and
/// that numbers are spelled as numbers. So reading a value from the tape later cannot fail.
///
/// There is no recursion. The variables of `scan()` stay in registers, because the functions that
/// it calls are inlined or take and return values. Only ``TextEnds`` and ``WhiteSpace`` keep a
/// state of their own.
///
/// # A document that is still arriving
///
/// Where the document ends early, the scanner keeps its place and its tape. When more has arrived,
/// `scan()` continues there. A text or a number that was interrupted is finished first, outside of
/// the loop; then the loop continues with what is expected next: a key, a colon, a value, or what
/// follows a value. So the tape does not depend on where the document was cut, no byte is scanned
/// twice but those of one escape, character or word, and a whole document pays nothing for it.
@safe struct TapeScanner: ~Copyable {
  /// What is expected where scanning paused.
  enum Step: UInt8, Comparable {
    /// A member of an object, or an element of an array.
    case element
    /// The colon after a key.
    case colon
    /// A value.
    case value
    /// What follows a value: a comma, or the end of its container or of the document.
    case afterValue

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  /// A text or a number that the end of the document interrupted.
  enum Token {
    /// A text, of which everything before `end` has been scanned.
    case text(start: Int, end: Int, kind: TapeEntry.Kind, isKey: Bool)
    /// A number. Everything before `end` can belong to it.
    case number(start: Int, end: Int)
  }

  var document: Document

  /// Whether nothing more of the document will arrive.
  var isComplete: Bool

  /// Whether containers have room for a long extent.
  private let isWide: Bool

  private let maximumDepth: Int
  var textEnds: TextEnds
  private var whiteSpace = WhiteSpace()

  /// Nil only while `scan()` runs.
  private var tape: Tape?

  // Where scanning paused.
  private(set) var step = Step.value
  var interrupted: Token?
  var position: Int
  private(set) var depth = 0
  var container = 0
  private(set) var isObject = false

  init(
    _ document: Document, maximumDepth: Int = .maximumDepth, isComplete: Bool = true
  ) {
    self.document = document
    self.isComplete = isComplete
    isWide = isComplete && document.count >= TapeEntry.longExtent
    self.maximumDepth = max(0, min(maximumDepth, .maximumDepth))
    textEnds = TextEnds(document)
    tape = Tape(documentLength: document.count)
    position = document.hasByteOrderMark ? 3 : 0
  }

  /// Another scanner, which goes on from the same place.
  ///
  /// - Precondition: `document` has the same bytes as the one that was scanned last.
  func copy(for document: Document) -> TapeScanner {
    var copy = TapeScanner(document, maximumDepth: maximumDepth, isComplete: isComplete)
    copy.tape = copyOfTape
    (copy.step, copy.interrupted, copy.position) = (step, interrupted, position)
    (copy.depth, copy.container, copy.isObject) = (depth, container, isObject)
    return copy
  }

  /// Another tape with what was scanned.
  var copyOfTape: Tape {
    switch tape {
    case .some(let tape): return tape.copy()
    case .none: preconditionFailure("a scan is running")
    }
  }

  /// The tape of a whole document.
  consuming func wholeTape() throws(MalformedJSON) -> Tape {
    try scan()
    return takeTape()
  }

  /// Continues with a longer document.
  ///
  /// - Precondition: what has been scanned is the same as before, the document is shorter than
  ///   2²⁸ − 1 bytes, and the scanner was not created for a complete one.
  mutating func extend(to document: Document, isComplete: Bool) {
    assert(document.count < TapeEntry.longExtent)
    self.document = document
    self.isComplete = isComplete
    textEnds.extend(to: document)
  }

  /// Scans to the end of the document.
  ///
  /// An error about an early end can be ignored: after `extend`, the scan continues there.
  mutating func scan() throws(MalformedJSON) {
    // Local variables stay in registers.
    let document = document
    let isWide = isWide
    var tape = takeTape()
    var position = position
    var depth = depth
    var container = container
    var isObject = isObject
    // What to continue with after an error: a value, unless it says otherwise.
    var next = Step.value
    do throws(MalformedJSON) {
      // Only the first round can begin with something else than an element.
      var step = try resume(&position, &tape)
      // The bytes at `position`, the first one lowest, and zeros: where bytes are already known,
      // and at the end of the document. The lowest is always known.
      var ahead = document.fourBytes(at: position)
      element: while true {
        tape.makeRoom()
        if step <= .colon, isObject {
          if step == .element {
            guard ahead.lowestByte == UInt8(ascii: "\"") else {
              next = .element
              throw document.missing(tape.isEmpty(container) ? .firstKey : .key, at: position)
            }
            let name = position &+ 1
            var end = textEnds.next(at: name)
            ahead = document.fourBytes(at: end)
            if ahead.lowestByte == UInt8(ascii: "\""), end &- name < TapeEntry.longName {
              let hash = document.nameHash(from: name, to: end)
              tape.append(TapeEntry(nameOfLength: end &- name, hash: hash, offset: name))
            } else {
              let kind: TapeEntry.Kind
              (end, kind) = try scanText(from: end, start: name, isKey: true)
              tape.append(kind, extent: end &- name, offset: name)
              ahead = document.fourBytes(at: end)
            }
            position = end &+ 1
            ahead >>= 8
          }
          if ahead.lowestByte != UInt8(ascii: ":") {
            skipWhiteSpace(&position, &ahead, document)
            guard ahead.lowestByte == UInt8(ascii: ":") else {
              next = .colon
              throw document.missing(.colon, at: position)
            }
          }
          position &+= 1
          ahead >>= 8
          skipWhiteSpace(&position, &ahead, document)
        }
        if step <= .value {
          step = .element
          switch ahead.lowestByte {
          case UInt8(ascii: "\""):
            let start = position &+ 1
            var end = textEnds.next(at: start)
            var kind = TapeEntry.Kind.text
            ahead = document.fourBytes(at: end)
            if ahead.lowestByte != UInt8(ascii: "\"") {
              (end, kind) = try scanText(from: end, start: start, isKey: false)
              ahead = document.fourBytes(at: end)
            }
            tape.append(kind, extent: end &- start, offset: start)
            position = end &+ 1
            ahead >>= 8
          case let first where first == UInt8(ascii: "-") || first &- UInt8(ascii: "0") <= 9:
            let (end, kind) = try scanNumber(from: position, document)
            tape.append(kind, extent: end &- position, offset: position)
            position = end
            ahead = document.fourBytes(at: position)
          case let bracket where bracket | 0x20 == UInt8(ascii: "{"):
            guard depth < maximumDepth else {
              throw document.failure(.tooDeep(limit: maximumDepth), at: position)
            }
            depth &+= 1
            isObject = bracket == UInt8(ascii: "{")
            container = tape.open(
              isObject ? .object : .array, offset: position, within: container, isWide: isWide)
            position &+= 1
            ahead = document.fourBytes(at: position)
            skipWhiteSpace(&position, &ahead, document)
            // Closing brackets have the code of the opening one, plus two.
            if ahead.lowestByte != bracket &+ 2 { continue element }
          case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            let (end, kind) = try scanWord(from: position, document)
            tape.append(kind, extent: end &- position, offset: position)
            position = end
            ahead = document.fourBytes(at: position)
          default:
            let isCutOff = position >= document.count && depth > 0 && !isObject
            throw document.missing(
              isCutOff && tape.isEmpty(container) ? .firstElement : .value, at: position)
          }
        }
        step = .element

        // After a value: a comma and the next one, or the end of the container.
        while depth > 0 {
          skipWhiteSpace(&position, &ahead, document)
          if ahead.lowestByte == UInt8(ascii: ",") {
            position &+= 1
            ahead >>= 8
            skipWhiteSpace(&position, &ahead, document)
            continue element
          }
          guard ahead.lowestByte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
            next = .afterValue
            throw document.missing(isObject ? .memberEnd : .elementEnd, at: position)
          }
          position &+= 1
          depth &-= 1
          container = tape.close(container, isWide: isWide)
          isObject = tape.isObject(container)
          ahead = document.fourBytes(at: position)
        }
        break
      }
      next = .afterValue
      skipWhiteSpace(&position, &ahead, document)
      guard position == document.count else { throw document.failure(.trailing, at: position) }
    } catch {
      (self.step, self.position, self.depth) = (next, position, depth)
      (self.container, self.isObject) = (container, isObject)
      self.tape = consume tape
      throw error
    }
    (self.step, self.position, self.depth) = (next, position, depth)
    (self.container, self.isObject) = (container, isObject)
    self.tape = consume tape
  }

  /// Goes on where the last scan paused, and returns what is expected there.
  @inline(never)
  private mutating func resume(
    _ position: inout Int, _ tape: inout Tape
  ) throws(MalformedJSON) -> Step {
    if let token = interrupted {
      step = try finish(token, &position, &tape) ? .colon : .afterValue
      interrupted = nil
    }
    var ahead = document.fourBytes(at: position)
    skipWhiteSpace(&position, &ahead, document)
    guard position < document.count || step != .value || depth > 0 else {
      throw document.failure(.onlyWhiteSpace, at: position)
    }
    // A container that was opened at the end of the document may be empty.
    let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let isEmpty = depth > 0 && ahead.lowestByte == bracket && tape.isEmpty(container)
    return isEmpty ? .afterValue : step
  }

  /// Calls `body` with the entries on the tape.
  func withEntries<Result>(_ body: (UnsafeMutablePointer<TapeEntry>, Int) -> Result) -> Result {
    switch tape {
    case .some(let tape): return unsafe body(tape.entries, tape.count)
    case .none: preconditionFailure("a scan is running")
    }
  }

  /// Removes entries from the end of the tape.
  mutating func removeLastEntries(_ count: Int) {
    var tape = takeTape()
    tape.removeLast(count)
    self.tape = consume tape
  }

  private mutating func takeTape() -> Tape {
    guard let tape = tape.take() else { preconditionFailure("a scan is running") }
    return tape
  }
}

extension TapeScanner {
  /// One space is common, and longer white space is often indentation.
  ///
  /// `@inline(__always)`: a call takes longer than the space.
  @inline(__always)
  private mutating func skipWhiteSpace(
    _ position: inout Int, _ ahead: inout UInt32, _ document: Document
  ) {
    assert(ahead.lowestByte == document.byte(at: position) ?? 0)
    guard ahead.lowestByte <= 0x20 else { return }
    if ahead.lowestByte == 0x20, (ahead >> 8).lowestByte > 0x20 {
      position &+= 1
      ahead >>= 8
    } else {
      position = whiteSpace.end(at: position, in: document)
      ahead = document.fourBytes(at: position)
    }
  }
}
