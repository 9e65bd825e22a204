#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ContiguousBytes {
  /// Calls `body` with a view of the bytes, which cannot outlive them.
  ///
  /// NB: `Data.span` and its like need newer systems than this package does.
  package func withDocumentBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBytes { unsafe body(Span(_unsafeBytes: $0)) }
  }
}

extension String {
  /// Calls `body` with a view of the text as UTF-8, which cannot outlive it.
  package func withDocumentBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body(Span(_unsafeElements: $0)) }
  }
}
