/// An object inside of another one that several paths lead through.
///
/// `fields["data", "id"]` and `fields["data", "name"]` look into the same object. It is found once,
/// and what was looked up in it is kept, as for a builder of the object.
@safe @usableFromInline
struct OpenPrefix {
  /// The key that leads here.
  let key: KeyWord

  /// What ``SearchedKey`` needs of the key.
  let lowerOfName: UInt32

  /// The entry of the object.
  let entry: UnsafePointer<TapeEntry>

  /// What was looked up in the object.
  let lookup: UnsafeMutablePointer<TapeLookup>

  /// Another one in the same object; nil if there is none.
  var next: UnsafeMutablePointer<OpenPrefix>?

  /// Whether a key leads here. The same literal can have several addresses.
  func isAt(_ key: KeyWord, lowerOfName: UInt32) -> Bool {
    if self.key.bits == key.bits { return true }
    return self.lowerOfName == lowerOfName && self.key.text == key.text
  }
}

extension TapeLookup {
  /// The object for a key that is a literal; nil if the value is not an object, or there is none.
  @_lifetime(copy object)
  mutating func objectForPrefix(
    _ key: KeyWord, lowerOfName: UInt32, in object: borrowing TapeNode
  ) -> TapeObject? {
    var known = unsafe prefixes
    while let prefix = unsafe known {
      if unsafe prefix.pointee.isAt(key, lowerOfName: lowerOfName) {
        return unsafe lifetime(TapeObject(prefix, of: object), copying: object)
      }
      unsafe known = prefix.pointee.next
    }
    let value = value(for: key, lowerOfName: lowerOfName, in: object)
    guard let value, value.isObject else { return nil }
    // Objects at the end of the same prefix are read alike, as those of one type of builder are.
    let reader = self.reader &* 31 &+ UInt(truncatingIfNeeded: key.bits)
    let prefix = unsafe OpenPrefix(
      key: key, lowerOfName: lowerOfName, entry: value.entry,
      lookup: object.source.pointee.spares.takeLookup(reader),
      next: prefixes)
    unsafe prefixes = object.source.pointee.spares.take()
    unsafe prefixes?.initialize(to: prefix)
    guard let prefixes = unsafe prefixes else { return nil }
    return unsafe lifetime(TapeObject(prefixes, of: object), copying: object)
  }

  /// Gives back what look-ups in the object have taken: the last taken first.
  ///
  /// - Precondition: `object` is the one that was looked into.
  @usableFromInline
  @inline(never)
  mutating func close(_ object: borrowing TapeNode) {
    while let prefix = unsafe prefixes {
      unsafe prefixes = prefix.pointee.next
      unsafe object.close(prefix)
    }
    unsafe object.source.pointee.learnt.giveBack(places)
  }
}

extension TapeNode {
  /// The object itself, for several look-ups.
  @usableFromInline
  func openWhole(readBy reader: UInt) -> UnsafeMutablePointer<OpenPrefix> {
    let whole = unsafe source.pointee.spares.take()
    unsafe whole.initialize(
      to: OpenPrefix(
        key: .none, lowerOfName: 0, entry: entry,
        lookup: source.pointee.spares.takeLookup(reader), next: nil))
    return unsafe whole
  }

  /// - Precondition: `prefix` was opened in this object, and is used no more.
  @usableFromInline
  func close(_ prefix: UnsafeMutablePointer<OpenPrefix>) {
    let node = unsafe node(at: prefix.pointee.entry)
    let lookup = unsafe prefix.pointee.lookup
    if unsafe lookup.pointee.hasTaken { unsafe lookup.pointee.close(node) }
    unsafe lookup.deinitialize(count: 1)
    unsafe source.pointee.spares.giveBack(lookup)
    unsafe prefix.deinitialize(count: 1)
    unsafe source.pointee.spares.giveBack(prefix)
  }
}

extension TapeObject {
  /// - Precondition: `prefix` belongs to a look-up in `object` and outlives this.
  @usableFromInline
  @_lifetime(copy object)
  init(_ prefix: UnsafeMutablePointer<OpenPrefix>, of object: borrowing TapeNode) {
    let node = unsafe object.node(at: prefix.pointee.entry)
    // Trusts that a look-up stays where it is until it is closed.
    self = unsafe lifetime(
      TapeObject(node: node, lookup: prefix.pointee.lookup), copying: object)
  }
}

extension TapeObject {
  /// The value at the end of a path; nil if a step is anything but a plain object.
  @usableFromInline
  @_lifetime(copy self)
  func end(of path: borrowing PlainPath) -> PathEnd? {
    guard var object = objectForPrefix(path.first, path.firstLower) else { return nil }
    var (last, lower) = (path.second, path.secondLower)
    for key in path.others {
      guard let next = object.objectForPrefix(last, lower), let word = key.word else { return nil }
      object = next
      (last, lower) = (word, key.lowerOfName)
    }
    let value = object.value(for: last, lowerOfName: lower)
    // A key that is there more than once is a step to report.
    return value != nil || object.isPlain ? PathEnd(value: value) : nil
  }
}

/// The value at the end of a path, which may be missing.
@usableFromInline
struct PathEnd: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let value: TapeNode?

  @_lifetime(copy value)
  init(value: TapeNode?) { self.value = value }
}

/// Memory for prefixes, so that each object does not allocate and free it.
@safe struct SparePrefixes: ~Copyable {
  private var prefixes: [UnsafeMutablePointer<OpenPrefix>] = unsafe []
  private var lookups: [UnsafeMutablePointer<TapeLookup>] = unsafe []

  mutating func take() -> UnsafeMutablePointer<OpenPrefix> {
    unsafe prefixes.popLast() ?? .allocate(capacity: 1)
  }

  /// A look-up in memory of its own.
  mutating func takeLookup(_ reader: UInt) -> UnsafeMutablePointer<TapeLookup> {
    let lookup = unsafe lookups.popLast() ?? .allocate(capacity: 1)
    unsafe lookup.initialize(to: TapeLookup(reader: reader))
    return unsafe lookup
  }

  /// - Precondition: the memory comes from `take`, and nothing is in it.
  mutating func giveBack(_ prefix: UnsafeMutablePointer<OpenPrefix>) {
    unsafe prefixes.append(prefix)
  }

  /// - Precondition: the memory comes from `takeLookup`, and nothing is in it.
  mutating func giveBack(_ lookup: UnsafeMutablePointer<TapeLookup>) {
    unsafe lookups.append(lookup)
  }

  deinit {
    for index in unsafe prefixes.indices { unsafe prefixes[index].deallocate() }
    for index in unsafe lookups.indices { unsafe lookups[index].deallocate() }
  }
}
