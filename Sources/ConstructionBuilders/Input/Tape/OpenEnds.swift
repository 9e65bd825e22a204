/// What is open in a document of which not all has arrived: see ``Tape``.
@safe @usableFromInline
struct OpenEnds {
  /// The innermost value that is open; nil in a whole document.
  @usableFromInline
  var innermost: UnsafePointer<TapeEntry>? { didSet { needsCare = true } }

  /// Whether objects are not read in the plain way: one is open, or may be known from a trial.
  @usableFromInline
  var needsCare = false

  /// The last key of the innermost object, if nothing of its value can be shown.
  var pendingKey: UnsafePointer<TapeEntry>?

  /// Where the document was cut off; nil if it is still arriving.
  var cut: TextLocation?

  init() {}
}

extension Tape {
  /// Closes the open containers of a copy of what was scanned, and returns what was open.
  ///
  /// Trusts the scanner: from `container` on, each of so many entries is a container on the tape.
  ///
  /// - Parameters:
  ///   - container: The innermost container that has not been closed.
  ///   - depth: How many there are. The extent of each names the one around it.
  ///   - hasPendingKey: Whether the last entry is a key without a value.
  ///   - text: The text that has begun; nil if there is none.
  ///   - cut: Where the document was cut off. Then open elements of arrays are left out: parts of
  ///     them may be missing only for that reason.
  mutating func closeEnds(
    from container: Int, depth: Int, hasPendingKey: Bool, text: TapeEntry?, cut: TextLocation?
  ) -> OpenEnds {
    var (innermost, end) = (container, count)
    var pendingKey: Int?
    makeRoom()
    if let text {
      innermost = count
      append(text)
      end = count
    } else if hasPendingKey {
      end = count - 1
      pendingKey = end
    }
    var (current, inner) = (container, Int?.none)
    for _ in 0..<depth where cut != nil {
      if !isObject(current) {
        innermost = current
        if let inner { (end, pendingKey) = (inner, nil) }
      }
      inner = current
      current = unsafe entries[current].extent
    }
    current = container
    for _ in 0..<depth {
      let entry = unsafe entries[current]
      // Of one that was left out, nobody asks for the end.
      if current < end { unsafe entries[current] = entry.with(extent: end - current) }
      current = entry.extent
    }
    var ends = OpenEnds()
    unsafe ends.innermost = UnsafePointer(entries + innermost)
    unsafe ends.pendingKey = pendingKey.map { unsafe UnsafePointer(entries + $0) }
    ends.cut = cut
    return ends
  }
}

extension TapeNode {
  /// Whether it may still change, or the document was cut off in it: the innermost open value is
  /// this one, or in it.
  ///
  /// `@inline(__always)` here and at `JSONNode.isOpen`: there is one comparison for each object.
  @inlinable @inline(__always)
  var isOpen: Bool { unsafe source.pointee.ends.needsCare && isAroundInnermost }

  @usableFromInline
  var isAroundInnermost: Bool {
    guard let open = unsafe source.pointee.ends.innermost else { return false }
    return unsafe entry <= open && open < next
  }

  /// Whether no value is open in this one.
  var isInnermost: Bool { unsafe source.pointee.ends.innermost == entry }

  /// The last key of an open object, if nothing of its value can be shown.
  var pendingKey: TapeNode? {
    @_lifetime(copy self)
    get {
      guard isInnermost, let key = unsafe source.pointee.ends.pendingKey else { return nil }
      return unsafe node(at: key)
    }
  }

  /// The value of the member of an open object that has not settled, if it has this key.
  @_lifetime(copy self)
  func openValue(for key: JSONKey) -> TapeNode? {
    guard isOpen else { return nil }
    let searched = key.word.flatMap { SearchedKey($0, lowerOfName: key.lowerOfName) }
    var found: UnsafePointer<TapeEntry>?
    forEachMember { name, value in
      guard value.isOpen, searched.map({ $0.matches(name) }) ?? (name.text == key.text) else {
        return
      }
      unsafe found = value.entry
    }
    guard let found = unsafe found else { return nil }
    return unsafe node(at: found)
  }

  /// The finding that says where the document was cut off, with a path from this open container.
  ///
  /// - Precondition: there are only objects around the innermost one.
  func cutFinding(at location: TextLocation) -> Finding {
    var path: [FieldPath.Component] = []
    var isRepeated = false
    var last = unsafe entry
    while unsafe !node(at: last).isInnermost {
      let around = unsafe last
      unsafe node(at: around).forEachMember { key, value in
        guard value.isOpen else { return }
        path.append(.key(key.text ?? ""))
        unsafe last = value.entry
      }
      unsafe node(at: around).forEachMember { key, value in
        if !value.isOpen, path.last == .key(key.text ?? "") { isRepeated = true }
      }
      unsafe assert(last > around)
    }
    let container = unsafe node(at: last)
    // Of a repeated key, the value that was complete is used.
    let count = container.isArray && !isRepeated ? container.elementCount : nil
    return .cutOff(at: location, FieldPath(path), elementCount: count)
  }
}

extension TapeObject {
  /// Calls `body` with an object of which nothing has arrived.
  static func withNothing<Result>(_ body: (borrowing TapeObject) -> Result) -> Result {
    // Trusts that the entry of an empty object leads to no byte.
    unsafe withUnsafePointer(to: TapeEntry(.object, extent: 1, offset: 0)) { entry in
      unsafe withUnsafePointer(to: 0 as UInt8) { bytes in
        unsafe InputSource.with(bytes) { source in
          unsafe source.pointee.ends.innermost = entry
          let node = unsafe TapeNode(entry: entry, source: source)
          return TapeObject.with(node) { body($0) }
        }
      }
    }
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
