internal import ConstructionBuilders

/// What is written in place of a value: what was sent, with something else in it, or a new value.
///
/// What was sent is named by its place, so the same place may be written several times: as a copy.
indirect enum Change {
  /// The bytes at a place, as they were sent.
  case sent(Place)
  /// A value that was not sent.
  case value(JSONValue)
  /// An object with other members; without a place, a new one.
  case object(Place?, [Member])
  /// An array of these elements; without a place, a new one.
  case array(Place?, [Change])
  /// Something else in place of what was sent, in an array that stays as it is around it.
  case replaced(Place, Change)
  /// A string that holds a document as JSON.
  case embedded(Change)

  /// A member that is set, or removed if there is no value.
  struct Member {
    let key: String
    let value: Change?
  }
}

/// Changes at the ends of paths that begin in one object.
struct Changes {
  private var steps: [(component: FieldPath.Component, changes: Changes)] = []

  /// What is written here; nil if the changes are further in.
  private var end: End?

  private enum End {
    case set(Change)
    case removed
  }

  var isEmpty: Bool { end == nil && steps.isEmpty }

  /// Adds a change. Nil removes the value.
  ///
  /// It is refused if there is a different one at the same place, or one around it or in it.
  mutating func add(_ change: Change?, at path: FieldPath) throws(Refusal) {
    guard take(change, at: path.components[...]) else {
      throw Refusal("another field that reads the same place was changed, too", at: path)
    }
  }

  /// Whether the value at a path is replaced or removed, by itself or with what is around it.
  func replaces(_ path: FieldPath) -> Bool { changes(nearest: path).changes.end != nil }

  /// Whether something further in than a path is changed.
  func isWritten(within path: FieldPath) -> Bool {
    let last = changes(nearest: path)
    return last.isAtEnd && !last.changes.steps.isEmpty
  }

  /// The changes at a path, or where the way to it ends.
  private func changes(nearest path: FieldPath) -> (changes: Changes, isAtEnd: Bool) {
    var changes = self
    for component in path.components {
      guard let next = changes.steps.first(where: { $0.component == component }) else {
        return (changes, false)
      }
      changes = next.changes
    }
    return (changes, true)
  }

  /// Returns whether there is no other change.
  private mutating func take(_ change: Change?, at path: ArraySlice<FieldPath.Component>) -> Bool {
    if case .set(.value(let value))? = end, path.isEmpty, case .value(value)? = change {
      return true
    }
    if case (.removed?, nil) = (end, change), path.isEmpty { return true }
    guard end == nil else { return false }
    guard let step = path.first else {
      guard steps.isEmpty else { return false }
      end = change.map(End.set) ?? .removed
      return true
    }
    if let index = steps.firstIndex(where: { $0.component == step }) {
      return steps[index].changes.take(change, at: path.dropFirst())
    }
    var inner = Changes()
    let isAdded = inner.take(change, at: path.dropFirst())
    steps.append((step, inner))
    return isAdded
  }

  /// What is written in place of a value. Nil removes it.
  ///
  /// - Parameter place: Where the value was sent; nil if it was not.
  func change(at place: Place?) throws(Refusal) -> Change? {
    switch end {
    case .set(let change): return change
    case .removed: return nil
    case nil: break
    }
    guard !steps.isEmpty else { return place.map(Change.sent) }
    guard let place, place.kind != .null else { return try newContainer }
    switch place.kind {
    case .object where !isIndexed || place.isNumbered: return try object(at: place)
    // PHP writes an empty object like this.
    case .array where !isIndexed && place.children.isEmpty: return try newContainer
    case .array where isIndexed: return try array(at: place)
    case .array where place.children.count == 1:
      let element = place.place(of: place.children[0])
      guard element.kind == .object else { break }
      // It stands for its array.
      return .array(place, [try change(at: element) ?? .value(.null)])
    case .string:
      if let embedded = place.embedded, !isIndexed || embedded.kind == .array {
        return try change(at: embedded).map(Change.embedded)
      }
    default: break
    }
    if steps.count == 1, steps[0].component == .index(0) {
      // A single element stands for its array.
      return try steps[0].changes.change(at: place) ?? .value(.null)
    }
    throw Refusal("the path leads through a value of the type \(place.kind)")
  }

  /// Whether the first step of each is an index.
  private var isIndexed: Bool {
    steps.allSatisfy { if case .index = $0.component { true } else { false } }
  }

  private func object(at place: Place?) throws(Refusal) -> Change {
    var members: [Change.Member] = []
    for (component, changes) in steps {
      let key =
        switch component {
        case .key(let key): key
        case .index(let index): String(index)
        }
      let member = place?.member(key)
      let value = try Refusal.under(FieldPath([component])) { () throws(Refusal) in
        try changes.change(at: member)
      }
      members.append(Change.Member(key: key, value: value))
    }
    return .object(place, members)
  }

  private func array(at place: Place?) throws(Refusal) -> Change {
    let sent = place.map { $0.children.map($0.place) } ?? []
    var elements = sent.map(Change.sent)
    for (component, changes) in steps {
      guard case .index(let index) = component else { continue }
      guard 0..<Self.mostElements ~= index else {
        throw Refusal("the index is negative, or too large to be filled")
      }
      let value = try Refusal.under(FieldPath([component])) { () throws(Refusal) in
        try changes.change(at: index < sent.count ? sent[index] : nil)
      }
      while elements.count <= index { elements.append(.value(.null)) }
      // Without it, the others would move up.
      elements[index] = value ?? .value(.null)
    }
    return .array(place, elements)
  }

  /// The steps of a path that was not there.
  private var newContainer: Change {
    get throws(Refusal) { isIndexed ? try array(at: nil) : try object(at: nil) }
  }

  /// An array is filled with null up to its element, so a large index takes much memory.
  private static let mostElements = 100_000
}
