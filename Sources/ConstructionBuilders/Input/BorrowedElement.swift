/// An element of an array, where it lies.
///
/// A function is called with a copy of an element, also through a `Span`: each String of a builder
/// is retained before the call and released after it. A value that is not `Copyable` can only be
/// lent, and so can the value in it.
@usableFromInline
struct BorrowedElement<Element>: ~Copyable {
  @usableFromInline
  let value: Element

  @inlinable
  init(value: Element) { self.value = value }
}

extension Array {
  /// Calls `body` with each element, none of them copied.
  ///
  /// Trusts that a struct of one property is laid out as the property is, which Swift's ABI
  /// says. The memory is bound for the call alone, and only read.
  ///
  /// `@inlinable`: as Array's `resolve`.
  @inlinable
  func forEachBorrowed(_ body: (borrowing BorrowedElement<Element>) -> Void) {
    guard CompilerBets.lendsElements else {
      for element in self { body(BorrowedElement(value: element)) }
      return
    }
    assert(MemoryLayout<BorrowedElement<Element>>.size == MemoryLayout<Element>.size)
    unsafe withUnsafeBufferPointer { elements in
      unsafe elements.withMemoryRebound(to: BorrowedElement<Element>.self) { elements in
        for position in elements.indices { unsafe body(elements[position]) }
      }
    }
  }
}
