/// The keys that builders have read in one document so far, by the type of builder.
///
/// Objects that one type reads are mostly elements of one array, and it reads the same keys in
/// each. So once it has read some, the members of the next object are sorted by these in one pass,
/// as for a ``_DirectBuilder``. Without that, a field searches the whole object, because of
/// duplicate keys the last one counts, or a wide one gets a ``NameIndex``.
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
  private var tables: UnsafeMutablePointer<KeyTable>?
  private var places: UnsafeMutablePointer<Place>?
  private var used = 0

  init() {}

  deinit {
    guard let tables = unsafe tables else { return }
    for index in 0..<Self.typeLimit { unsafe tables[index].free() }
    unsafe tables.deallocate()
    unsafe places?.deallocate()
  }

  /// The keys that a type of builder has read; nil if they are not learnt.
  ///
  /// The table stays where it is as long as the document.
  @inline(__always)
  mutating func keys(of type: UInt) -> UnsafeMutablePointer<KeyTable>? {
    guard let tables = unsafe tables else {
      objects += 1
      if objects == Self.first {
        unsafe tables = .allocate(capacity: Self.typeLimit)
        unsafe tables?.initialize(repeating: KeyTable(), count: Self.typeLimit)
        unsafe places = .allocate(capacity: Self.placeLimit)
      }
      return nil
    }
    // Knuth's multiplicative hash: the uppermost bits depend on all others.
    var index = Int(truncatingIfNeeded: (UInt64(type) &* 0x9E37_79B9_7F4A_7C15) >> 59)
    for _ in 0..<4 {
      let keys = unsafe tables + index
      if unsafe keys.pointee.reader == type { return unsafe keys }
      if unsafe keys.pointee.reader == 0 {
        unsafe keys.pointee.reader = type
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

  /// Gives back places, if they were taken last.
  ///
  /// A client can read an object while one in it is read, with `withoutActuallyEscaping`. Then the
  /// places of the inner one are not the last, and stay taken for as long as the document.
  mutating func giveBack(_ places: UnsafeMutableBufferPointer<Place>) {
    guard let start = places.baseAddress, let all = unsafe self.places,
      unsafe start + places.count == all + used
    else { return }
    used -= places.count
  }
}
