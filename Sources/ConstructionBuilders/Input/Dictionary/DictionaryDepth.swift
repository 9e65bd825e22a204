/// How many containers a value of a dictionary is in, and what it shares with the other values.
///
/// Both in one word, so that a node stays as small as that of a document.
@safe @usableFromInline
struct DictionaryDepth: BitwiseCopyable {
  /// Bits 0 to 14 the containers, 15 whether values are read in place, 16 and above the address of
  /// the source; 0 for none.
  @usableFromInline
  let bits: UInt64

  /// - Precondition: `source` outlives all nodes that are made with this.
  @unsafe
  init(_ containers: Int, source: UnsafeMutablePointer<InputSource>?) {
    let address = UInt64(UInt(bitPattern: source))
    // An address that does not fit is left out: sharing only saves time.
    let shared = address >> 48 == 0 ? address << 16 : 0
    bits = shared | Self.inPlace | UInt64(max(0, min(containers, 0x7FFF)))
  }

  private init(bits: UInt64) { self.bits = bits }

  /// The depth of a value by itself.
  static var zero: DictionaryDepth { DictionaryDepth(bits: inPlace) }

  private static var inPlace: UInt64 { DictionaryNode.anyBeginsWithItsValue ? 1 << 15 : 0 }

  /// Calls `body` with the depth of the outermost value of a dictionary, and a source for all. The
  /// value counts as one in so many containers that no more than `maximumDepth` are read.
  ///
  /// NB: not `@inlinable`. Swift 6.3.1 crashes where it inlines the end of the source's life.
  @usableFromInline
  static func withSource<Result>(
    _ maximumDepth: Int, _ body: (DictionaryDepth) -> Result
  ) -> Result {
    let containers = .maximumDepth - max(0, min(maximumDepth, .maximumDepth))
    return unsafe InputSource.with(nil) { unsafe body(DictionaryDepth(containers, source: $0)) }
  }

  var containers: Int { Int(bits & 0x7FFF) }

  /// Whether an `Any` begins with its value. It is kept here, because that is quicker than to ask
  /// what is made once.
  var readsValuesInPlace: Bool { bits & 1 << 15 != 0 }

  /// The same for a value in this one.
  @usableFromInline
  var next: DictionaryDepth { DictionaryDepth(bits: bits &+ 1) }

  /// Trusts the precondition of the initialiser: nodes cannot outlive the call that made them.
  @inlinable
  var source: UnsafeMutablePointer<InputSource>? {
    unsafe UnsafeMutablePointer(bitPattern: UInt(bits >> 16))
  }
}
