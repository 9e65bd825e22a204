/// The keys that builders have read in one document so far, by the type of builder.
///
/// Objects that one type reads are mostly elements of one array, and it reads the same keys in
/// each. So once it has read some, the members of the next object are sorted by these in one pass,
/// as for a ``_DirectBuilder``. Without that, each field searches the whole object, because of
/// duplicate keys the last one counts.
///
/// Nothing is taken for granted: a key that was not read before is searched for as ever, and read
/// in the objects after this one.
@safe struct LearntKeys: ~Copyable {
  typealias Place = UnsafePointer<TapeEntry>?

  /// Small documents are read before anything is learnt, so they do not pay for it.
  private static var first: Int { 8 }

  /// The number of types whose keys are learnt: a power of two.
  private static var typeLimit: Int { 32 }

  /// The number of places, for the objects that are being read at one time.
  private static var placeLimit: Int { 512 }

  private var objects = 0
  private var types: UnsafeMutablePointer<KeysOfType>?
  private var places: UnsafeMutablePointer<Place>?
  private var used = 0

  init() {}

  deinit {
    guard let types = unsafe types else { return }
    for index in 0..<Self.typeLimit { unsafe types[index].free() }
    unsafe types.deallocate()
    unsafe places?.deallocate()
  }

  /// The keys that a type of builder has read; nil if they are not learnt.
  ///
  /// They stay where they are as long as the document.
  @inline(__always)
  mutating func keys(of type: UInt) -> UnsafeMutablePointer<KeysOfType>? {
    guard let types = unsafe types else {
      objects += 1
      if objects == Self.first {
        unsafe types = .allocate(capacity: Self.typeLimit)
        unsafe types?.initialize(repeating: KeysOfType(), count: Self.typeLimit)
        unsafe places = .allocate(capacity: Self.placeLimit)
      }
      return nil
    }
    // Knuth's multiplicative hash: the uppermost bits depend on all others.
    var index = Int(truncatingIfNeeded: (UInt64(type) &* 0x9E37_79B9_7F4A_7C15) >> 59)
    for _ in 0..<4 {
      let keys = unsafe types + index
      if unsafe keys.pointee.type == type { return unsafe keys }
      if unsafe keys.pointee.type == 0 {
        unsafe keys.pointee.type = type
        return unsafe keys
      }
      index = (index + 1) & (Self.typeLimit - 1)
    }
    return nil
  }

  /// Places for the members of one object, until they are given back; nil if there are too few.
  ///
  /// Only the objects around an object are read at the same time, so places are a stack.
  mutating func takePlaces(_ count: Int) -> UnsafeMutableBufferPointer<Place>? {
    guard count <= Self.placeLimit - used, let places = unsafe places else { return nil }
    defer { used += count }
    return unsafe UnsafeMutableBufferPointer(start: places + used, count: count)
  }

  /// Trusts that an object is read only by the closure that gets its fields: they are `~Escapable`
  /// and not `Sendable`, so a client cannot keep them until an object around it, or another thread,
  /// has taken places.
  ///
  /// - Precondition: these places were taken last, or those that were taken after them are given
  ///   back before any others are taken.
  mutating func giveBack(_ places: UnsafeMutableBufferPointer<Place>) {
    used -= places.count
  }
}

/// The keys that one type of builder has read, in the order of its fields.
@safe struct KeysOfType {
  /// The address of the type's metadata; 0 for none.
  var type: UInt = 0

  private(set) var table = KeyTable.empty
  private var capacity: UInt32 = 0
  private var objects: UInt32 = 0

  /// More keys than this are not learnt.
  private static var limit: Int { 64 }

  /// Whether the type has read only few objects. Counts one more.
  mutating func isNew() -> Bool {
    guard objects < 4 else { return false }
    objects += 1
    return true
  }

  /// Adds a key.
  ///
  /// Two literals can have the same bytes at different addresses. They would have one place between
  /// them, so only one is learnt.
  mutating func append(_ key: SearchedKey) {
    guard table.count < Self.limit, !table.hasText(of: key) else { return }
    guard table.count == capacity else { return unsafe table.append(key, movingTo: nil) }
    capacity = max(8, 2 * capacity)
    unsafe table.append(key, movingTo: .allocate(capacity: Int(capacity)))
  }

  func free() { unsafe table.free() }
}
