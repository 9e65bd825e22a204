/// Finds the duplicate keys of a JSON text. A `JSONValue` keeps only the last member of each key.
struct DuplicateKeys: Capturable, Equatable {
  private var found: [FieldPath] = []

  /// The path of each member that repeats an earlier key, in the order of the text.
  static func paths(in text: String) -> [FieldPath] {
    (try? JSONRoot<DuplicateKeys>(json: text))?.value?.found ?? []
  }

  static func capture(_ node: JSONNode) -> Captured<DuplicateKeys> {
    var search = DuplicateKeys()
    search.pass(node, FieldPath())
    return Captured(search)
  }

  private mutating func pass(_ node: borrowing JSONNode, _ path: FieldPath) {
    var keys: Set<String> = []
    var search = self
    node.forEachMember { key, value in
      let place = path + .key(key)
      if !keys.insert(key).inserted { search.found.append(place) }
      search.pass(value, place)
    }
    var index = 0
    _ = node.visitElements { element in
      search.pass(element, path + .index(index))
      index += 1
      return true
    }
    self = search
  }
}
