/// Scans a document and calls `body` with its root.
///
/// The bytes stay where they are, and the tape lives until `body` returns. A ``TapeNode`` cannot
/// outlive either, which the compiler checks.
func withTape<Result>(
  of bytes: Span<UInt8>, maximumDepth: Int = .maximumDepth,
  _ body: (borrowing TapeNode) -> Result
) throws(MalformedJSON) -> Result {
  if let refusal = refusal(of: bytes) { throw refusal }
  return try unsafe bytes.withUnsafeBufferPointer { bytes throws(MalformedJSON) in
    let document = unsafe Document(bytes)
    let tape = try TapeScanner(document, maximumDepth: maximumDepth).wholeTape()
    return unsafe InputSource.with(document.bytes) { source in
      unsafe body(TapeNode(entry: tape.entries, source: source))
    }
  }
}

/// Why the bytes are not worth scanning: empty, too large, another encoding, or markup.
package func refusal(of bytes: Span<UInt8>) -> MalformedJSON? {
  guard bytes.count > (bytes.hasByteOrderMark ? 3 : 0) else {
    return MalformedJSON(offset: 0, problem: .empty)
  }
  guard UInt64(bytes.count) <= 0xFFFF_FFFF else {
    return MalformedJSON(offset: 0, problem: .tooLarge)
  }
  if bytes.count >= 2, beginsAsContainer(bytes[0], bytes[1]) { return nil }
  let head = bytes.array(0..<4)
  if let encoding = encodingOtherThanUTF8(head) {
    return MalformedJSON(offset: 0, problem: .notUTF8(encoding: encoding))
  }
  let start = rootOffset(in: bytes)
  guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
  return MalformedJSON(offset: start, problem: .markup)
}

/// Whether two bytes are the beginning of nearly all documents, which says enough of them.
func beginsAsContainer(_ first: UInt8, _ second: UInt8) -> Bool {
  (first == UInt8(ascii: "{") || first == UInt8(ascii: "[")) && second != 0
}

/// UTF-16 or UTF-32, recognised by the byte order mark or by the zeros that ASCII has in them.
private func encodingOtherThanUTF8(_ head: [UInt8]) -> String? {
  let zeros = head.map { $0 == 0 }
  if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
  if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
  if zeros == [true, true, true, false] || zeros == [false, true, true, true] { return "UTF-32" }
  if zeros.starts(with: [true, false]) || zeros.starts(with: [false, true]) { return "UTF-16" }
  return nil
}
