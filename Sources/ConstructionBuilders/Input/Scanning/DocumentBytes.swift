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

extension Span<UInt8> {
  var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  func firstIndex(where isFound: (UInt8) -> Bool) -> Int? {
    for index in indices where isFound(self[index]) { return index }
    return nil
  }

  /// The bytes in a range, as far as there are any.
  func array(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range.clamped(to: indices) { bytes.append(self[index]) }
    return bytes
  }
}
