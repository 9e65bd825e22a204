/// The open ends of a document that has not arrived as a whole: see ``Tape``.
extension Tape {
  /// Opens the ends of a copy of what was scanned.
  ///
  /// Trusts the scanner: from `innermost` on, each of so many entries is a container on the tape.
  ///
  /// - Parameters:
  ///   - innermost: The innermost container that has not been closed.
  ///   - depth: How many there are. The extent of each names the one around it.
  ///   - hasPendingKey: Whether the last entry is a key without a value.
  ///   - text: The text that has begun; nil if there is none.
  ///   - isCut: Whether open elements of arrays are left out.
  mutating func openEnds(
    from innermost: Int, depth: Int, hasPendingKey: Bool, text: TapeEntry?, isCut: Bool
  ) {
    var end = hasPendingKey ? count - 1 : count
    makeRoom()
    append(text ?? .nothing)
    var container = innermost
    for _ in 0..<depth {
      let entry = unsafe entries[container]
      unsafe entries[container] = TapeEntry(
        entry.kind == .object ? .openObject : .openArray, extent: end - container,
        offset: entry.offset)
      if isCut, entry.kind == .array { unsafe entries[end] = .nothing }
      end = isObject(entry.extent) ? container - 1 : container
      container = entry.extent
    }
  }
}

extension TapeNode {
  /// Whether it may still change.
  @inlinable
  var isOpen: Bool { unsafe entry.pointee.isOpen }

  /// The text so far of an open text, decoded; nil for anything else.
  ///
  /// It has only whole characters and escapes, so each text is the beginning of the next one.
  var openText: String? { kind == .openText ? unsafe decodeEscapes(spelling) : nil }

  /// The element of an open array that has begun, if it can be shown.
  var openElement: TapeNode? {
    @_lifetime(copy self)
    get { kind == .openArray ? unsafe something(at: content.end) : nil }
  }

  /// Calls `body` with each element of an open array that has begun. Only the last one can be open
  /// itself.
  ///
  /// - Returns: Whether there is such an array.
  func visitOpenElements(_ body: (borrowing TapeNode) -> Void) -> Bool {
    guard kind == .openArray else { return false }
    var (current, end) = unsafe content
    while unsafe current < end {
      let element = unsafe node(at: current)
      body(element)
      unsafe current = element.next
    }
    if let element = openElement { body(element) }
    return true
  }

  /// The last key of an open object, if its value has not settled.
  var openKey: TapeNode? {
    @_lifetime(copy self)
    get { kind == .openObject ? unsafe something(at: content.end) : nil }
  }

  /// The value behind that key, if it can be shown.
  var openValue: TapeNode? {
    @_lifetime(copy self)
    get {
      guard let key = openKey else { return nil }
      return unsafe something(at: key.next)
    }
  }

  /// The value or key in an entry; nil if that is `nothing`.
  ///
  /// Trusts `Tape.openEnds`: an open container has an entry behind it, and so has its last key.
  @_lifetime(copy self)
  private func something(at entry: UnsafePointer<TapeEntry>) -> TapeNode? {
    unsafe entry.pointee.kind == .nothing ? nil : node(at: entry)
  }

  /// That value, if it is the one for a key.
  @_lifetime(copy self)
  func openValue(for key: JSONKey) -> TapeNode? {
    guard isOpen, let name = openKey else { return nil }
    let searched = key.word.flatMap { SearchedKey($0, lowerOfName: key.lowerOfName) }
    let isFound = searched.map { $0.matches(name) } ?? (name.text == key.text)
    return isFound ? openValue : nil
  }
}

extension TapeObject {
  /// Calls `body` with an object of which nothing has arrived.
  static func withNothing<Result>(_ body: (borrowing TapeObject) -> Result) -> Result {
    let entries = [TapeEntry(.openObject, extent: 1, offset: 0), .nothing]
    // Trusts that there are two entries, and that neither leads to a byte.
    return unsafe entries.withUnsafeBufferPointer { entries in
      unsafe withUnsafePointer(to: 0 as UInt8) { bytes in
        unsafe InputSource.with(bytes) { source in
          let entry = unsafe entries.baseAddress.unsafelyUnwrapped
          let node = unsafe TapeNode(entry: entry, source: source)
          return TapeObject.with(node) { body($0) }
        }
      }
    }
  }
}

/// Where a document was cut off.
extension TapeNode {
  /// The container that is open in this object; nil if there is none.
  private var openContainer: TapeNode? {
    @_lifetime(copy self)
    get {
      guard let value = openValue, unsafe value.entry.pointee.isContainer else { return nil }
      return value
    }
  }

  /// Whether no container is open in this object.
  var isInnermost: Bool { openContainer == nil }

  /// The finding that says so, with a path from this open container to the outermost open array in
  /// it, or else to its innermost open object.
  ///
  /// - Precondition: there are only objects around the container.
  func cutFinding(at location: TextLocation) -> Finding {
    var path: [FieldPath.Component] = []
    var last = unsafe entry
    while true {
      let container = unsafe node(at: last)
      guard let key = container.openKey, let next = container.openContainer else { break }
      path.append(.key(key.text ?? ""))
      unsafe last = next.entry
    }
    let container = unsafe node(at: last)
    let count = container.kind == .openArray ? container.elementCount : nil
    return .cutOff(at: location, FieldPath(path), elementCount: count)
  }
}

extension Finding {
  /// Says that a document was cut off: at `path`, where so many elements of an array are complete.
  static func cutOff(
    at location: TextLocation, _ path: FieldPath = FieldPath(), elementCount: Int? = nil
  ) -> Finding {
    Finding(
      path: path, kind: .cutOff, expected: "the rest of the document",
      reason: elementCount.map { "\($0) \($0 == 1 ? "element was" : "elements were") complete" },
      location: location)
  }
}
