/// In place of Input/Scanning/DocumentBytes.swift, which needs Foundation.
extension [UInt8] {
  func withDocumentBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBytes { unsafe body(Span(_unsafeBytes: $0)) }
  }
}
