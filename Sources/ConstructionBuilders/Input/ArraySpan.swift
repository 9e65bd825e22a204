extension Array {
  /// Calls `body` with a view of the elements, through which each can be used without being copied.
  ///
  /// NB: `Array.span` needs newer systems than this package does.
  ///
  /// `@inlinable`: as Array's `resolve`.
  @inlinable
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(Span(_unsafeElements: $0)) }
  }
}
