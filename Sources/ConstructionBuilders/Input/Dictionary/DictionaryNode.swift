/// One value of a dictionary: a view that cannot outlive the variable that holds the value.
///
/// Trusts the two initialisers' callers alone: `with`, `visitElements` and ``DictionaryObject``
/// make nodes of values that they hold until the node is gone, which the lifetime of a node makes
/// sure of.
@safe @usableFromInline
struct DictionaryNode: ~Escapable, BitwiseCopyable {
  private let pointer: UnsafePointer<Any>

  /// How many containers the value is in.
  @usableFromInline
  let depth: DictionaryDepth

  /// - Precondition: `pointer` stays valid and its value unchanged for as long as the node lives.
  @usableFromInline
  @_lifetime(borrow pointer)
  init(_ pointer: UnsafePointer<Any>, depth: DictionaryDepth) {
    unsafe self.pointer = pointer
    self.depth = depth
  }

  /// The value itself, not a copy of it.
  var value: Any {
    _read { yield unsafe pointer.pointee }
  }

  /// The value, if it was put into its `Any` as a `Value`.
  ///
  /// Nil for any other value, also for one that was put there in a box or as a superclass. For
  /// these there is ``exactCast(_:to:)``, which takes three times as long.
  func held<Value>(as type: Value.Type) -> Value? {
    unsafe place(of: type)?.load(as: Value.self)
  }

  /// Whether the value was put into its `Any` as a `Value`.
  func isHeld<Value>(as type: Value.Type) -> Bool {
    func isSame<Held>(_ held: Held) -> Bool { Held.self == Value.self }
    return unsafe _openExistential(pointer.pointee, do: isSame)
  }

  /// The address of the value, if it was put into its `Any` as a `Value`.
  ///
  /// By Swift's ABI (docs/ABI/TypeLayout.md, *Opaque Existential Containers*) an `Any` begins with
  /// its value, if the value fits into three words and can be moved bit by bit. Where the compiler
  /// opens the `Any`, it copies the value, and reading texts takes half as long again.
  ///
  /// No caller and no sender can make it read anything else: the type is compared first.
  ///
  /// - Precondition: `Value` is a String, a container or a class, for which this is true.
  private func place<Value>(of type: Value.Type) -> UnsafeRawPointer? {
    precondition(MemoryLayout<Value>.size <= 3 * MemoryLayout<Int>.size)
    precondition(MemoryLayout<Value>.alignment <= MemoryLayout<Int>.alignment)
    return isHeld(as: type) && depth.readsValuesInPlace ? unsafe UnsafeRawPointer(pointer) : nil
  }

  /// Whether an `Any` begins with its value where the program runs. The ABI is stable on Apple
  /// platforms; here it is checked on all.
  static let anyBeginsWithItsValue: Bool = {
    guard CompilerBets.readsValuesInPlace else { return false }
    let text = "as long as a String that is kept elsewhere"
    let any: Any = text
    return unsafe withUnsafeBytes(of: any) { any in
      unsafe withUnsafeBytes(of: text) { unsafe any.starts(with: $0) }
    }
  }()

  /// Calls `body` with a node for `value`.
  static func with<Result>(
    _ value: Any, depth: DictionaryDepth = .zero,
    _ body: (borrowing DictionaryNode) -> Result
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
  func visitElements(while body: (borrowing DictionaryNode) -> Bool) -> Bool {
    guard let elements else { return false }
    let depth = depth.next
    unsafe elements.withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in elements.indices {
        let element = unsafe DictionaryNode(first + index, depth: depth)
        guard body(element) else { return }
      }
    }
    return true
  }
}

extension DictionaryNode {
  /// A number that no other container has while this one lives; nil for anything else.
  var identity: UInt? {
    // Each type is one reference.
    if let place = unsafe place(of: [String: Any].self) ?? place(of: [Any].self)
      ?? place(of: [AnyHashable: Any].self)
    {
      return unsafe place.load(as: UInt.self)
    }
    guard type(of: value) is AnyClass else {
      return (value as? any DictionaryConvertible)?.identity
    }
    return UInt(bitPattern: ObjectIdentifier(value as AnyObject))
  }
}

/// What a value of a dictionary is.
extension DictionaryNode {
  /// The text of a string; nil for anything else.
  var string: String? {
    if let string = held(as: String.self) { return string }
    if case .string(let string) = content { return string }
    return nil
  }

  /// A boolean; nil for anything else.
  var boolean: Bool? {
    if case .boolean(let boolean) = content { return boolean }
    return nil
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    if case .number(let number) = content { return number }
    return nil
  }

  /// The elements of an array; nil for anything else.
  @usableFromInline
  var elements: [Any]? {
    if !isTooDeep, let elements = held(as: [Any].self) { return elements }
    if case .array(let elements) = content { return elements }
    return nil
  }

  /// The members of an object; nil for anything else.
  @usableFromInline
  var members: [String: Any]? {
    if !isTooDeep, let members = held(as: [String: Any].self) { return members }
    if case .object(let members) = content { return members }
    return nil
  }

  /// Whether the value is nested deeper than a document may be.
  var isTooDeep: Bool { depth.containers >= .maximumDepth }

  /// Whether the value is a container that is nested too deep.
  var isContainerTooDeep: Bool {
    guard isTooDeep else { return false }
    switch DictionaryValue(value) {
    case .array, .object: return true
    default: return false
    }
  }

  /// What the value is. Containers that are nested too deep are values that JSON does not know.
  var content: DictionaryValue {
    // Most values are of these types, which are quick to tell; `DictionaryValue` tells all others.
    if let string = held(as: String.self) { return .string(string) }
    if let scalar = scalarOfFoundation { return scalar }
    let content = DictionaryValue(value)
    switch content {
    case .array, .object: return isTooDeep ? .other(value) : content
    default: return content
    }
  }
}
