/// A value that is still arriving: an open container, or a text that has begun.
///
/// Of two words, like a ``TapeNode``.
@safe @usableFromInline
struct ArrivingNode: ~Escapable, BitwiseCopyable {
  private let arrival: UnsafePointer<Arrival>

  /// How many open containers the value lies in.
  private let level: Int

  /// - Precondition: `arrival` outlives the node, and has an open container at this level or, right
  ///   behind the last one, a text.
  @_lifetime(borrow arrival)
  init(_ arrival: UnsafePointer<Arrival>, level: Int) {
    unsafe assert(level < arrival.pointee.open.count || arrival.pointee.text != nil)
    unsafe self.arrival = arrival
    self.level = level
  }

  /// What all values of the document share.
  var source: UnsafeMutablePointer<TapeSource> { unsafe arrival.pointee.source }

  /// The finding that says that the document was cut off; nil if it is still arriving.
  var cut: Finding? { unsafe arrival.pointee.cut }

  /// The same finding with a path that begins at this container.
  ///
  /// - Precondition: the container is on the way to the cut: there are only objects around it.
  var ownCut: Finding? {
    guard var cut else { return nil }
    cut.path = FieldPath(Array(cut.path.components.dropFirst(level)))
    return cut
  }

  var kind: JSONKind {
    guard let container = unsafe container else { return .string }
    return unsafe container.pointee.kind.jsonKind
  }

  /// The text of a string so far, decoded; nil for anything else.
  ///
  /// It has only whole characters and escapes, so each text is the beginning of the next one.
  var text: String? {
    guard unsafe container == nil, let text = unsafe arrival.pointee.text else { return nil }
    return unsafe TapeNode(entry: text, source: arrival.pointee.source).text
  }

  /// Whether no container is open in it.
  var isInnermost: Bool { unsafe level + 1 >= arrival.pointee.open.count }

  private var container: UnsafePointer<TapeEntry>? {
    let open = unsafe arrival.pointee.open
    return unsafe level < open.count ? open[level] : nil
  }

  /// A value on the tape that has settled, or a key.
  ///
  /// - Precondition: `entry` is the first entry of one.
  @_lifetime(copy self)
  private func settled(_ entry: UnsafePointer<TapeEntry>) -> TapeNode {
    unsafe lifetime(TapeNode(entry: entry, source: arrival.pointee.source), copying: self)
  }

  /// The value in this container that has not settled.
  ///
  /// - Precondition: there is one.
  private var unsettled: ArrivingNode {
    @_lifetime(copy self)
    get { unsafe lifetime(ArrivingNode(arrival, level: level + 1), copying: self) }
  }

  /// Whether a value in this container has not settled, but can be looked at.
  private var hasUnsettled: Bool {
    let open = unsafe arrival.pointee.open
    if level + 1 < open.count { return true }
    return unsafe level + 1 == open.count && arrival.pointee.text != nil
  }
}

/// What is inside.
extension ArrivingNode {
  /// Calls `body` with each element of an array that has begun, until it returns false.
  ///
  /// - Returns: Whether there is an array.
  func visitElements(while body: (borrowing InputNode) -> Bool) -> Bool {
    guard kind == .array, let content = unsafe content else { return false }
    var current = unsafe content.first
    while unsafe current < content.end {
      let element = unsafe settled(current)
      guard body(.tape(copy element)) else { return true }
      unsafe current = element.next
    }
    if hasUnsettled { _ = body(.arriving(unsettled)) }
    return true
  }

  /// The keys of an object that have arrived, each once.
  var keys: Set<String> {
    var keys: Set<String> = []
    visitSettledMembers { key, _ in keys.insert(key.text ?? "") }
    if let key = unsafe unsettledKey { keys.insert(unsafe settled(key).text ?? "") }
    return keys
  }

  /// Calls `body` with each member of an object whose value has begun, in order, with duplicates.
  func forEachMember(_ body: (_ key: String, _ value: borrowing InputNode) -> Void) {
    _ = visitMembers { key, value in
      body(key, value)
      return true
    }
    withUnsettledMember(body)
  }

  /// Calls `body` with each member of an object that has settled, in order, with duplicates, until
  /// it returns false.
  ///
  /// - Returns: Whether there is an object, and `body` never returned false.
  func visitMembers(while body: (_ key: String, _ value: borrowing InputNode) -> Bool) -> Bool {
    guard kind == .object else { return false }
    var isWhole = true
    visitSettledMembers { key, value in
      if isWhole { isWhole = body(key.text ?? "", .tape(copy value)) }
    }
    return isWhole
  }

  /// Calls `body` with the member of an object whose value has begun and not settled.
  func withUnsettledMember(_ body: (_ key: String, _ value: borrowing InputNode) -> Void) {
    guard hasUnsettled, let key = unsafe unsettledKey else { return }
    body(unsafe settled(key).text ?? "", .arriving(unsettled))
  }

  /// Calls `body` with the value for a key: the last one that has settled, or else the one that has
  /// begun. Nil if there is none.
  @usableFromInline
  func withMember<Result>(_ key: JSONKey, _ body: (borrowing InputNode) -> Result) -> Result? {
    let member = unsafe member(key)
    if let settled = unsafe member.settled { return unsafe body(.tape(self.settled(settled))) }
    return unsafe member.isUnsettled ? body(.arriving(unsettled)) : nil
  }

  /// What `withMember` finds. It is not generic, so that its results do not each have a copy of it.
  private func member(
    _ key: JSONKey
  ) -> (settled: UnsafePointer<TapeEntry>?, isUnsettled: Bool) {
    let searched = key.word.flatMap { SearchedKey($0, lowerOfName: key.lowerOfName) }
    func matches(_ name: borrowing TapeNode) -> Bool {
      searched.map { $0.matches(name) } ?? (name.text == key.text)
    }
    var found: UnsafePointer<TapeEntry>?
    visitSettledMembers { name, value in
      if matches(name) { unsafe found = value.entry }
    }
    if let found = unsafe found { return unsafe (found, false) }
    guard hasUnsettled, let last = unsafe unsettledKey else { return (nil, false) }
    return unsafe (nil, matches(settled(last)))
  }

  /// The values of an object that have settled, by key: one pass for a caller that asks for each.
  var settledValues: SettledValues {
    var values: [String: UnsafePointer<TapeEntry>] = unsafe [:]
    visitSettledMembers { key, value in unsafe values[key.text ?? ""] = value.entry }
    return unsafe SettledValues(entries: values)
  }

  /// The same as `withMember(_:_:)`, in constant time.
  ///
  /// - Precondition: `values` are those of this object.
  func withMember<Result>(
    _ key: String, of values: SettledValues, _ body: (borrowing InputNode) -> Result
  ) -> Result? {
    if let found = unsafe values.entries[key] { return unsafe body(.tape(settled(found))) }
    guard hasUnsettled, let last = unsafe unsettledKey, unsafe settled(last).text == key else {
      return nil
    }
    return body(.arriving(unsettled))
  }

  private func visitSettledMembers(
    _ body: (_ key: borrowing TapeNode, _ value: borrowing TapeNode) -> Void
  ) {
    guard kind == .object, let content = unsafe content else { return }
    var current = unsafe content.first
    while unsafe current < content.end {
      let key = unsafe settled(current)
      let value = unsafe settled(key.next)
      body(key, value)
      unsafe current = value.next
    }
  }

  /// The key of the value that has not settled; nil if there is none.
  private var unsettledKey: UnsafePointer<TapeEntry>? {
    let open = unsafe arrival.pointee.open
    return unsafe level + 1 < open.count ? open[level + 1] - 1 : arrival.pointee.pendingKey
  }

  /// The first entry in this container, and the one after the last that has settled; nil for a
  /// text.
  private var content: (first: UnsafePointer<TapeEntry>, end: UnsafePointer<TapeEntry>)? {
    unsafe arrival.pointee.content(of: level)
  }
}

/// The values of an object that is still arriving which have settled: of a repeated key the last.
@safe
struct SettledValues {
  fileprivate let entries: [String: UnsafePointer<TapeEntry>]
}
