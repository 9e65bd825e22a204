/// Invented prose. It means nothing, but has words, sentences and characters like real texts.
extension SplitMix64 {
  /// A word.
  mutating func word(of script: Script) -> String {
    let alphabet = pick(script.alphabets)
    return letters(int(script.letters), of: alphabet)
  }

  /// Sentences of so many characters, or a few less.
  ///
  /// - Parameter ascii: How many of a hundred words are in ASCII, as names and quotations are.
  mutating func prose(_ count: Int, in script: Script, ascii: Int = 0) -> String {
    var text = ""
    var rest = count
    while rest > 0 {
      let piece = chance(ascii) ? inAscii(after: script) : inWriting(of: script)
      guard piece.unicodeScalars.count <= rest else { break }
      rest -= piece.unicodeScalars.count
      text += piece
    }
    return text
  }

  /// So many letters or digits, as in short links.
  mutating func token(_ count: Int) -> String {
    letters(count, of: [0x30...0x39, 0x41...0x5A, 0x61...0x7A])
  }

  /// One of the faces and gestures that need four bytes.
  mutating func emoji() -> String { letters(1, of: [0x1F600...0x1F64F]) }

  private mutating func inWriting(of script: Script) -> String {
    let ending =
      switch int(1...100) {
      case ...1: emoji()
      case ...20: pick(script.stops)
      default: script.space
      }
    return word(of: script) + ending
  }

  private mutating func inAscii(after script: Script) -> String {
    let words = (0..<int(1...3)).map { _ in word(of: .english) }.joined(separator: " ")
    return (script.space.isEmpty ? " " : "") + words + " "
  }

  private mutating func letters(_ count: Int, of ranges: [ClosedRange<Int>]) -> String {
    var text = ""
    for _ in 0..<count {
      guard let letter = Unicode.Scalar(UInt32(int(pick(ranges)))) else { continue }
      text.unicodeScalars.append(letter)
    }
    return text
  }
}
