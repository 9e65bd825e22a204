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
  var directFindings: DirectFindings?

  /// What is open in a document that ends early.
  @usableFromInline
  var ends = OpenEnds() { didSet { isPlain = false } }

  /// Whether a key without a plain value is missing: nothing is open, and no key that was looked
  /// for is there more than once.
  @usableFromInline
  var isPlain = true

  /// Whether a value was not read because it is nested too deep: see `JSONNode.isWhole`.
  var hasLostLevels = false

  private var rare: RareInput?

  /// Whether builders know the objects that they have read: see ``TriedValues``.
  var knowsObjects = false { didSet { if knowsObjects { ends.needsCare = true } } }

  /// The innermost value that is read again.
  var again: ReadAgain?

  /// What is kept of objects that are read for an edit; nil if none is.
  ///
  /// NB: one word. This value lies on the stack below all that is read.
  var placed: PlacedInput?

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

extension InputSource {
  /// Ends the trial around all others.
  mutating func forgetTried() { (tried, knowsObjects) = (nil, false) }

  var tried: TriedValues? {
    get { rare?.tried }
    set { makeRare().tried = newValue }
  }

  var layouts: FieldLayouts { mutating get { makeRare().layouts } }

  var declared: DeclaredKeys? {
    get { rare?.declared }
    set { makeRare().declared = newValue }
  }

  private mutating func makeRare() -> RareInput {
    let made = rare ?? RareInput()
    rare = made
    return made
  }

  /// - Precondition: `source` is that of a node that lives.
  static func withLimitOfThread<Result>(
    _ source: UnsafeMutablePointer<InputSource>?, _ body: () -> Result
  ) -> Result {
    guard let source = unsafe source else { return body() }
    let limit = unsafe source.pointee.stackLimit
    unsafe source.pointee.stackLimit = ThreadStack.limit
    defer { unsafe source.pointee.stackLimit = limit }
    return body()
  }
}
