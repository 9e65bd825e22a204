/// Documents that are cut off, and that arrive in parts.
extension Transcript {
  /// At each cut of a small document, and at some of a larger one: the error of the document that
  /// ends there; what there is of one that is still arriving; and whether that ends as the whole
  /// does.
  mutating func cuts(of bytes: UnsafeBufferPointer<UInt8>) {
    guard unsafe refusal(of: Span(_unsafeElements: bytes)) == nil else { return }
    let whole = unsafe Scan(bytes)
    let hasByteOrderMark = unsafe Document(bytes).hasByteOrderMark
    // The first bytes are scanned together.
    let first = hasByteOrderMark ? 3 : 1
    for count in stride(from: first, to: bytes.count, by: distance(bytes.count)) {
      let part = unsafe UnsafeBufferPointer(rebasing: bytes[..<count])
      cuts += 1
      let complete = unsafe Scan(part)
      let copy = unsafe Copy(part)
      var scanner = unsafe TapeScanner(Document(copy.bytes), isComplete: false)
      let arriving = Scan(&scanner)
      write("cut")
      write(count)
      write(complete)
      write(arriving)
      if let error = complete.error {
        let span = unsafe Span(_unsafeElements: part)
        var words = Digest()
        words.add(Finding(error, in: span).description)
        write(bits: words.bits)
      }
      unsafe write(bits: arrived(scanner, copy.bytes))
      if arriving.error?.isEarlyEnd ?? true {
        unsafe scanner.extend(to: Document(bytes), isComplete: true)
        let resumed = Scan(&scanner)
        if resumed != whole {
          differences += 1
          write(" unlike the whole")
          write(resumed)
        }
      } else if arriving.error != whole.error {
        differences += 1
        write(" unlike the whole")
      }
      endLine()
    }
  }

  /// From one cut to the next. An emulator takes long for the larger documents.
  private func distance(_ count: Int) -> Int {
    switch count {
    case ...512: 1
    case ...8_192: count / 64
    case ...100_000: count / 16
    default: count / 4
    }
  }

  private mutating func write(_ scan: Scan) {
    if let error = scan.error { write(error.offset) } else { write(" -") }
    write(scan.count)
    write(bits: scan.digest)
  }

  /// A digest of what there is of a document that is still arriving.
  private func arrived(
    _ scanner: borrowing TapeScanner, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var digest = Digest()
    guard let start = bytes.baseAddress else { return 0 }
    _ = unsafe scanner.withRoot(in: start, cut: nil) { add($0, to: &digest) }
    return digest.bits
  }

  private func add(_ node: borrowing TapeNode, to digest: inout Digest) {
    digest.add(node.kind.jsonType.rawValue)
    digest.add(node.text ?? "")
    guard node.isOpen else {
      digest.add(node.isArray ? node.elementCount : 0)
      digest.add(node.number?.digits ?? "")
      return
    }
    _ = node.visitElements {
      add($0, to: &digest)
      return true
    }
    guard node.isObject else { return }
    node.forEachMember { key, value in
      digest.add(key.text ?? "")
      add(value, to: &digest)
    }
    digest.add(node.pendingKey?.text ?? "")
  }

  /// The same document, arriving in parts of several lengths, with its elements removed as soon as
  /// they have settled.
  mutating func parts(of bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 4_096 else { return }
    for length in [1, 7, 64] {
      let document = ArrivingDocument(maximumDepth: .maximumDepth, maximumLength: 1 << 20)
      var array = ArrivingArray(at: [])
      var digest = Digest()
      var isOver = false
      for start in stride(from: 0, to: bytes.count, by: length) {
        let end = min(start + length, bytes.count)
        let part = unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
        unsafe document.append(UnsafeRawBufferPointer(part))
        document.scan()
        if !isOver { isOver = deliver(&array, document, &digest) }
      }
      document.complete()
      if !isOver { _ = deliver(&array, document, &digest) }
      write("parts")
      write(length)
      write(bits: digest.bits)
      write(document.isCutOff ? 1 : 0)
      if let error = document.error {
        write(error.offset)
        write(" ")
        write(document.finding(error).description)
      }
      endLine()
    }
  }

  /// Takes elements from an array; true where no more can come.
  private func deliver(
    _ array: inout ArrivingArray, _ document: ArrivingDocument, _ digest: inout Digest
  ) -> Bool {
    array.update(from: document)
    while true {
      switch array.advance(in: document) {
      case .element(let entry, let bytes):
        digest.add(entry)
        digest.add(bytes.lowerBound)
        digest.add(bytes.upperBound)
      case .waiting:
        if let bytes = array.deliveredBytes(in: document) {
          array.discardDelivered(in: document, bytes)
        }
        return false
      case .over:
        digest.add(1)
        return true
      case .failure(let finding, let offset):
        digest.add(finding.description)
        digest.add(offset)
        return true
      }
    }
  }
}

/// How a scan ended.
private struct Scan: Equatable {
  var error: MalformedJSON?
  var count = 0
  var digest: UInt64 = 0

  /// Of a whole document. Its tape counts only if there is no error.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let copy = unsafe Copy(bytes)
    var scanner = unsafe TapeScanner(Document(copy.bytes))
    self.init(&scanner)
  }

  init(_ scanner: inout TapeScanner) {
    do throws(MalformedJSON) { try scanner.scan() } catch { self.error = error }
    guard error?.isEarlyEnd ?? true else { return }
    var digest = Digest()
    count = unsafe scanner.withEntries { entries, count in
      for index in 0..<count { unsafe digest.add(entries[index].bits) }
      return count
    }
    self.digest = digest.bits
  }
}

/// A copy of bytes, with nothing behind it.
@safe private final class Copy {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(from: bytes)
    unsafe self.bytes = UnsafeBufferPointer(copy)
  }

  deinit { unsafe bytes.deallocate() }
}
