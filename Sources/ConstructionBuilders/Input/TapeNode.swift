/// One value on the tape: a view that costs two words and cannot outlive its document.
@safe @usableFromInline
struct TapeNode: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let entry: UnsafePointer<TapeEntry>
  @usableFromInline
  let bytes: UnsafePointer<UInt8>

  /// - Precondition: `entry` is the first entry of a value on a complete tape, `bytes` the document
  ///   that the tape was made from, and both outlive the node.
  @inlinable @inline(__always)
  @_lifetime(borrow entry)
  init(entry: UnsafePointer<TapeEntry>, bytes: UnsafePointer<UInt8>) {
    unsafe self.entry = entry
    unsafe self.bytes = bytes
  }

  @inlinable @inline(__always)
  var kind: TapeEntry.Kind { unsafe entry.pointee.kind }

  @inlinable @inline(__always)
  var isObject: Bool { kind == .object }

  @inlinable @inline(__always)
  var isArray: Bool { kind == .array }

  @inlinable @inline(__always)
  var hasLongExtent: Bool { unsafe entry.pointee.extent == TapeEntry.longExtent }

  /// The extent: bytes of a text or number, entries of a container.
  @inlinable @inline(__always)
  var extent: Int {
    let extent = unsafe entry.pointee.extent
    return extent < TapeEntry.longExtent ? extent : unsafe Int(entry[1].bits)
  }

  /// The bytes of a text between its quotation marks, or of a number.
  @inline(__always)
  var spelling: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: bytes + entry.pointee.offset, count: extent)
  }

  /// A text, decoded; nil for anything else.
  var text: String? {
    switch kind {
    case .text, .unicodeText: unsafe String(decoding: spelling, as: UTF8.self)
    case .escapedText: unsafe decodeEscapes(spelling)
    default: nil
    }
  }

  /// A number as it is spelled; nil for anything else.
  var numberSpelling: String? {
    switch kind {
    case .integer, .fraction: unsafe String(decoding: spelling, as: UTF8.self)
    default: nil
    }
  }

  /// A whole number of up to 18 digits, which needs no care; nil for anything else.
  var shortInteger: Int64? {
    guard kind == .integer, extent <= 18 else { return nil }
    let spelling = unsafe spelling
    let isNegative = unsafe spelling[0] == UInt8(ascii: "-")
    var value: Int64 = 0
    for index in (isNegative ? 1 : 0)..<spelling.count {
      value = unsafe value &* 10 &+ Int64(spelling[index] &- UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }

  /// Calls `body` with the bytes of a text without escapes; nil for anything else.
  @inline(__always)
  func withPlainText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    guard kind == .text || kind == .unicodeText else { return nil }
    return unsafe body(Span(_unsafeElements: spelling))
  }
}

// MARK: - What is inside

extension TapeNode {
  /// The first value or key of a container, and the entry where the container ends.
  @inlinable @inline(__always)
  var content: (first: UnsafePointer<TapeEntry>, end: UnsafePointer<TapeEntry>) {
    assert(kind == .array || kind == .object)
    return unsafe (entry + (hasLongExtent ? 2 : 1), entry + extent)
  }

  /// The entry behind this value.
  @inlinable @inline(__always)
  var next: UnsafePointer<TapeEntry> {
    switch kind {
    case .array, .object: unsafe entry + extent
    default: unsafe entry + (hasLongExtent ? 2 : 1)
    }
  }

  /// Calls `body` with each element of an array, in order, until it says false.
  func forEachElement(_ body: (borrowing TapeNode) -> Bool) {
    var (current, end) = unsafe content
    while unsafe current < end {
      let element = unsafe TapeNode(entry: current, bytes: bytes)
      guard body(element) else { return }
      unsafe current = element.next
    }
    unsafe assert(current == end)
  }

  /// Calls `body` with each key and value of an object, in order and with duplicates, until it
  /// says false.
  @inline(__always)
  func forEachMember(_ body: (_ key: borrowing TapeNode, _ value: borrowing TapeNode) -> Bool) {
    let (first, end) = unsafe content
    _ = unsafe visitMembers(from: first, to: end, body)
  }

  /// The same, beginning at an entry in the middle and coming round to it.
  ///
  /// - Precondition: `start` is the entry of a key of this object, its end, or the object itself,
  ///   which stands for its first key.
  @inline(__always)
  func forEachMember(
    from start: UnsafePointer<TapeEntry>,
    _ body: (_ key: borrowing TapeNode, _ value: borrowing TapeNode) -> Bool
  ) {
    let (first, end) = unsafe content
    let start = unsafe start == entry ? first : start
    unsafe assert(first <= start && start <= end)
    if unsafe visitMembers(from: start, to: end, body) {
      _ = unsafe visitMembers(from: first, to: start, body)
    }
  }

  @inline(__always)
  private func visitMembers(
    from start: UnsafePointer<TapeEntry>, to end: UnsafePointer<TapeEntry>,
    _ body: (_ key: borrowing TapeNode, _ value: borrowing TapeNode) -> Bool
  ) -> Bool {
    var current = unsafe start
    while unsafe current < end {
      let key = unsafe TapeNode(entry: current, bytes: bytes)
      let value = unsafe TapeNode(entry: key.next, bytes: bytes)
      guard body(key, value) else { return false }
      unsafe current = value.next
    }
    unsafe assert(current == end)
    return true
  }
}
