/// An array in a dictionary whose elements are read by their positions.
@safe @usableFromInline
struct DictionaryRow: ~Escapable, BitwiseCopyable {
  private let elements: UnsafeBufferPointer<Any>

  /// How many containers the array is in.
  let depth: DictionaryDepth

  /// - Precondition: `elements` stay valid and unchanged for as long as the row lives.
  @_lifetime(borrow elements)
  private init(_ elements: UnsafeBufferPointer<Any>, depth: DictionaryDepth) {
    unsafe self.elements = elements
    self.depth = depth
  }

  /// Calls `body` with the row that `node` is; nil for anything but an array.
  static func with<Result>(
    _ node: borrowing DictionaryNode, _ body: (borrowing DictionaryRow) -> Result
  ) -> Result? {
    guard let elements = node.elements else { return nil }
    let depth = node.depth
    return unsafe elements.withUnsafeBufferPointer { elements in
      unsafe body(DictionaryRow(elements, depth: depth))
    }
  }

  /// The element at a position; nil if there is none.
  @_lifetime(copy self)
  func element(at position: Int) -> DictionaryNode? {
    guard let first = unsafe elements.baseAddress, 0..<count ~= position else { return nil }
    return unsafe lifetime(DictionaryNode(first + position, depth: depth.next), copying: self)
  }

  /// How many elements there are.
  var count: Int { unsafe elements.count }
}
