/// The root of a document of which not all has been scanned.
extension TapeScanner {
  /// Calls `body` with the root, as far as it is on the tape; nil if nothing of it has begun.
  ///
  /// If something is open, it is closed on a copy of the tape: see ``Tape``. `cut` says where the
  /// document was cut off; nil if it is still arriving.
  ///
  /// - Precondition: `bytes` are those of the document that was scanned last, wherever they lie
  ///   now.
  func withRoot<Result>(
    in bytes: UnsafePointer<UInt8>, cut: TextLocation?, _ body: (borrowing TapeNode) -> Result
  ) -> Result? {
    // A text that was cut off is left out.
    let text = cut == nil ? interruptedText : nil
    guard depth > 0 || text != nil else {
      return unsafe withEntries { entries, count in
        guard count > 0 else { return nil }
        return unsafe InputSource.with(bytes) { source in
          unsafe body(TapeNode(entry: entries, source: source))
        }
      }
    }
    var tape = copyOfTape
    let ends = tape.closeEnds(
      from: container, depth: depth, hasPendingKey: hasPendingKey, text: text, cut: cut)
    let entries = unsafe tape.entries
    return unsafe InputSource.with(bytes) { source in
      unsafe source.pointee.ends = ends
      return unsafe body(TapeNode(entry: entries, source: source))
    }
  }

  /// The entry of a text that the end of the document interrupted, if it is not a key.
  private var interruptedText: TapeEntry? {
    guard case .text(let start, let end, _, false)? = interrupted else { return nil }
    // It has only whole characters and escapes, so each text is the beginning of the next one.
    return TapeEntry(.escapedText, extent: end - start, offset: start)
  }

  /// Whether the last entry is a key without a value.
  var hasPendingKey: Bool {
    if case .text(_, _, _, isKey: true)? = interrupted { return false }
    return depth > 0 && isObject && (step == .colon || step == .value)
  }
}
