/// The tape of a document that is still arriving, for code that follows it from scan to scan.
///
/// Entries are named by their indices, which stay the same while the tape grows.
extension ArrivingDocument {
  /// How many entries there are.
  package var entryCount: Int { unsafe scanner?.withEntries { $1 } ?? 0 }

  /// Where the value or key in an entry begins, with its quotation mark.
  package func start(of index: Int) -> Int {
    let entry = entry(at: index)
    switch entry.kind {
    case .text, .unicodeText, .escapedText, .name: return entry.offset - 1
    default: return entry.offset
    }
  }

  /// The kind of a value that has begun. A key counts as a string.
  package func kind(of index: Int) -> JSONType { entry(at: index).kind.jsonType }

  /// Whether the key in an entry is `name`.
  package func isKey(at index: Int, _ name: String) -> Bool {
    withNode(at: index) { $0.text == name }
  }

  /// The entry after a value that has settled, or after a key.
  package func next(after index: Int) -> Int {
    let entry = entry(at: index)
    return entry.isContainer ? index + entry.extent : index + 1
  }

  /// - Precondition: there is one.
  private func entry(at index: Int) -> TapeEntry {
    let entry = unsafe scanner?.withEntries { entries, count -> TapeEntry? in
      0..<count ~= index ? unsafe entries[index] : nil
    }
    guard let entry = entry ?? nil else { preconditionFailure("no entry at \(index)") }
    return entry
  }

  /// The open containers, the outermost first.
  package var openContainers: [Int] {
    guard let depth = scanner?.depth, var container = scanner?.container else { return [] }
    var open = [Int](repeating: 0, count: depth)
    for level in open.indices.reversed() {
      open[level] = container
      // The entry of an open container names the one around it.
      container = entry(at: container).extent
    }
    return open
  }

  /// Whether the last entry is a key without a value.
  package var hasPendingKey: Bool { scanner?.hasPendingKey ?? false }

  /// Where something begins that is not on the tape: a token that was interrupted, or what is
  /// expected next.
  package var startOfRest: Int {
    switch scanner?.interrupted {
    case .text(let start, _, _, _)?: start - 1
    case .number(let start, _)?: start
    case nil: scanner?.position ?? 0
    }
  }

  /// Calls `body` with a value that has settled, or with a key.
  func withNode<Result>(at index: Int, _ body: (borrowing TapeNode) -> Result) -> Result {
    precondition(0..<entryCount ~= index, "no entry at \(index)")
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe scanner?.withEntries { entries, _ in
        let bytes = unsafe bytes.baseAddress.unsafelyUnwrapped
        return unsafe InputSource.with(bytes) { source in
          unsafe body(TapeNode(entry: entries + index, source: source))
        }
      }
    }
    guard let result else { preconditionFailure("nothing was scanned") }
    return result
  }

  /// Replaces the first elements of an array by the number 0, so that they take no memory.
  ///
  /// The scanner goes on as if that had been sent.
  ///
  /// - Parameters:
  ///   - array: The entry of the array.
  ///   - end: The entry after the elements.
  ///   - range: The bytes of the elements.
  ///   - ancestors: The entries of the containers around the array that have closed.
  package func replaceElements(
    of array: Int, before end: Int, _ range: Range<Int>, closedAncestors ancestors: [Int]
  ) {
    scanner?.replaceElements(of: array, before: end, range, closedAncestors: ancestors)
    bytes.replaceSubrange(range, with: [UInt8(ascii: "0")])
    scannedCount -= range.count - 1
    // What is wrong is behind elements that have settled.
    error = error.map {
      MalformedJSON(offset: $0.offset - (range.count - 1), problem: $0.problem)
    }
  }
}

extension TapeScanner {
  /// - Precondition: as for `ArrivingDocument`: there is at least one element, and all of them have
  ///   settled.
  fileprivate mutating func replaceElements(
    of array: Int, before end: Int, _ range: Range<Int>, closedAncestors ancestors: [Int]
  ) {
    let removedEntries = end - array - 2
    let removedBytes = range.count - 1
    unsafe withEntries { entries, count in
      assert(array < end && end <= count && removedEntries >= 0 && removedBytes >= 0)
      // Open containers in the array name the container around them.
      var current = container
      for _ in 0..<depth where current > array {
        let parent = unsafe entries[current].extent
        if parent > array {
          unsafe entries[current] = entries[current].with(extent: parent - removedEntries)
        }
        current = parent
      }
      for ancestor in ancestors {
        let entry = unsafe entries[ancestor]
        unsafe entries[ancestor] = entry.with(extent: entry.extent - removedEntries)
      }
      unsafe entries[array + 1] = TapeEntry(.integer, extent: 1, offset: range.lowerBound)
      for index in end..<count {
        let entry = unsafe entries[index]
        unsafe entries[index - removedEntries] = entry.moved(by: -removedBytes)
      }
    }
    removeLastEntries(removedEntries)
    if container > array { container -= removedEntries }
    position -= removedBytes
    switch interrupted {
    case .text(let start, let end, let kind, let isKey)?:
      interrupted = .text(
        start: start - removedBytes, end: end - removedBytes, kind: kind, isKey: isKey)
    case .number(let start, let end)?:
      interrupted = .number(start: start - removedBytes, end: end - removedBytes)
    case nil: break
    }
  }
}
