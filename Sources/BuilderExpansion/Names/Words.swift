/// The words of a name in camel case.
///
/// A word begins at a capital after a small letter or a digit, and at the last of several capitals
/// where a small letter follows. Digits belong to the word before them, and so does the `s` of
/// `URLs`.
///
/// ```
/// i m a g e U R L s F o r H T M L 5 P l a y e r
/// image    |URLs  |For  |HTML5     |Player
/// ```
package struct Words {
  package private(set) var words: [String] = []
  /// Underscores before the first word and after the last one.
  private var leading = ""
  private var trailing = ""

  package init(_ name: String) {
    let characters = Array(name)
    let isSeparator: (Character) -> Bool = { $0 == "_" || $0 == "-" || $0 == " " }
    leading = String(characters.prefix { $0 == "_" })
    trailing =
      leading.count == characters.count ? "" : String(characters.reversed().prefix { $0 == "_" })
    var word = ""
    for index in characters.indices {
      let character = characters[index]
      if isSeparator(character) {
        take(&word)
        continue
      }
      if Self.beginsWord(index, in: characters) { take(&word) }
      word.append(character)
    }
    take(&word)
  }

  func joined(by separator: String) -> String {
    leading + words.joined(separator: separator) + trailing
  }

  private mutating func take(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  private static func beginsWord(_ index: Int, in name: [Character]) -> Bool {
    guard index > 0, name[index].isUppercase else { return false }
    guard name[index - 1].isUppercase else { return true }
    guard index + 1 < name.count, name[index + 1].isLowercase else { return false }
    return !isPlural(index + 1, in: name)
  }

  /// Whether the small letter at `index` is an `s` that ends its word.
  private static func isPlural(_ index: Int, in name: [Character]) -> Bool {
    guard name[index] == "s" else { return false }
    return index + 1 == name.count || !name[index + 1].isLowercase
  }
}
