/// The members of one object by their names, for objects of some size that are searched often.
///
/// It has only names, each of which is there once.
@safe struct NameIndex {
  /// The numbers of members for which there is an index. Fewer are searched as quickly.
  static var members: ClosedRange<Int> { 17...256 }

  /// How many slots are tried for each member. An attacker can choose names with one hash: of these
  /// there is no index.
  private static var mostTries: Int { 8 }

  /// For each slot, how far behind the object's first entry the name is, plus 1; 0 for none.
  private var slots: [UInt32]

  /// Nil for an object with other keys, with a key that is there more than once, or with too many
  /// names for one slot.
  ///
  /// - Precondition: `object` is one, and has `count` members.
  init?(of object: borrowing TapeNode, count: Int) {
    // At most half of the slots are taken.
    slots = Array(repeating: 0, count: 2 << (Int.bitWidth - (count - 1).leadingZeroBitCount))
    let (first, end) = unsafe object.content
    var current = unsafe first
    var tries = Self.mostTries * count
    while unsafe current < end {
      let name = unsafe object.node(at: current)
      guard name.kind == .name else { return nil }
      let lower = unsafe current.pointee.lower
      var slot = self.slot(of: lower)
      while slots[slot] != 0 {
        tries -= 1
        guard tries > 0 else { return nil }
        let other = unsafe object.node(at: first + Int(slots[slot]) - 1)
        if unsafe other.entry.pointee.lower == lower,
          unsafe name.nameSpelling.elementsEqual(other.nameSpelling)
        {
          return nil
        }
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
