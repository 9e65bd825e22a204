/// What a value shares with all others of its input.
extension JSONNode {
  /// Nil for a value of a dictionary that is read by itself.
  @inlinable
  var source: UnsafeMutablePointer<InputSource>? {
    switch input {
    case .tape(let node): unsafe node.source
    case .dictionary(let node): unsafe node.depth.source
    }
  }

  /// Where the stack begins to run short.
  @inlinable
  var stackLimit: UInt { unsafe source?.pointee.stackLimit ?? ThreadStack.limit }

  /// Says that no thread could be made to continue on: see ``ThreadStack/refuse()``.
  func refuseLevels() {
    unsafe source?.pointee.stackLimit = ThreadStack.limit
    loseLevels()
  }

  /// Says that a value was not read because it is nested too deep.
  func loseLevels() { unsafe source?.pointee.hasLostLevels = true }

  /// Whether no value of the input was lost because it is nested too deep.
  ///
  /// What is built straight from a document has no findings. So it counts only if nothing was lost.
  @usableFromInline
  var isWhole: Bool { unsafe source?.pointee.hasLostLevels != true }

  /// Runs `body` with the limit of the running thread, which may be another one than before.
  func withLimitOfThread<Result>(_ body: () -> Result) -> Result {
    unsafe InputSource.withLimitOfThread(source, body)
  }
}

extension JSONFields {
  /// The same as that of its value.
  private var source: UnsafeMutablePointer<InputSource>? {
    switch input {
    case .tape(let object): unsafe object.node.source
    case .dictionary(let object): unsafe object.depth.source
    }
  }

  func withLimitOfThread<Result>(_ body: () -> Result) -> Result {
    unsafe InputSource.withLimitOfThread(source, body)
  }

  /// Leaves a mark: see ``Marks``.
  func mark() { unsafe source?.pointee.marks.add() }

  /// What fields at the same path have in common; nil where nothing is kept.
  func pathNote(for key: PathNotes.Key) -> CaptureNote? {
    unsafe source?.pointee.pathNotes.note(for: key)
  }

  func keepPathNote(_ note: CaptureNote, for key: PathNotes.Key) {
    unsafe source?.pointee.pathNotes.keep(note, for: key)
  }
}

extension JSONRow {
  /// Leaves a mark: see ``Marks``.
  func mark() {
    switch input {
    case .tape(let row): unsafe row.node.source.pointee.marks.add()
    case .dictionary(let row): unsafe row.depth.source?.pointee.marks.add()
    case .object: break
    }
  }
}

extension JSONNode {
  /// How many marks there are so far.
  @inlinable
  var markCount: Int { unsafe source?.pointee.marks.count ?? 0 }

  /// Whether there are more marks than before, or may be.
  @inlinable
  func isMarked(since count: Int) -> Bool {
    guard let source = unsafe source else { return true }
    return unsafe source.pointee.marks.count != count
  }

  /// How many findings with words may follow: see ``Marks``.
  var words: FindingCounts {
    get { unsafe source?.pointee.marks.words ?? .words }
    nonmutating set { unsafe source?.pointee.marks.words = newValue }
  }

  /// Leaves a mark.
  @usableFromInline
  func mark() { unsafe source?.pointee.marks.add() }
}
