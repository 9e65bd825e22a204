import Foundation

/// What a JSON document consists of.
struct DocumentShape: Encodable {
  let workload: String
  private(set) var bytes = 0
  /// Bytes between the tokens.
  private(set) var whiteSpace = 0
  private(set) var bytesBeyondASCII = 0
  private(set) var objects = 0
  private(set) var members = 0
  private(set) var arrays = 0
  /// Backslashes that begin an escape.
  private(set) var escapes = 0
  private(set) var levels = 0
  private(set) var strings = 0
  /// Of the strings that are not ASCII alone.
  private(set) var characters = 0
  private(set) var charactersBeyondASCII = 0
}

extension DocumentShape {
  /// - Parameter document: Valid JSON.
  init(of document: Data, workload: String) {
    self.workload = workload
    bytes = document.count
    var level = 0
    var rest = document[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        whiteSpace += 1
      case UInt8(ascii: "{"):
        objects += 1
        level += 1
      case UInt8(ascii: "["):
        arrays += 1
        level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ":"): members += 1
      case UInt8(ascii: "\""): countString(at: &rest)
      default: break
      }
      levels = max(levels, level)
    }
  }

  private mutating func countString(at rest: inout Data) {
    var all = 0
    var leads = 0
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        escapes += 1
        rest.removeFirst()
      }
      if byte >= 0x80 { bytesBeyondASCII += 1 }
      if byte & 0xC0 != 0x80 { all += 1 }
      if byte >= 0xC0 { leads += 1 }
    }
    strings += 1
    if leads > 0 {
      characters += all
      charactersBeyondASCII += leads
    }
  }
}

extension DocumentShape {
  /// As a row of the table.
  var row: [String] {
    func part(_ count: Int, of whole: Int) -> String {
      whole == 0 ? "–" : Figures.percent(Double(count) / Double(whole))
    }
    let perObject = objects == 0 ? nil : Double(members) / Double(objects)
    return [
      workload, Figures.kilobytes(bytes), part(whiteSpace, of: bytes),
      part(bytesBeyondASCII, of: bytes), part(charactersBeyondASCII, of: characters),
      Figures.whole(strings), Figures.whole(escapes), Figures.whole(objects),
      Figures.whole(arrays), Figures.decimal(perObject, digits: 1), Figures.whole(levels),
    ]
  }
}
