/// What all values of one document share: its bytes, and the keys that builders read in it.
///
/// A node has a word for its entry and a word for this. With one word more, passing nodes would
/// take longer.
@safe @usableFromInline
struct TapeSource: ~Copyable {
  let bytes: UnsafePointer<UInt8>

  var learnt = LearntKeys()

  var spares = SparePrefixes()

  var pathNotes = PathNotes()

  /// Where the stack of the thread that reads begins to run short: see ``ThreadStack``.
  @usableFromInline
  var stackLimit = ThreadStack.limit

  @usableFromInline
  var marks = Marks()

  /// What records the findings of models that are made without builders; nil if nobody asks.
  @usableFromInline
  var directFindings: AnyObject?

  /// Where a document with open ends was cut off; nil if it is still arriving.
  var cut: TextLocation?

  /// Whether a value was not read because it lies too deep: see ``InputNode/isWhole``.
  var hasLostLevels = false

  private init(_ bytes: UnsafePointer<UInt8>) { unsafe self.bytes = bytes }

  /// Calls `body` with the source of a document's nodes, which must not outlive the call.
  ///
  /// - Precondition: `bytes` are those of a document, and stay until `body` returns.
  static func with<Result>(
    _ bytes: UnsafePointer<UInt8>, _ body: (UnsafeMutablePointer<TapeSource>) -> Result
  ) -> Result {
    var source = unsafe TapeSource(bytes)
    return unsafe withUnsafeMutablePointer(to: &source) { source in
      unsafe ThreadInput.tape(source).read { unsafe body(source) }
    }
  }
}
