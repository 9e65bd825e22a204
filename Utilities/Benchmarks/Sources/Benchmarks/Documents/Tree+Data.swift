import Foundation

extension Tree {
  /// The document as UTF-8: compact, or with so many spaces for each level.
  func data(indentation: Int? = nil) -> Data {
    var writer = TreeWriter(indentation: indentation)
    writer.write(self, level: 0)
    return Data(writer.bytes)
  }
}

private struct TreeWriter {
  let indentation: Int?
  var bytes: [UInt8] = []

  init(indentation: Int?) { self.indentation = indentation }

  mutating func write(_ tree: Tree, level: Int) {
    switch tree {
    case .object(let members):
      list(members, "{", "}", level) { writer, member in
        writer.quote(member.key)
        writer.bytes += (writer.indentation == nil ? ":" : ": ").utf8
        writer.write(member.value, level: level + 1)
      }
    case .array(let elements):
      list(elements, "[", "]", level) { $0.write($1, level: level + 1) }
    case .text(let text): quote(text)
    case .number(let digits): bytes += digits.utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, _ level: Int,
    _ write: (inout TreeWriter, Element) -> Void
  ) {
    bytes += opening.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      newLine(level + 1)
      write(&self, element)
    }
    if !elements.isEmpty { newLine(level) }
    bytes += closing.utf8
  }

  private mutating func newLine(_ level: Int) {
    guard let indentation else { return }
    bytes += "\n".utf8
    bytes += Array(repeating: UInt8(ascii: " "), count: level * indentation)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
