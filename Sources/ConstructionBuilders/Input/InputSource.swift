/// What all values of one input share: the bytes of a document, and what its readers learn.
///
/// A node has a word for its value and a word for this. With one word more, passing nodes would
/// take longer.
@safe @usableFromInline
struct InputSource: ~Copyable {
  /// The bytes of a document; nil for a dictionary.
  let bytes: UnsafePointer<UInt8>?

  var learnt = LearntKeys()

  var spares = SparePrefixes()

  var pathNotes = PathNotes()

  /// Where the stack of the thread that reads begins to run short: see ``ThreadStack``.
  ///
  /// It is kept here, because that is quicker than to ask the thread.
  @usableFromInline
  var stackLimit = ThreadStack.limit

  @usableFromInline
  var marks = Marks()

  /// What records the findings of models that are made without builders; nil if nobody asks.
  @usableFromInline
  var directFindings: AnyObject?

  /// Where a document with open ends was cut off; nil if it is still arriving.
  var cut: TextLocation?

  /// Whether a value was not read because it is nested too deep: see ``InputNode/isWhole``.
  var hasLostLevels = false

  /// What was kept last of objects that are read for an edit, in slots by their offset.
  var placedObjects: [AnyObject?] = []

  /// Where the text begins in the document around it, if it is a text that was embedded in one.
  var embeddedAt: Int?

  private init(_ bytes: UnsafePointer<UInt8>?) { unsafe self.bytes = bytes }

  /// Calls `body` with the source of an input's nodes, which must not outlive the call.
  ///
  /// - Precondition: `bytes` are those of the document, if there is one, and outlive the call.
  static func with<Result>(
    _ bytes: UnsafePointer<UInt8>?, _ body: (UnsafeMutablePointer<InputSource>) -> Result
  ) -> Result {
    var source = unsafe InputSource(bytes)
    return unsafe withUnsafeMutablePointer(to: &source) { source in
      unsafe ThreadInput(source: source).read { unsafe body(source) }
    }
  }
}

extension InputNode {
  /// Nil for a value of a dictionary that is read by itself.
  @inlinable
  var source: UnsafeMutablePointer<InputSource>? {
    switch self {
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

extension InputObject {
  /// The same as that of its value.
  private var source: UnsafeMutablePointer<InputSource>? {
    switch self {
    case .tape(let object): unsafe object.node.source
    case .dictionary(let object): unsafe object.depth.source
    }
  }

  func withLimitOfThread<Result>(_ body: () -> Result) -> Result {
    unsafe InputSource.withLimitOfThread(source, body)
  }

  /// Leaves a mark: see ``Marks``.
  func mark(_ field: NotedKey?) { unsafe source?.pointee.marks.add(field) }

  /// What fields at the same path have in common; nil where nothing is kept.
  func pathNote<Note: AnyObject>(for key: PathNotes.Key) -> Note? {
    unsafe source?.pointee.pathNotes.note(for: key)
  }

  func keepPathNote(_ note: some AnyObject, for key: PathNotes.Key) {
    unsafe source?.pointee.pathNotes.keep(note, for: key)
  }
}

extension InputSource {
  /// - Precondition: `source` is that of a node that lives.
  fileprivate static func withLimitOfThread<Result>(
    _ source: UnsafeMutablePointer<InputSource>?, _ body: () -> Result
  ) -> Result {
    guard let source = unsafe source else { return body() }
    let limit = unsafe source.pointee.stackLimit
    unsafe source.pointee.stackLimit = ThreadStack.limit
    defer { unsafe source.pointee.stackLimit = limit }
    return body()
  }
}
