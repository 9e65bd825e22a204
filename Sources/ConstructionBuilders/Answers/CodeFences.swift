/// The code fences of Markdown in a text.
struct CodeFences {
  private(set) var all: [Fence] = []

  struct Fence {
    /// Where its first line begins.
    let start: Int
    /// What stands between its lines, or up to the end of the text if the last one is missing.
    let content: Range<Int>
    /// The first word behind its first mark, such as `swift`, in small letters. Empty if there is
    /// none, or if it may be anything else.
    let language: String

    var isOfJSON: Bool { language.hasPrefix("json") }

    /// Whether it is of code that is no JSON. Markdown can have JSON in it.
    var isOfOtherLanguage: Bool {
      !isOfJSON && !["", "md", "markdown", "text", "txt"].contains(language)
    }
  }

  /// A line that may begin or end a fence.
  private struct Mark {
    let byte: UInt8
    let length: Int
    /// The first word behind it.
    let word: ArraySlice<UInt8>
    /// Whether nothing stands behind it.
    var isBare: Bool { word.isEmpty }

    var language: String {
      guard word.count <= 20, word.allSatisfy(Self.isOfNames) else { return "" }
      return String(decoding: word, as: UTF8.self).lowercased()
    }

    private static func isOfNames(_ byte: UInt8) -> Bool {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      return letters.contains(byte | 0x20) || "0123456789+#-.".utf8.contains(byte)
    }
  }

  init(in bytes: [UInt8]) {
    var open: (start: Int, content: Int, mark: Mark)?
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(where: Self.endsLine) ?? bytes.count
      let mark = Self.mark(in: bytes[line..<end])
      if let fence = open {
        if let mark, mark.isBare, mark.byte == fence.mark.byte, mark.length >= fence.mark.length {
          let content = min(fence.content, line)..<line
          all.append(
            Fence(start: fence.start, content: content, language: fence.mark.language))
          open = nil
        }
      } else if let mark {
        open = (line, min(end + 1, bytes.count), mark)
      }
      line = end + 1
    }
    if let open {
      all.append(
        Fence(
          start: open.start, content: open.content..<bytes.count, language: open.mark.language))
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func mark(in line: ArraySlice<UInt8>) -> Mark? {
    let text = line.drop { WhiteSpace.contains($0) }
    guard let byte = text.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
      return nil
    }
    let rest = text.drop { $0 == byte }
    // Code in a line can begin with as many, and ends in it.
    guard text.count - rest.count >= 3, byte != UInt8(ascii: "`") || !rest.contains(byte) else {
      return nil
    }
    let info = rest.drop { WhiteSpace.contains($0) }
    return Mark(
      byte: byte, length: text.count - rest.count,
      word: info.prefix { !WhiteSpace.contains($0) })
  }
}
