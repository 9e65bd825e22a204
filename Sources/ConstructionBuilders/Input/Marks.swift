/// How often a field was noted while values were read.
///
/// Each field with something to report leaves a mark. Nobody has to search the fields of a builder
/// that left none.
@usableFromInline
struct Marks {
  @usableFromInline
  private(set) var count = 0

  /// Whether a mark is that of a builder or a field, and not of a value that was read without one.
  private(set) var hasNotedFields = false

  /// How many findings with words may follow in the outermost array or dictionary that is read.
  ///
  /// The others are short, and those of elements are only counted, so a hostile array cannot fill
  /// the memory.
  var words = FindingCounts.words

  init() {}

  mutating func add() {
    addValue()
    hasNotedFields = true
  }

  mutating func addValue() { count &+= 1 }
}
