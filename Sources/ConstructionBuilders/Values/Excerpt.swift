/// Writes the beginning of a value as compact JSON, with members in the order of their keys.
///
/// The excerpt of a value is the same from bytes and from a dictionary. A large value costs one
/// pass over its outermost level.
struct Excerpt {
  private(set) var text = ""
  private var room = FoundValue.longestExcerpt + 1

  /// The excerpt of a value.
  static func of(_ node: borrowing JSONNode) -> String {
    var excerpt = Excerpt()
    excerpt.write(node)
    return excerpt.text
  }

  private mutating func write(_ node: borrowing JSONNode) {
    // Arrays in each other take stack.
    guard room > 0 else { return }
    switch node.kind {
    case .null: write("null")
    case .boolean: write(node.boolean == true ? "true" : "false")
    case .number: write(node.number?.digits ?? "")
    case .string: writeQuoted(node.string ?? "")
    case .array: writeArray(node)
    case .object: writeObject(node)
    case .other: write((text.isEmpty ? "" : "value ") + node.descriptionOfOther)
    }
  }

  private mutating func writeArray(_ node: borrowing JSONNode) {
    write("[")
    var isFirst = true
    _ = node.visitElements { element in
      if !isFirst { write(", ") }
      isFirst = false
      write(element)
      return room > 0
    }
    write("]")
  }

  private mutating func writeObject(_ node: borrowing JSONNode) {
    write("{")
    let keys = firstKeys(of: node)
    _ = node.withFields { fields in
      for (index, key) in keys.enumerated() where room > 0 {
        if index > 0 { write(", ") }
        _ = fields.withMember(JSONKey(key)) { member in
          if !member.hasNoKey {
            writeQuoted(key)
            write(": ")
          }
          write(member)
        }
      }
    }
    write("}")
  }

  /// The keys that can appear in an excerpt: a member takes at least six characters of it.
  private func firstKeys(of node: borrowing JSONNode) -> [String] {
    let most = FoundValue.longestExcerpt / 6 + 1
    var keys: [String] = []
    node.forEachMember { key, _ in
      if keys.count == most, let last = keys.last, !keyPrecedes(key, last) { return }
      // A long key fills the excerpt, so a duplicate of it is never seen. Comparing it would take a
      // time that grows with the square of the number of a letter's combining marks.
      guard key.utf8.count > 512 || !keys.contains(where: { $0.utf8.count <= 512 && $0 == key })
      else {
        return
      }
      let index = keys.firstIndex { keyPrecedes(key, $0) } ?? keys.endIndex
      keys.insert(key, at: index)
      if keys.count > most { keys.removeLast() }
    }
    return keys
  }

  private mutating func writeQuoted(_ string: String) {
    write("\"")
    for scalar in string.unicodeScalars {
      guard room > 0 else { return }
      var escaped = ""
      JSONText.append(scalar, to: &escaped)
      write(escaped)
    }
    write("\"")
  }

  private mutating func write(_ piece: String) {
    guard room > 0 else { return }
    let scalars = piece.unicodeScalars.prefix(room)
    text.unicodeScalars.append(contentsOf: scalars)
    room -= scalars.count
  }
}
