/// What is on the tape of a document that is still arriving.
///
/// The entries of an open container do not say where it ends. But all open containers lie in each
/// other, and all of them end where the tape does:
///
/// ```
/// {"id":7,"tags":["a","b          the root and the array are open, and so is the text
///
///   0  object   open[0]
///   1  name               id
///   2  integer            7
///   3  name               tags
///   4  array    open[1]
///   5  text               a
///      text     text      b       not on the tape
/// ```
///
/// So a value on the tape has settled if it is none of the open containers. The value that is
/// still arriving is the last one of its container.
///
/// A document that was cut off is read in the same way. Its `cut` is then the finding that says so,
/// and values that have not settled are left out.
@safe @usableFromInline
struct Arrival {
  let source: UnsafeMutablePointer<TapeSource>

  /// The entries of the open containers, the outermost first.
  let open: UnsafeBufferPointer<UnsafePointer<TapeEntry>>

  /// The entry after the last one that has settled.
  let end: UnsafePointer<TapeEntry>

  /// The key in the innermost open object whose value has not settled; nil if there is none.
  let pendingKey: UnsafePointer<TapeEntry>?

  /// The entry of a text that has begun. It is not on the tape.
  let text: UnsafePointer<TapeEntry>?

  /// Says that the document was cut off; nil if it is still arriving.
  var cut: Finding?
}

/// Where a document that was cut off ends.
struct ArrivalPlace {
  /// The path of the innermost value that can be kept: the outermost open array, or else the
  /// innermost open object.
  let path: FieldPath

  /// The number of elements of that array that are complete; nil for an object.
  let elementCount: Int?
}

extension TapeScanner {
  /// Calls `body` with the root, as far as it is on the tape; nil if nothing of it has begun.
  ///
  /// - Precondition: `bytes` are those of the document that was scanned last, wherever they lie
  ///   now.
  func withArrival<Result>(
    in bytes: UnsafePointer<UInt8>, cut: ((ArrivalPlace) -> Finding)?,
    _ body: (borrowing InputNode) -> Result
  ) -> Result? {
    unsafe TapeSource.with(bytes) { source in unsafe withArrival(from: source, cut: cut, body) }
  }

  private func withArrival<Result>(
    from source: UnsafeMutablePointer<TapeSource>, cut: ((ArrivalPlace) -> Finding)?,
    _ body: (borrowing InputNode) -> Result
  ) -> Result? {
    guard depth > 0 || interruptedText != nil else {
      return unsafe withEntries { entries, count in
        guard count > 0 else { return nil }
        return unsafe body(.tape(TapeNode(entry: entries, source: source)))
      }
    }
    return unsafe withUnsafeTemporaryAllocation(
      of: UnsafePointer<TapeEntry>.self, capacity: max(depth, 1)
    ) { open in
      unsafe withEntries { entries, count in
        var container = container
        for level in stride(from: depth - 1, through: 0, by: -1) {
          unsafe (open.baseAddress.unsafelyUnwrapped + level).initialize(to: entries + container)
          // The entry of an open container names the one around it.
          container = unsafe entries[container].extent
        }
        let text = interruptedText
        return unsafe withUnsafePointer(to: text ?? TapeEntry(bits: 0)) { entry in
          let end = unsafe entries + (hasPendingKey ? count - 1 : count)
          var arrival = unsafe Arrival(
            source: source, open: UnsafeBufferPointer(rebasing: open[..<depth]), end: end,
            pendingKey: hasPendingKey ? end : nil, text: text == nil ? nil : entry, cut: nil)
          if let cut { arrival.cut = cut(arrival.place) }
          return unsafe withUnsafePointer(to: arrival) { arrival in
            unsafe body(.arriving(ArrivingNode(arrival, level: 0)))
          }
        }
      }
    }
  }

  /// The entry of a text that the end of the document interrupted, if it is no key.
  private var interruptedText: TapeEntry? {
    guard case .text(let start, let end, let kind, false)? = interrupted else { return nil }
    return TapeEntry(kind, extent: end - start, offset: start)
  }

  /// Whether the last entry is a key without a value.
  var hasPendingKey: Bool {
    if case .text(_, _, _, isKey: true)? = interrupted { return false }
    return depth > 0 && isObject && (step == .colon || step == .value)
  }
}

extension Arrival {
  /// The first entry in an open container, and the one after the last that has settled in it; nil
  /// if no container is open at this level.
  ///
  /// A key before a value that has not settled takes one entry, because documents that arrive are
  /// too short for a long extent.
  func content(
    of level: Int
  ) -> (first: UnsafePointer<TapeEntry>, end: UnsafePointer<TapeEntry>)? {
    guard unsafe level < open.count else { return nil }
    let container = unsafe open[level]
    guard unsafe level + 1 < open.count else { return unsafe (container + 1, end) }
    let hasKey = unsafe container.pointee.kind == .object
    return unsafe (container + 1, hasKey ? open[level + 1] - 1 : open[level + 1])
  }

  /// Calls `body` with an object of which nothing has arrived.
  static func withNothing<Result>(
    cut: Finding? = nil, _ body: (borrowing ArrivingNode) -> Result
  ) -> Result {
    let entry = TapeEntry(.object, extent: 0, offset: 0)
    return unsafe withUnsafePointer(to: (entry, 0 as UInt8)) { place in
      let entry = unsafe UnsafeRawPointer(place).assumingMemoryBound(to: TapeEntry.self)
      let bytes = unsafe UnsafeRawPointer(entry + 1).assumingMemoryBound(to: UInt8.self)
      return unsafe TapeSource.with(bytes) { source in
        unsafe withUnsafePointer(to: entry) { open in
          let arrival = unsafe Arrival(
            source: source, open: UnsafeBufferPointer(start: open, count: 1), end: entry + 1,
            pendingKey: nil, text: nil, cut: cut)
          return unsafe withUnsafePointer(to: arrival) { arrival in
            unsafe body(ArrivingNode(arrival, level: 0))
          }
        }
      }
    }
  }

  /// Where the document was cut off.
  var place: ArrivalPlace {
    var path: [FieldPath.Component] = []
    for level in unsafe 0..<open.count {
      let container = unsafe TapeNode(entry: open[level], source: source)
      if container.isArray {
        var count = 0
        var current = unsafe content(of: level)?.first ?? end
        while let last = unsafe content(of: level)?.end, unsafe current < last {
          unsafe current = TapeNode(entry: current, source: source).next
          count += 1
        }
        return ArrivalPlace(path: FieldPath(path), elementCount: count)
      }
      guard unsafe level + 1 < open.count else { break }
      let key = unsafe TapeNode(entry: open[level + 1] - 1, source: source)
      path.append(.key(key.text ?? ""))
    }
    return ArrivalPlace(path: FieldPath(path), elementCount: nil)
  }
}
