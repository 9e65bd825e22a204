import ConstructionBuilders

extension JSONNode {
  /// Calls `body` with each value at a path.
  ///
  /// - Returns: Whether the path leads somewhere: to a value, or to an array without elements.
  func forEachValue(at path: ArraySlice<Step>, _ body: (borrowing JSONNode) -> Void) -> Bool {
    guard let step = path.first else {
      body(self)
      return true
    }
    let rest = path.dropFirst()
    var (count, isThere) = (0, false)
    switch step {
    case .elements:
      forEachElement { element in
        count += 1
        if element.forEachValue(at: rest, body) { isThere = true }
      }
      return isThere || kind == .array && count == 0
    case .members:
      forEachMember { _, member in
        count += 1
        if member.forEachValue(at: rest, body) { isThere = true }
      }
      return isThere || kind == .object && count == 0
    // No path of a person has one.
    case .variant, .untold, .position, .content: return false
    case .key(let key):
      forEachMember { name, member in
        if ExactText(name) == ExactText(key), member.forEachValue(at: rest, body) { isThere = true }
      }
      return isThere
    }
  }
}
