import ConstructionBuilders

/// Whether an object of a document has a key twice, as far as there are objects and keys.
enum RepeatedKeys {
  static func occur(in bytes: [UInt8]) -> Bool {
    var objects: [Set<String>] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): objects.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = objects.popLast()
      case UInt8(ascii: "\""):
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { return false }
        let rest = bytes[(position + 1)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard rest.first == UInt8(ascii: ":"), !objects.isEmpty else { break }
        let text = try? JSONRoot<String>(json: Array(bytes[start...position])).value
        guard objects[objects.count - 1].insert(text ?? "").inserted else { return true }
      default: break
      }
      position += 1
    }
    return false
  }
}
