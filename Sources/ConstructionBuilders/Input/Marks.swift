/// How often a field was noted while values were read.
///
/// Each field with something to report leaves a mark. Nobody has to search the fields of a builder
/// that left none.
@usableFromInline
struct Marks {
  @usableFromInline
  private(set) var count = 0

  /// The field that was noted last.
  private(set) var last: NotedKey?

  /// Whether a mark is that of a field, and not of a value that was read without one.
  private(set) var hasNotedFields = false

  /// How many findings with words may follow in the outermost array or dictionary that is read.
  ///
  /// The others are short, and those of elements are only counted, so a hostile array cannot fill
  /// the memory.
  var words = FindingCounts.words

  init() {}

  mutating func add(_ field: NotedKey?) {
    addValue()
    last = field
    hasNotedFields = true
  }

  mutating func addValue() {
    count &+= 1
    last = nil
  }

  /// Gives out the field that was noted last, if it is the only one since then.
  ///
  /// The note is kept no longer: only the builder that has the field keeps it.
  mutating func takeOnly(since count: Int) -> NotedKey? {
    guard self.count == count &+ 1 else { return nil }
    defer { last = nil }
    return last
  }
}
