/// Sorts the members of an object by the keys of a table.
extension TapeNode {
  /// Puts the entry of each value whose key is in a table into its slot, and nil into the others.
  ///
  /// One pass, in which a member costs one comparison if it stands where it is expected. That is
  /// always a slot which is empty, so no other member has to ask whether its key is repeated.
  ///
  /// - Precondition: the node is an object, and there are as many slots as keys.
  /// - Returns: Whether a key of the table is there more than once. The last value counts.
  @usableFromInline @discardableResult
  func sortMembers(by table: KeyTable, into slots: TapeMembers.Slots) -> Bool {
    assert(isObject)
    assert(slots.count == table.count)
    unsafe slots.initialize(repeating: nil)
    var empty = EmptySlots(count: table.count)
    var expected = 0
    var isRepeated = false
    var (current, end) = unsafe content
    while unsafe current < end {
      let key = unsafe node(at: current)
      if table.isName(key, of: expected) {
        unsafe current += 1
        unsafe slots[expected] = current
        expected &+= 1
        if expected == empty.end {
          guard let next = unsafe empty.next(after: expected, in: slots) else {
            let rest = unsafe node(at: current).next
            return unsafe sortOthers(from: rest, by: table, into: slots) || mark(isRepeated)
          }
          expected = next
        }
      } else if key.kind == .name, !table.mayHave(unsafe current.pointee.lower) {
        // Most other members are not read. The value of a name is in the next entry.
        unsafe current += 1
      } else {
        unsafe current = key.next
        if let slot = table.slot(for: key, from: expected) {
          let isFirst = unsafe slots[slot] == nil
          if !isFirst { isRepeated = true }
          unsafe slots[slot] = current
          let filled = isFirst ? slot : nil
          guard let next = unsafe empty.next(from: expected, filled: filled, in: slots) else {
            let rest = unsafe node(at: current).next
            return unsafe sortOthers(from: rest, by: table, into: slots) || mark(isRepeated)
          }
          expected = next
        }
      }
      unsafe current = node(at: current).next
    }
    return mark(isRepeated)
  }

  /// Sorts the members from `start` on, after all slots were filled.
  private func sortOthers(
    from start: UnsafePointer<TapeEntry>, by table: KeyTable, into slots: TapeMembers.Slots
  ) -> Bool {
    var isRepeated = false
    var current = unsafe start
    let end = unsafe content.end
    while unsafe current < end {
      let key = unsafe node(at: current)
      if key.kind == .name, !table.mayHave(unsafe current.pointee.lower) {
        unsafe current += 1
      } else {
        unsafe current = key.next
        if let slot = table.slot(for: key, from: 0) {
          isRepeated = true
          unsafe slots[slot] = current
        }
      }
      unsafe current = node(at: current).next
    }
    return mark(isRepeated)
  }

  /// Marks the input if a key is repeated: who made a model straight from the members reads them
  /// again for the findings.
  private func mark(_ isRepeated: Bool) -> Bool {
    guard isRepeated else { return false }
    unsafe source.pointee.isPlain = false
    unsafe source.pointee.marks.add(nil)
    return true
  }
}

/// Which slots are empty while the members of an object are sorted.
private struct EmptySlots {
  private let count: Int

  /// The first slot after the expected ones that is not empty, or their number.
  private(set) var end: Int

  /// Where the run of slots began that are filled one after another.
  private var start = 0

  /// How many slots were filled before that.
  private var filled = 0

  /// From here on, all slots were empty before that.
  private var top = 0

  init(count: Int) { (self.count, end) = (count, count) }

  /// The slot to be expected next, after the run has come to its end; nil if none is empty.
  mutating func next(after slot: Int, in slots: TapeMembers.Slots) -> Int? {
    filled &+= slot &- start
    top = max(top, slot)
    return unsafe begin(at: slot, in: slots)
  }

  /// The slot to be expected next, after another one than `expected` was filled; nil if none is
  /// empty.
  ///
  /// - Parameter slot: The one that was filled; nil if it had been before.
  mutating func next(
    from expected: Int, filled slot: Int?, in slots: TapeMembers.Slots
  ) -> Int? {
    filled &+= expected &- start
    top = max(top, expected)
    guard let slot else { return unsafe begin(at: expected, in: slots) }
    filled &+= 1
    top = max(top, slot &+ 1)
    return unsafe begin(at: slot &+ 1, in: slots)
  }

  /// Begins a run at the first empty slot from `slot` on.
  private mutating func begin(at slot: Int, in slots: TapeMembers.Slots) -> Int? {
    guard filled < count else { return nil }
    start = slot
    if slot < top || slot == count {
      start =
        (slot..<count).first { unsafe slots[$0] == nil }
        ?? slots.indices.first { unsafe slots[$0] == nil } ?? 0
    }
    end = count
    if start < top {
      end = (start &+ 1..<top).first { unsafe slots[$0] != nil } ?? count
    }
    return start
  }
}
