/// The letters of a language, and how it makes words and sentences of them.
struct Script {
  /// The alphabets; all letters of a word are of one of them. One that is there twice is picked
  /// twice as often, and so is a range of letters.
  let alphabets: [[ClosedRange<Int>]]
  let letters: ClosedRange<Int>
  /// What is between words.
  let space: String
  /// What ends a sentence, and what else divides it.
  let stops: [String]
}

extension Script {
  /// One byte a letter.
  static let english = Script(
    alphabets: [[0x61...0x7A]], letters: 2...9, space: " ", stops: [". ", ", ", "? ", ": "])

  /// One byte a letter, but two for one of twenty.
  static let french = Script(
    alphabets: [Array(repeating: 0x61...0x7A, count: 19) + [0xE0...0xF6]], letters: 2...9,
    space: " ", stops: [". ", ", ", "! ", " – "])

  /// Two bytes a letter.
  static let russian = Script(
    alphabets: [[0x430...0x44F]], letters: 1...10, space: " ", stops: [". ", ", ", "! ", " — "])

  /// Two bytes a letter.
  static let greek = Script(
    alphabets: [[0x3B1...0x3C9]], letters: 2...9, space: " ", stops: [". ", ", ", "; ", "· "])

  /// Three bytes a letter, with spaces.
  static let korean = Script(
    alphabets: [[0xAC00...0xD7A3]], letters: 2...5, space: " ", stops: [". ", ", ", "! "])

  /// Three bytes a letter, without spaces: Hiragana, kanji, and sometimes Katakana.
  static let japanese = Script(
    alphabets: [
      [0x3042...0x3093], [0x3042...0x3093], [0x4E00...0x8FFF], [0x4E00...0x8FFF], [0x30A2...0x30F3],
    ], letters: 1...4, space: "", stops: ["、", "。", "！", "…", "・"])
}
