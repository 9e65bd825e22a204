internal import ConstructionBuilders

/// A document in which parts are changed, one after the other.
///
/// What was sent is looked into only where a change leads. Nodes are kept in one array, and name
/// each other by their indices. So moving one costs the same whatever is in it, and freeing them
/// needs no stack.
struct PatchTree {
  typealias Index = Int

  private var nodes: [Node]

  /// Where each node was sent, whatever is there now; nil if it was not.
  private var origins: [Place?]

  private(set) var root: Index = 0

  /// How many bytes were copied, as far as they would be written.
  private var copied = 0

  /// A patch of some lines could double a document again and again.
  private static let mostCopied = 16 << 20

  enum Node {
    case sent(Place)
    case value(JSONValue)
    case object(Members)
    case array(Place?, [Index])
  }

  struct Members {
    let place: Place?
    var slots: [HashedKey: Slot] = [:]

    /// The keys of members that were looked at or changed, each once.
    var changed: [String] = []
  }

  /// A member, or where one was.
  struct Slot {
    /// The key, to the last code point.
    let key: String
    /// Where the member was sent; nil if it was not.
    let sent: SentText.Child?
    var isRepeated = false
    var node: Index?
    var isThere = true
  }

  init(_ root: Place) { (nodes, origins) = ([.sent(root)], [root]) }

  /// What stands in for a tree that is changed elsewhere.
  init(nothing: Void) { (nodes, origins) = ([], []) }

  subscript(index: Index) -> Node { nodes[index] }

  mutating func add(_ node: Node) -> Index {
    nodes.append(node)
    if case .sent(let place) = node { origins.append(place) } else { origins.append(nil) }
    return nodes.count - 1
  }

  mutating func add(_ value: JSONValue) -> Index { add(.value(value)) }

  mutating func setRoot(_ node: Index) { root = node }

  /// Puts a value in place of another one. An equal one that was sent stays as it was spelled.
  mutating func set(_ node: Index, to value: JSONValue) {
    if case .sent = nodes[node], isSame(node, as: value, exactly: true) { return }
    nodes[node] = .value(value)
  }

  func kind(of node: Index) -> JSONType {
    switch nodes[node] {
    case .sent(let place): place.kind
    case .value(let value): value.kind
    case .object: .object
    case .array: .array
    }
  }
}

/// Members.
extension PatchTree {
  /// Makes the members of an object known.
  private mutating func open(_ object: Index) {
    switch nodes[object] {
    case .sent(let place):
      var members = Members(place: place)
      for child in place.children {
        let key = child.key ?? ""
        var slot = Slot(key: key, sent: child)
        let hashed = HashedKey(key)
        slot.isRepeated = members.slots[hashed] != nil
        members.slots[hashed] = slot
      }
      nodes[object] = .object(members)
    case .value(.object(let inner)):
      var members = Members(place: nil)
      for (key, value) in inner {
        members.slots[HashedKey(key)] = Slot(key: key, sent: nil, node: add(value))
        members.changed.append(key)
      }
      nodes[object] = .object(members)
    default: break
    }
  }

  /// Changes the members of an object in their place.
  private mutating func change<Result>(
    _ object: Index, _ body: (inout Members) -> Result
  ) -> Result? {
    guard case .object(var members) = nodes[object] else { return nil }
    // Otherwise all of them would be copied.
    nodes[object] = .value(.null)
    defer { nodes[object] = .object(members) }
    return body(&members)
  }

  private func slot(_ key: String, of object: Index) throws(Refusal) -> Slot? {
    guard case .object(let members) = nodes[object], let slot = members.slots[HashedKey(key)] else {
      return nil
    }
    guard !slot.isRepeated else { throw Refusal("the key \(JSONText.quoted(key)) is repeated") }
    guard slot.key.utf8.elementsEqual(key.utf8) else {
      throw Refusal(
        "the key \(JSONText.quoted(key)) is there with the same letters, composed differently")
    }
    return slot
  }

  /// The member of an object; nil if there is none.
  mutating func member(_ key: String, of object: Index) throws(Refusal) -> Index? {
    open(object)
    guard let slot = try slot(key, of: object), slot.isThere else { return nil }
    if let node = slot.node { return node }
    guard let sent = slot.sent, let place = place(ofObject: object) else { return nil }
    let node = add(.sent(place.place(of: sent)))
    setSlot(key, of: object) { $0.node = node }
    return node
  }

  /// Where an object was sent. Its members are not held while they are changed, or all of them
  /// would be copied.
  private func place(ofObject object: Index) -> Place? {
    guard case .object(let members) = nodes[object] else { return nil }
    return members.place
  }

  private mutating func setSlot(
    _ key: String, of object: Index, _ body: (inout Slot) -> Void
  ) {
    _ = change(object) { members in
      let hashed = HashedKey(key)
      var slot = members.slots[hashed] ?? Slot(key: key, sent: nil)
      if slot.isThere, slot.node == nil { members.changed.append(key) }
      body(&slot)
      members.slots[hashed] = slot
    }
  }

  /// Sets a member, or adds it.
  mutating func setMember(_ key: String, of object: Index, to node: Index) throws(Refusal) {
    open(object)
    _ = try slot(key, of: object)
    setSlot(key, of: object) { ($0.node, $0.isThere) = (node, true) }
  }

  mutating func removeMember(_ key: String, of object: Index) {
    setSlot(key, of: object) { ($0.node, $0.isThere) = (nil, false) }
  }
}

/// Elements.
extension PatchTree {
  private mutating func elements(of array: Index) -> [Index] {
    switch nodes[array] {
    case .sent(let place):
      let elements = place.children.map { add(.sent(place.place(of: $0))) }
      nodes[array] = .array(place, elements)
      return elements
    case .value(.array(let values)):
      let elements = values.map { add($0) }
      nodes[array] = .array(nil, elements)
      return elements
    case .array(_, let elements): return elements
    default: return []
    }
  }

  mutating func elementCount(of array: Index) -> Int { elements(of: array).count }

  mutating func element(_ index: Int, of array: Index) -> Index { elements(of: array)[index] }

  private mutating func changeElements(of array: Index, _ body: (inout [Index]) -> Void) {
    _ = elements(of: array)
    guard case .array(let place, var elements) = nodes[array] else { return }
    nodes[array] = .value(.null)
    body(&elements)
    nodes[array] = .array(place, elements)
  }

  mutating func insert(_ node: Index, at index: Int, of array: Index) {
    changeElements(of: array) { $0.insert(node, at: index) }
  }

  mutating func removeElement(at index: Int, of array: Index) {
    changeElements(of: array) { $0.remove(at: index) }
  }
}

/// Copies.
extension PatchTree {
  /// Another node with the same value.
  mutating func copy(_ node: Index) throws(Refusal) -> Index { try copy(node, level: 0) }

  private mutating func copy(_ node: Index, level: Int) throws(Refusal) -> Index {
    let copy = try add(content(of: node, copiedAt: level))
    origins[copy] = origins[node]
    return copy
  }

  private mutating func content(of node: Index, copiedAt level: Int) throws(Refusal) -> Node {
    guard level <= .maximumDepth else { throw Refusal.tooDeep }
    // About what the node takes.
    try count(128)
    switch nodes[node] {
    case .sent(let place): try count(place.range.count)
    case .value(let value): try count(value.description.utf8.count)
    case .array(let place, let elements):
      var copies: [Index] = []
      for element in elements { copies.append(try copyOnStack(element, level + 1)) }
      return .array(place, copies)
    case .object(var members):
      for (key, slot) in members.slots where slot.isThere {
        if let sent = slot.sent, slot.node == nil { try count(sent.value.upperBound - sent.start) }
        guard let inner = slot.node else { continue }
        try count(key.text.utf8.count)
        members.slots[key]?.node = try copyOnStack(inner, level + 1)
      }
      return .object(members)
    }
    return nodes[node]
  }

  private mutating func copyOnStack(_ node: Index, _ level: Int) throws(Refusal) -> Index {
    var copier = self
    self = PatchTree(nothing: ())
    defer { self = copier }
    return try Refusal.onStack(frame: 16 << 10) { () throws(Refusal) in
      try copier.copy(node, level: level)
    }
  }

  private mutating func count(_ bytes: Int) throws(Refusal) {
    copied += bytes
    guard copied <= Self.mostCopied else {
      throw Refusal("the patch copies more than \(Self.mostCopied >> 20) MiB")
    }
  }
}

/// What is written.
extension PatchTree {
  /// What is written in place of the document.
  func change() throws(Refusal) -> Change { try change(root, level: 0) }

  private func change(_ node: Index, level: Int) throws(Refusal) -> Change {
    switch nodes[node] {
    case .sent(let place): return .sent(place)
    case .value(let value): return .value(value)
    case .array(let place, let elements):
      var changes: [Change] = []
      changes.reserveCapacity(elements.count)
      for element in elements {
        let change = try inner(element, level)
        changes.append(origins[element].map { .replaced($0, change) } ?? change)
      }
      return .array(place, changes)
    case .object(let members):
      var changes: [Change.Member] = []
      for key in members.changed {
        guard let slot = members.slots[HashedKey(key)] else { continue }
        var value: Change?
        if let node = slot.node { value = try inner(node, level) }
        changes.append(Change.Member(key: key, value: value))
      }
      if changes.isEmpty, let place = members.place { return .sent(place) }
      return .object(members.place, changes)
    }
  }

  private func inner(_ node: Index, _ level: Int) throws(Refusal) -> Change {
    guard level < .maximumDepth else { throw Refusal.tooDeep }
    return try Refusal.onStack(frame: 16 << 10) { () throws(Refusal) in
      try change(node, level: level + 1)
    }
  }
}

extension Refusal {
  static var tooDeep: Refusal {
    Refusal("arrays and objects would be nested deeper than \(Int.maximumDepth) levels")
  }
}
