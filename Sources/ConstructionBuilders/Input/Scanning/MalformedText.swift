/// The bytes around a place that is wrong.
struct MalformedText: ~Escapable {
  let bytes: Span<UInt8>

  @_lifetime(copy bytes)
  init(bytes: Span<UInt8>) { self.bytes = bytes }

  func has(_ text: [UInt8], at offset: Int) -> Bool {
    bytes.array(offset..<offset + text.count) == text
  }

  func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

  /// The ASCII letters, digits and underscores from `start` on, at most as many as an excerpt has.
  func word(from start: Int) -> String {
    var end = start
    while end < bytes.count, MalformedFound.isOfWord(bytes[end]),
      end - start < FoundValue.longestExcerpt
    { end += 1 }
    return String(decoding: bytes.array(start..<end), as: UTF8.self)
  }

  func word(before end: Int) -> String {
    var start = end
    while start > 0, MalformedFound.isOfWord(bytes[start - 1]),
      end - start < FoundValue.longestExcerpt
    {
      start -= 1
    }
    return word(from: start)
  }

  /// The words for the end of a container right after a comma.
  func trailingComma(at offset: Int) -> String? {
    guard has("]", at: offset) || has("}", at: offset) else { return nil }
    var before = offset - 1
    while before >= 0, WhiteSpace.contains(bytes[before]) { before -= 1 }
    guard before >= 0, bytes[before] == UInt8(ascii: ",") else { return nil }
    return "found a trailing comma, which JSON does not have"
  }

  /// The words for what other notations have and JSON does not, and for what is no part of the
  /// document.
  func otherSyntax(at offset: Int, isInside: Bool = true) -> String? {
    if ["//", "/*", "#", "<!--"].contains(where: { has($0, at: offset) }) {
      return "found a comment, which JSON does not have"
    }
    if has("'", at: offset) {
      return "found a single quotation mark, where JSON has double ones"
    }
    if ["“", "”", "„", "‘", "’"].contains(where: { has($0, at: offset) }) {
      return "found a typographic quotation mark, where JSON has plain ones"
    }
    if has("+", at: offset) { return "found '+', but a JSON number cannot start with it" }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if has(".", at: offset), UInt8(ascii: "0")...UInt8(ascii: "9") ~= next {
      return "found '.', but a JSON number cannot start with it"
    }
    return addition(at: offset, isInside: isInside).map { "found \($0)" }
  }

  /// The name of a format that begins with bytes of its own.
  private var binaryFormat: String? {
    let formats: [([UInt8], String)] = [
      ([0x1F, 0x8B], "compressed with gzip"),
      ([0x28, 0xB5, 0x2F, 0xFD], "compressed with Zstandard"),
      ([0x78, 0x01], "compressed with zlib"), ([0x78, 0x5E], "compressed with zlib"),
      ([0x78, 0x9C], "compressed with zlib"), ([0x78, 0xDA], "compressed with zlib"),
      ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
      ([0x25, 0x50, 0x44, 0x46, 0x2D], "a PDF document"),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
      ([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74], "a binary property list"),
    ]
    return formats.first { has($0.0, at: 0) }?.1
  }

  /// The sentence about a body that is another format, or that begins with something else.
  ///
  /// - Parameter start: Where the body begins, behind white space.
  func sentenceOfBody(from start: Int) -> String? {
    let prefixes = [")]}'", "for(;;);", "for (;;);", "while(1);", "throw 1;"]
    if let prefix = prefixes.first(where: { has($0, at: start) }) {
      return "the body begins with \(prefix) before the JSON"
    }
    let nature: String?
    if start == 0, let binaryFormat {
      nature = "is \(binaryFormat)"
    } else if isCall(at: start) {
      nature = "is JSONP, the call of a function"
    } else {
      nature = addition(at: start, isInside: false).map {
        $0 == Self.html || $0 == Self.markup ? "is \($0)" : "begins with \($0)"
      }
    }
    return nature.map { "the body \($0), expected a JSON value" }
  }

  private func isCall(at start: Int) -> Bool {
    // An empty comment keeps browsers from taking the text for a program of another kind.
    let name = has("/**/ ", at: start) ? start + 5 : has("/**/", at: start) ? start + 4 : start
    var end = name
    while end < bytes.count, MalformedFound.isOfName(bytes[end]), end - name < 100 { end += 1 }
    guard end > name, name == start else { return end > name }
    let open = skippingWhiteSpace(from: end)
    let argument = skippingWhiteSpace(from: open + 1)
    return has("(", at: open) && ["{", "[", "\""].contains { has($0, at: argument) }
  }

  private func skippingWhiteSpace(from start: Int) -> Int {
    var end = start
    while end < bytes.count, WhiteSpace.contains(bytes[end]), end - start < 10 { end += 1 }
    return end
  }
}

/// What senders add to a document by mistake.
extension MalformedText {
  private static let html = "HTML"
  private static let markup = "markup, such as HTML or XML"

  /// What is no part of the document, before it, behind it, or inside.
  func addition(at offset: Int, isInside: Bool) -> String? {
    if has("```", at: offset) { return "a Markdown code fence" }
    if isMessageOfPHP(at: offset, isInside: isInside) { return "a message as PHP writes it" }
    let isMarkup =
      has("<", at: offset)
      && (["!", "?", "/"].contains { has($0, at: offset + 1) } || !word(from: offset + 1).isEmpty)
    return isMarkup ? isHTML(at: offset) ? Self.html : Self.markup : nil
  }

  /// Whether PHP reports something here: `<br />`, a line feed, `<b>Warning</b>:  …`, or without
  /// the tags. Inside a document, those without could be keys that have no quotation marks.
  private func isMessageOfPHP(at offset: Int, isInside: Bool) -> Bool {
    var start = offset
    for part in ["<br />", "\r", "\n", "<b>", "PHP "] where has(part, at: start) {
      start += part.utf8.count
    }
    let kinds = ["Warning", "Notice", "Deprecated", "Fatal error", "Parse error"]
    return kinds.contains {
      has("\($0)</b>:", at: start) || !isInside && has("\($0):", at: start)
    }
  }

  /// Whether markup begins as HTML does.
  private func isHTML(at offset: Int) -> Bool {
    let start = offset + (has("</", at: offset) ? 2 : 1)
    let tag = word(from: start).lowercased()
    // Markup that is no tag is XML but for this one.
    return tag.isEmpty ? isDoctypeOfHTML(at: offset) : Self.tags.contains(tag)
  }

  private func isDoctypeOfHTML(at offset: Int) -> Bool {
    let opening = bytes.array(offset..<offset + 14)
    return String(decoding: opening, as: UTF8.self).lowercased() == "<!doctype html"
  }

  private static let tags = [
    "html", "head", "body", "script", "div", "span", "p", "pre", "br", "b", "hr", "h1", "h2",
    "center", "font", "table",
  ]
}
