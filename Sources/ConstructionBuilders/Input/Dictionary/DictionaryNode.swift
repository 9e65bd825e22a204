/// One value of a dictionary: a view that cannot outlive the variable that holds the value.
@safe @usableFromInline
struct DictionaryNode: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<Any>

  /// How many containers the value lies in.
  @usableFromInline
  let depth: Int

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the node lives.
  @usableFromInline
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
  /// Nil for others, and also where it was put there as something that holds a `Value`, or as a
  /// superclass of it: see ``exactCast(_:to:)``, which takes three times as long.
  @inline(__always)
  func held<Value>(as type: Value.Type) -> Value? {
    unsafe place(of: type)?.load(as: Value.self)
  }

  /// Whether the value was put into its `Any` as a `Value`.
  @inline(__always)
  func isHeld<Value>(as type: Value.Type) -> Bool {
    func isSame<Held>(_ held: Held) -> Bool { Held.self == Value.self }
    return unsafe _openExistential(pointer.pointee, do: isSame)
  }

  /// Where the value lies, if it was put into its `Any` as a `Value`.
  ///
  /// By Swift's ABI (docs/ABI/TypeLayout.md, *Opaque Existential Containers*) an `Any` begins with
  /// what it holds, if that fits into three words and can be moved bit by bit. To have the compiler
  /// open the `Any` copies it, and reading texts takes half as long again.
  ///
  /// - Precondition: `Value` is a String, a container or a class, of which that is true.
  @inline(__always)
  private func place<Value>(of type: Value.Type) -> UnsafeRawPointer? {
    precondition(MemoryLayout<Value>.size <= 3 * MemoryLayout<Int>.size)
    precondition(MemoryLayout<Value>.alignment <= MemoryLayout<Int>.alignment)
    return isHeld(as: type) && Self.anyBeginsWithItsValue ? unsafe UnsafeRawPointer(pointer) : nil
  }

  /// Whether that is so where the program runs: the ABI is stable on Apple platforms, and looked at
  /// everywhere. If it were not, every value would be cast.
  private static let anyBeginsWithItsValue: Bool = {
    let text = "as long as a String that is kept elsewhere"
    let any: Any = text
    return unsafe withUnsafeBytes(of: any) { any in
      unsafe withUnsafeBytes(of: text) { unsafe any.starts(with: $0) }
    }
  }()

  /// The members of an object, where they lie; nil for anything else. What has to be cast is put in
  /// the place of other members.
  @usableFromInline
  func members(
    castInto place: UnsafeMutablePointer<DictionaryMembers>
  ) -> UnsafePointer<DictionaryMembers>? {
    if !isTooDeep, let members = unsafe self.place(of: [String: Any].self) {
      // A struct of one property lies in memory as the property does.
      assert(MemoryLayout<DictionaryMembers>.size == MemoryLayout<[String: Any]>.size)
      return unsafe members.assumingMemoryBound(to: DictionaryMembers.self)
    }
    guard let members else { return nil }
    unsafe place.pointee = DictionaryMembers(members)
    return unsafe UnsafePointer(place)
  }

  /// Calls `body` with a node for `value`.
  static func with<Result>(
    _ value: Any, depth: Int, _ body: (borrowing DictionaryNode) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: value) { pointer in
      unsafe body(DictionaryNode(pointer, depth: depth))
    }
  }

  /// Calls `body` with each element of an array, in order, until it returns false; none of them is
  /// copied.
  ///
  /// - Returns: Whether there is an array.
  @inlinable
  func visitElements(while body: (borrowing InputNode) -> Bool) -> Bool {
    guard let elements else { return false }
    let depth = depth + 1
    unsafe elements.withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in elements.indices {
        let element = unsafe DictionaryNode(first + index, depth: depth)
        guard body(.dictionary(element)) else { return }
      }
    }
    return true
  }
}
