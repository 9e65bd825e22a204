/// How often a field was noted while values were read.
///
/// Each field with something to report leaves a mark. Nobody has to search the fields of a builder
/// that left none.
@usableFromInline
struct Marks {
  @usableFromInline
  private(set) var count = 0

  /// Whether a mark is that of a field, and not of a value that was read without one.
  private(set) var isOfFields = false

  /// How many findings with words may follow in the outermost array or dictionary that is read.
  ///
  /// The others are short, and those of elements are only counted, so a hostile array cannot fill
  /// the memory.
  var words = FindingCounts.words

  init() {}

  mutating func add() {
    count &+= 1
    isOfFields = true
  }

  mutating func addValue() { count &+= 1 }
}

extension InputNode {
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
