/// One value on the tape: a view of two words that cannot outlive its document.
@safe @usableFromInline
struct TapeNode: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let entry: UnsafePointer<TapeEntry>
  @usableFromInline
  let source: UnsafeMutablePointer<InputSource>

  /// - Precondition: `entry` is the first entry of a value on a complete tape, `source` has the
  ///   document that the tape was made from, and both outlive the node.
  @inlinable
  @_lifetime(borrow entry)
  init(entry: UnsafePointer<TapeEntry>, source: UnsafeMutablePointer<InputSource>) {
    unsafe self.entry = entry
    unsafe self.source = source
  }

  /// Trusts the precondition above: the source has a document.
  private var bytes: UnsafePointer<UInt8> { unsafe source.pointee.bytes.unsafelyUnwrapped }

  @_transparent @usableFromInline
  var kind: TapeEntry.Kind { unsafe entry.pointee.kind }

  @inlinable
  var isObject: Bool { kind == .object }

  @inlinable
  var isArray: Bool { kind == .array }

  @inlinable
  var hasLongExtent: Bool { unsafe entry.pointee.extent == TapeEntry.longExtent }

  /// The extent: bytes of a text or number, entries of a container.
  ///
  /// - Precondition: the node is not a name.
  @inlinable
  var extent: Int {
    let extent = unsafe entry.pointee.extent
    return extent < TapeEntry.longExtent ? extent : unsafe Int(entry[1].bits)
  }

  /// The bytes of a text between its quotation marks, or of a number.
  ///
  /// - Precondition: the node is a text or a number.
  var spelling: UnsafeBufferPointer<UInt8> {
    unsafe assert(!entry.pointee.isContainer && kind != .name)
    return unsafe UnsafeBufferPointer(start: bytes + entry.pointee.offset, count: extent)
  }

  /// The bytes of a name.
  ///
  /// - Precondition: the node is a name.
  var nameSpelling: UnsafeBufferPointer<UInt8> {
    assert(kind == .name)
    return unsafe UnsafeBufferPointer(
      start: bytes + entry.pointee.offset, count: entry.pointee.nameLength)
  }

  /// A text or a key, decoded; nil for anything else.
  @usableFromInline
  var text: String? {
    guard kind == .text else { return uncommonText }
    return unsafe plainText(spelling, isASCII: true)
  }

  /// `@inline(never)`: as `builtFromOther`.
  @inline(never)
  private var uncommonText: String? {
    switch kind {
    case .unicodeText: unsafe plainText(spelling, isASCII: false)
    case .name: unsafe plainText(nameSpelling, isASCII: true)
    case .escapedText: unsafe decodeEscapes(spelling)
    default: nil
    }
  }

  /// A text without escapes.
  ///
  /// Trusts the scanner, which has checked that the text is valid UTF-8. Where the standard library
  /// offers it, the text is not checked again.
  private func plainText(_ spelling: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return unsafe String(decoding: spelling, as: UTF8.self)
    }
    let span = unsafe Span(_unsafeElements: spelling)
    return unsafe String(copying: UTF8Span(unchecked: span, isKnownASCII: isASCII))
  }

  /// A number as it is spelled; nil for anything else.
  var numberSpelling: String? {
    switch kind {
    case .integer, .fraction, .exponential: unsafe String(decoding: spelling, as: UTF8.self)
    default: nil
    }
  }

  /// A whole number of up to 18 digits, which fits an Int64; nil for anything else.
  var shortInteger: Int64? {
    guard kind == .integer, extent <= 18 else { return nil }
    var reader = unsafe NumberReader(spelling)
    return reader.readInteger()
  }

  /// A boolean; nil for anything else.
  var boolean: Bool? { kind == .true ? true : kind == .false ? false : nil }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    // Zero is taken by its spelling, which may be -0.
    if let integer = shortInteger, integer != 0 { return .integer(integer) }
    return numberSpelling.map(JSONNumber.spelled)
  }

  /// Where the value begins in the document: the quotation mark of a text.
  var offset: Int {
    let offset = unsafe entry.pointee.offset
    return kind.jsonType == .string ? offset - 1 : offset
  }

  /// Calls `body` with the bytes of a text without escapes; nil for anything else.
  func withPlainText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    guard kind == .text || kind == .unicodeText else { return nil }
    return unsafe body(Span(_unsafeElements: spelling))
  }

  /// Calls `body` with the bytes of a text without escapes, or of a number, and whether all are
  /// ASCII; nil for anything else.
  func withSpelling<Result>(_ body: (Span<UInt8>, _ isASCII: Bool) -> Result) -> Result? {
    switch kind {
    case .text, .unicodeText, .integer, .fraction, .exponential:
      unsafe body(Span(_unsafeElements: spelling), kind != .unicodeText)
    default: nil
    }
  }
}

/// What is inside.
extension TapeNode {
  /// Another value or key of the same document.
  ///
  /// NB: takes the entry as a parameter. A node that is made from a variable borrows the variable;
  /// the compiler then puts it on the heap and guards it at run time, and a search takes twice as
  /// long.
  ///
  /// - Precondition: `entry` is the first entry of a value or key on the same tape.
  @inlinable
  @_lifetime(copy self)
  func node(at entry: UnsafePointer<TapeEntry>) -> TapeNode {
    unsafe lifetime(TapeNode(entry: entry, source: source), copying: self)
  }

  /// The first value or key of a container, and the entry where the container ends.
  ///
  /// - Precondition: the node is a container.
  @inlinable
  var content: (first: UnsafePointer<TapeEntry>, end: UnsafePointer<TapeEntry>) {
    unsafe assert(entry.pointee.isContainer)
    return unsafe (entry + (hasLongExtent ? 2 : 1), entry + extent)
  }

  /// The entry after this value.
  ///
  /// NB: says which case is likely. Otherwise the processor waits for the entry of a value before
  /// it continues with the next, and a search takes twice as long.
  @inlinable
  var next: UnsafePointer<TapeEntry> {
    let value = unsafe entry.pointee
    if value.isContainer { return unsafe entry + extent }
    return _fastPath(value.extent != TapeEntry.longExtent) ? unsafe entry + 1 : unsafe entry + 2
  }

  /// How many elements an array has.
  ///
  /// - Precondition: the node is an array.
  var elementCount: Int {
    assert(isArray)
    var (current, end) = unsafe content
    var count = 0
    while unsafe current < end {
      count &+= 1
      unsafe current = node(at: current).next
    }
    return count
  }

  /// The elements of an array, if `read` reads each of them; nil otherwise.
  func scalars<Value>(_ read: (borrowing TapeNode) -> Value?) -> [Value]? {
    guard isArray else { return nil }
    var (current, end) = unsafe content
    if unsafe current < end && current.pointee.isContainer { return nil }
    var values: [Value] = []
    // Each element has an entry; few have two.
    unsafe values.reserveCapacity(end - current)
    while unsafe current < end {
      let element = unsafe node(at: current)
      guard let value = read(element) else { return nil }
      values.append(value)
      unsafe current = element.next
    }
    return values
  }

  /// Calls `body` with each element of an array, in order, until it returns false.
  ///
  /// - Returns: Whether there is an array.
  @inlinable
  func visitElements(while body: (borrowing TapeNode) -> Bool) -> Bool {
    guard isArray else { return false }
    var (current, end) = unsafe content
    while unsafe current < end {
      let element = unsafe node(at: current)
      guard body(element) else { return true }
      unsafe current = element.next
    }
    unsafe assert(current == end)
    return true
  }

  /// How many members an object has, duplicates included.
  ///
  /// - Precondition: the node is an object.
  var memberCount: Int {
    var count = 0
    forEachMember { _, _ in count &+= 1 }
    return count
  }

  /// Calls `body` with each key and value of an object, in order and with duplicates.
  ///
  /// - Precondition: the node is an object.
  @inlinable
  func forEachMember(_ body: (_ key: borrowing TapeNode, _ value: borrowing TapeNode) -> Void) {
    assert(isObject)
    var (current, end) = unsafe content
    while unsafe current < end {
      let key = unsafe node(at: current)
      let value = unsafe node(at: key.next)
      body(key, value)
      unsafe current = value.next
    }
    unsafe assert(current == end)
  }
}
