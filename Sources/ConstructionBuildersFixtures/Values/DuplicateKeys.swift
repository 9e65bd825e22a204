import ConstructionBuilders

/// Finds the duplicate keys of a JSON text. A `JSONValue` keeps only the last member of each key.
struct DuplicateKeys {
  private let bytes: [UInt8]
  private var position = 0
  private var path = FieldPath()
  private var found: [FieldPath] = []

  /// The path of each member that repeats an earlier key, in the order of the text.
  ///
  /// - Precondition: The text is JSON.
  static func paths(in bytes: [UInt8]) -> [FieldPath] {
    var search = DuplicateKeys(bytes: bytes)
    search.passValue()
    return search.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func passValue() {
    switch nextByte() {
    case UInt8(ascii: "{"): passObject()
    case UInt8(ascii: "["): passArray()
    case UInt8(ascii: "\""): passString()
    default: while let byte = current, !Self.delimiters.contains(byte) { position += 1 }
    }
  }

  private mutating func passObject() {
    position += 1
    // Keys are equal when their UTF-8 is: other compositions are other keys.
    var keys: Set<[UInt8]> = []
    while let byte = nextByte(), byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: ",") { position += 1 }
      _ = nextByte()
      let start = position
      passString()
      let key = text(of: bytes[start..<position])
      _ = nextByte()
      position += 1
      path.components.append(.key(key))
      if !keys.insert(Array(key.utf8)).inserted { found.append(path) }
      passValue()
      path.components.removeLast()
    }
    position += 1
  }

  private mutating func passArray() {
    position += 1
    var index = 0
    while let byte = nextByte(), byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: ",") { position += 1 }
      path.components.append(.index(index))
      passValue()
      path.components.removeLast()
      index += 1
    }
    position += 1
  }

  private mutating func passString() {
    position += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }

  private func text(of string: ArraySlice<UInt8>) -> String {
    guard case .string(let text)? = try? JSONValue(json: Array(string)) else { return "" }
    return text
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte after whitespace.
  private mutating func nextByte() -> UInt8? {
    while let byte = current, Self.whiteSpace.contains(byte) { position += 1 }
    return current
  }

  private static let whiteSpace = Set(" \t\n\r".utf8)
  private static let delimiters = whiteSpace.union(",]}".utf8)
}
