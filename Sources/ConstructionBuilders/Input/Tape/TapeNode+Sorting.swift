/// Sorts the members of an object by the keys of a table.
extension TapeNode {
  /// Puts the entry of each value whose key is in a table into its slot, and nil into the others.
  ///
  /// One pass, in which a member costs one comparison if it stands where it is expected. As long as
  /// members follow in the order of the slots, each fills an empty one: so none of them has to ask
  /// whether its key is repeated.
  ///
  /// - Precondition: the node is an object, and there are as many slots as keys.
  /// - Returns: Whether a key of the table is there more than once. The last value counts.
  @usableFromInline @discardableResult
  func sortMembers(by table: KeyTable, into slots: TapeMembers.Slots) -> Bool {
    assert(isObject)
    assert(slots.count == table.count)
    unsafe slots.initialize(repeating: nil)
    var expected = 0
    var (current, end) = unsafe content
    var stop = unsafe end
    while unsafe current < stop {
      let key = unsafe node(at: current)
      if table.isName(key, of: expected) {
        unsafe current += 1
        unsafe slots[expected] = current
        expected &+= 1
        // After the last slot, this is the last member of the loop.
        if expected == table.count { unsafe stop = current }
      } else if key.kind == .name, !table.mayHave(unsafe current.pointee.lower) {
        // Most other members are not read. The value of a name is in the next entry.
        unsafe current += 1
      } else {
        let value = unsafe key.next
        if let slot = table.slot(for: key, from: expected) {
          if slot < expected { return unsafe sortRest(from: current, by: table, into: slots) }
          unsafe slots[slot] = value
          expected = slot &+ 1
        }
        unsafe current = value
        if expected == table.count { unsafe stop = current }
      }
      unsafe current = node(at: current).next
    }
    return unsafe current < end && sortRest(from: current, by: table, into: slots)
  }

  /// Sorts the members from `start` on, which may have the keys of slots that are filled.
  private func sortRest(
    from start: UnsafePointer<TapeEntry>, by table: KeyTable, into slots: TapeMembers.Slots
  ) -> Bool {
    var expected = 0
    var isRepeated = false
    var current = unsafe start
    let end = unsafe content.end
    while unsafe current < end {
      let key = unsafe node(at: current)
      if key.kind == .name, !table.mayHave(unsafe current.pointee.lower) {
        unsafe current += 1
      } else {
        unsafe current = key.next
        if let slot = table.slot(for: key, from: expected) {
          if unsafe slots[slot] != nil { isRepeated = true }
          unsafe slots[slot] = current
          expected = slot &+ 1
        }
      }
      unsafe current = node(at: current).next
    }
    if isRepeated {
      unsafe source.pointee.isPlain = false
      // Who made a model straight from the members reads them again for the findings.
      unsafe source.pointee.marks.add()
    }
    return isRepeated
  }
}
