/// An element of an array, where it lies.
///
/// A function of an element is given a copy of it, also through a `Span`: each String of a builder
/// retained before, and released behind. What is not `Copyable` can only be lent, and so can what
/// is in it.
@usableFromInline
struct BorrowedElement<Element>: ~Copyable {
  @usableFromInline
  let value: Element
}

extension Array {
  /// Calls `body` with each element, none of them copied.
  ///
  /// `@inlinable`: as Array's `resolve`. With copies, building Marvel by hand takes 1.1 times as
  /// long.
  @inlinable
  func forEachBorrowed(_ body: (borrowing BorrowedElement<Element>) -> Void) {
    // A struct of one property lies in memory as the property does.
    assert(MemoryLayout<BorrowedElement<Element>>.size == MemoryLayout<Element>.size)
    unsafe withUnsafeBufferPointer { elements in
      unsafe elements.withMemoryRebound(to: BorrowedElement<Element>.self) { elements in
        for position in elements.indices { unsafe body(elements[position]) }
      }
    }
  }
}
