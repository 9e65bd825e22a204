/// The names in a Swift source that it declares at top level or as members, and those that it uses.
///
/// Comments and the text of strings do not count; what is interpolated does. Regex literals are not
/// understood.
struct SwiftWords {
  /// Types, macros and functions that other files can see.
  private(set) var declared: Set<String> = []
  /// Every word that is not the name of a member after a point.
  private(set) var used: Set<String> = []
  /// Members that other files can see, of types and extensions at top level.
  private(set) var declaredMembers: Set<String> = []
  /// Every word that is the name of a member after a point.
  private(set) var usedMembers: Set<String> = []

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// The words of the statement so far, at top level and among members.
  private var statement: [String] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    readCode(toParenthesis: false)
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "macro", "func",
  ]

  private static let hiding: Set<String> = ["private", "fileprivate"]

  private static let declaringMembers: Set<String> = ["func", "var", "let", "case"]

  private mutating func readCode(toParenthesis isInterpolated: Bool) {
    var parentheses = 0
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readString(pounds: 0)
      case UInt8(ascii: "#") where pounds().isString:
        let count = pounds().count
        index += count
        readString(pounds: count)
      case _ where Self.isWord(byte): readWord()
      default:
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if "\n;{}".utf8.contains(byte) { statement = [] }
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        index += 1
        if isInterpolated, parentheses < 0 { return }
      }
    }
  }

  private mutating func readWord() {
    let start = index
    while let byte = byte(), Self.isWord(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !("0"..."9" ~= word.unicodeScalars.first ?? "0") else { return }
    let isMember =
      start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      && !(start > 1 && bytes[start - 2] == UInt8(ascii: "."))
    if isMember { usedMembers.insert(word) } else { used.insert(word) }
    guard depth < 2 else { return }
    if let keyword = statement.last, !statement.contains(where: Self.hiding.contains) {
      if depth == 0, Self.declaring.contains(keyword) { declared.insert(word) }
      if depth == 1, Self.declaringMembers.contains(keyword) { declaredMembers.insert(word) }
    }
    statement.append(word)
  }

  /// Reads a string from its first quotation mark to behind its last.
  private mutating func readString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    let quotes = isLong ? 3 : 1
    index += quotes
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), pounds, at: 1) {
        index += 1 + pounds
        let escaped = self.byte()
        index += 1
        if escaped == UInt8(ascii: "(") { readCode(toParenthesis: true) }
      } else if has(quote, quotes, at: 0), has(UInt8(ascii: "#"), pounds, at: quotes) {
        index += quotes + pounds
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// How many number signs are here, and whether a string follows them.
  private func pounds() -> (count: Int, isString: Bool) {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return (count, byte(count) == UInt8(ascii: "\""))
  }

  private func has(_ wanted: UInt8, _ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == wanted }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
