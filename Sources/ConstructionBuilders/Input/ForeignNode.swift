/// One value of a dictionary: a view that cannot outlive the variable that holds the value.
@safe @usableFromInline
struct ForeignNode: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<Any>

  /// How many containers the value lies in.
  @usableFromInline
  let depth: Int

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the node lives.
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafePointer<Any>, depth: Int) {
    unsafe self.pointer = pointer
    self.depth = depth
  }

  /// The value itself, not a copy of it.
  var value: Any {
    _read { yield unsafe pointer.pointee }
  }

  /// The value, if it was put into its `Any` as a `Value`.
  ///
  /// Nil for others, and also where it was put there as something that holds a `Value`, or as a superclass of it:
  /// see ``exactCast(_:to:)``, which takes three times as long.
  ///
  /// An `Any` begins with three words for its value, and keeps there what fits into them (and may be moved
  /// bitwise), such as a String, a container or a reference: a part of Swift's ABI (docs/ABI/TypeLayout.md).
  @inline(__always)
  func held<Value>(as type: Value.Type) -> Value? {
    assert(MemoryLayout<Value>.size <= 3 * MemoryLayout<Int>.size)
    assert(MemoryLayout<Value>.alignment <= MemoryLayout<Int>.alignment)
    guard isHeld(as: type) else { return nil }
    return unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee
  }

  /// Whether the value was put into its `Any` as a `Value`.
  @inline(__always)
  func isHeld<Value>(as type: Value.Type) -> Bool {
    func isSame<Held>(_ held: Held) -> Bool { Held.self == Value.self }
    return unsafe _openExistential(pointer.pointee, do: isSame)
  }

  /// The members of an object, where they lie; nil for anything else. What has to be cast is put in the place of
  /// other members.
  @usableFromInline
  func members(
    castInto place: UnsafeMutablePointer<ForeignMembers>
  ) -> UnsafePointer<ForeignMembers>? {
    if isHeld(as: [String: Any].self), !isTooDeep {
      return unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: ForeignMembers.self)
    }
    guard let members else { return nil }
    unsafe place.pointee = ForeignMembers(members)
    return unsafe UnsafePointer(place)
  }

  /// Calls `body` with a node for `value`.
  static func with<Result>(
    _ value: Any, depth: Int, _ body: (borrowing ForeignNode) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: value) { pointer in
      unsafe body(ForeignNode(pointer, depth: depth))
    }
  }

  /// Calls `body` with a node for each of `values`, in order, until it says false; none of them is copied.
  static func visit(
    _ values: [Any], depth: Int, while body: (borrowing ForeignNode) -> Bool
  ) {
    unsafe values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress else { return }
      for index in values.indices {
        guard unsafe body(ForeignNode(first + index, depth: depth)) else { return }
      }
    }
  }
}
