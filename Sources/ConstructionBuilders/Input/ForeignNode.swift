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
  @inline(__always)
  func held<Value>(as type: Value.Type) -> Value? {
    unsafe place(of: type)?.pointee
  }

  /// Whether the value was put into its `Any` as a `Value`.
  @inline(__always)
  func isHeld<Value>(as type: Value.Type) -> Bool {
    func isSame<Held>(_ held: Held) -> Bool { Held.self == Value.self }
    return unsafe _openExistential(pointer.pointee, do: isSame)
  }

  /// Where the value lies, if it was put into its `Any` as a `Value`.
  @inline(__always)
  private func place<Value>(of type: Value.Type) -> UnsafePointer<Value>? {
    // To open the `Any` would copy it, and reading texts take half as long again.
    guard isHeld(as: type), Self.anyBeginsWithItsValue else { return nil }
    assert(MemoryLayout<Value>.size <= 3 * MemoryLayout<Int>.size)
    assert(MemoryLayout<Value>.alignment <= MemoryLayout<Int>.alignment)
    return unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self)
  }

  /// Whether an `Any` begins with a value that fits into three words: that is so by Swift's ABI, which is stable on
  /// Apple platforms (docs/ABI/TypeLayout.md, *Opaque Existential Containers*), and looked at elsewhere.
  private static let anyBeginsWithItsValue: Bool = {
    let text = "as long as a String that is kept elsewhere"
    let any: Any = text
    return unsafe withUnsafeBytes(of: any) { any in
      unsafe withUnsafeBytes(of: text) { unsafe any.starts(with: $0) }
    }
  }()

  /// The members of an object, where they lie; nil for anything else. What has to be cast is put in the place of
  /// other members.
  @usableFromInline
  func members(
    castInto place: UnsafeMutablePointer<ForeignMembers>
  ) -> UnsafePointer<ForeignMembers>? {
    if !isTooDeep, let members = unsafe self.place(of: [String: Any].self) {
      return unsafe UnsafeRawPointer(members).assumingMemoryBound(to: ForeignMembers.self)
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
