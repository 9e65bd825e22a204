/// The members of one object by their names, for objects of some size that are searched often.
///
/// It has only names, each of which is there once.
@safe struct NameIndex {
  /// The numbers of members for which there is an index. Fewer are searched as quickly. Of more, an
  /// attacker could choose names with one hash, which takes a time that grows with the square of
  /// their number.
  static var members: ClosedRange<Int> { 17...256 }

  /// For each slot, how far behind the object's first entry the name is, plus 1; 0 for none.
  private var slots: [UInt32]

  /// Nil for an object with other keys, or with a key that is there more than once.
  ///
  /// - Precondition: `object` is one, and has `count` members.
  init?(of object: borrowing TapeNode, count: Int) {
    // At most half of the slots are taken.
    slots = Array(repeating: 0, count: 2 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    let (first, end) = unsafe object.content
    var current = unsafe first
    while unsafe current < end {
      let name = unsafe object.node(at: current)
      guard name.kind == .name else { return nil }
      var slot = unsafe self.slot(of: current.pointee.lower)
      while slots[slot] != 0 {
        let other = unsafe object.node(at: first + Int(slots[slot]) - 1)
        guard unsafe !name.nameSpelling.elementsEqual(other.nameSpelling) else { return nil }
        slot = next(slot)
      }
      unsafe slots[slot] = UInt32(truncatingIfNeeded: current - first) + 1
      unsafe current = object.node(at: current + 1).next
    }
  }

  /// The value for a key; nil if there is none.
  ///
  /// - Precondition: `object` is the one that the index was made from.
  func value(
    for key: SearchedKey, in object: borrowing TapeNode
  ) -> UnsafePointer<TapeEntry>? {
    let first = unsafe object.content.first
    var slot = slot(of: key.lowerOfName)
    while slots[slot] != 0 {
      let name = unsafe first + Int(slots[slot]) - 1
      if unsafe key.isName(object.node(at: name)) { return unsafe name + 1 }
      slot = next(slot)
    }
    return nil
  }

  /// The first slot for a name with this below its offset. The upper half is the hash.
  private func slot(of lowerOfName: UInt32) -> Int { Int(lowerOfName >> 16) & (slots.count - 1) }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
