/// Words, texts and numbers. The end of a document that is still arriving can interrupt them.
extension TapeScanner {
  /// Scans `true`, `false` or `null` from its first character.
  func scanWord(
    from start: Int, _ document: Document
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    let word = document.fourBytes(at: start)
    if start &+ 5 < document.count {
      if word == .true { return (start &+ 4, .true) }
      if word == .null { return (start &+ 4, .null) }
      if document.byte(at: start) == UInt8(ascii: "f"),
        document.fourBytes(at: start &+ 1) == .alse
      {
        return (start &+ 5, .false)
      }
    }
    return try scanLastWord(from: start)
  }

  /// Scans a word that is at the end of the document, or is none.
  ///
  /// Before the document is complete, it has to be seen that the word ends there.
  @inline(never)
  private func scanLastWord(
    from start: Int
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    let end: Int
    let kind: TapeEntry.Kind
    switch document.byte(at: start) {
    case UInt8(ascii: "t"): (end, kind) = (try document.endOfWord("true", at: start), .true)
    case UInt8(ascii: "f"): (end, kind) = (try document.endOfWord("false", at: start), .false)
    default: (end, kind) = (try document.endOfWord("null", at: start), .null)
    }
    guard end < document.count || isComplete else {
      throw document.failure(.endsEarly(.value), at: end)
    }
    return (end, kind)
  }

  /// Scans a text from its first byte that is not plain ASCII to its closing quotation mark.
  mutating func scanText(
    from end: Int, start: Int, isKey: Bool, kind: TapeEntry.Kind = .text
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    var (end, kind) = (end, kind)
    do throws(MalformedJSON) {
      try document.scanText(from: &end, &kind, &textEnds)
    } catch {
      interrupted = .text(start: start, end: end, kind: kind, isKey: isKey)
      throw error
    }
    return (end, kind)
  }

  /// Scans a number from its first character.
  @inline(__always)
  mutating func scanNumber(
    from start: Int, _ document: Document
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    if let number = document.plainNumber(from: start) { return number }
    return try scanLongNumber(from: start)
  }

  /// Scans a number that is long, has an exponent, or is at the end of the document.
  ///
  /// Before the document is complete, a number at its end may continue.
  @inline(never)
  private mutating func scanLongNumber(
    from start: Int
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    do throws(MalformedJSON) {
      let number = try document.scanNumber(from: start)
      if number.end < document.count || isComplete { return number }
      throw document.failure(.endsEarly(.value), at: number.end)
    } catch {
      interrupted = .number(start: start, end: document.count)
      throw error
    }
  }

  /// Finishes a text or a number that was interrupted. Returns whether it is a key.
  mutating func finish(
    _ token: Token, _ position: inout Int, _ tape: inout Tape
  ) throws(MalformedJSON) -> Bool {
    switch token {
    case .text(let start, let scanned, let kind, let isKey):
      let (end, kind) = try scanText(
        from: textEnds.next(at: scanned), start: start, isKey: isKey, kind: kind)
      tape.makeRoom()
      if isKey, kind == .text, end - start < TapeEntry.longName {
        let hash = document.nameHash(from: start, to: end)
        tape.append(TapeEntry(nameOfLength: end - start, hash: hash, offset: start))
      } else {
        tape.append(kind, extent: end - start, offset: start)
      }
      position = end + 1
      return isKey
    case .number(let start, var scanned):
      let known = scanned
      while let next = document.byte(at: scanned), isOfNumber(next) { scanned += 1 }
      // Digits that follow digits need not be looked at again: a number can be long.
      let isSettled = scanned < document.count || isComplete || hasSign(from: known, to: scanned)
      guard isSettled || scanned - start < 4 else { throw interrupt(start, scanned) }
      let (end, kind) = try number(from: start)
      guard end < document.count || isComplete else { throw interrupt(start, scanned) }
      tape.makeRoom()
      tape.append(kind, extent: end - start, offset: start)
      position = end
      return false
    }
  }

  /// A number from its first character. An early end is an interruption.
  private mutating func number(
    from start: Int
  ) throws(MalformedJSON) -> (end: Int, kind: TapeEntry.Kind) {
    do throws(MalformedJSON) {
      return try document.scanNumber(from: start)
    } catch {
      throw error.isEarlyEnd && !isComplete ? interrupt(start, document.count) : error
    }
  }

  /// Keeps the place of a number that may continue.
  private mutating func interrupt(_ start: Int, _ end: Int) -> MalformedJSON {
    interrupted = .number(start: start, end: end)
    return document.failure(.endsEarly(.value), at: end)
  }

  /// Whether there is something else than a digit in a part of a number. A number has four at most.
  private func hasSign(from start: Int, to end: Int) -> Bool {
    (start..<end).contains { unsafe document.bytes[$0] &- UInt8(ascii: "0") > 9 }
  }

  /// Whether a byte can be part of a number.
  private func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
