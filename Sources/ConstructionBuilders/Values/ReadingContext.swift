/// What a value passes on to the values in it, in one word.
///
/// With one word more, passing nodes would take a tenth longer.
@usableFromInline
struct ReadingContext: BitwiseCopyable, Sendable {
  /// The coercions of fields in the lower 20 bits, and flags above them.
  @usableFromInline
  let bits: UInt32

  /// Whether reads are noted.
  @inlinable
  static var noted: UInt32 { 1 << 20 }

  /// Whether the value is in an array or dictionary.
  @inlinable
  static var contained: UInt32 { 1 << 21 }

  /// Whether a finding without words is only counted.
  @inlinable
  static var counted: UInt32 { 1 << 22 }

  /// Whether fields note in which object they were read, because they will be edited.
  @inlinable
  static var placed: UInt32 { 1 << 23 }

  /// The bits of the coercions.
  @inlinable
  static var coercions: UInt32 { 1 << 20 - 1 }

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  @inlinable
  init(_ coercion: Coercion) { bits = coercion.rawValue & Self.coercions }

  /// The coercions that are allowed.
  @inlinable
  var coercion: Coercion { Coercion(rawValue: bits & Self.coercions) }

  /// The same with other coercions.
  @inlinable
  func with(_ coercion: Coercion) -> ReadingContext {
    ReadingContext(bits: bits & ~Self.coercions | coercion.rawValue & Self.coercions)
  }

  @inlinable
  func contains(_ flag: UInt32) -> Bool { bits & flag != 0 }

  @inlinable
  func setting(_ flags: UInt32) -> ReadingContext { ReadingContext(bits: bits | flags) }

  @inlinable
  func clearing(_ flags: UInt32) -> ReadingContext { ReadingContext(bits: bits & ~flags) }

  /// Whether a contract wants to know what is read: see ``NotedReads``.
  @inlinable
  var isNoted: Bool { contains(Self.noted) }

  /// Whether each field notes how or where it was read.
  @inlinable
  var isNotedOrPlaced: Bool { contains(Self.noted | Self.placed) }

  /// The same for an object whose fields are noted.
  var noted: ReadingContext { setting(Self.noted) }

  /// Whether the value is in an array or dictionary, so that the number of findings with words is
  /// limited: see ``Marks``.
  @inlinable
  var isWithinContainer: Bool { contains(Self.contained) }

  /// Whether a finding without words is only counted: that of an element.
  @inlinable
  var isCounted: Bool { contains(Self.counted) }

  /// Whether no finding has words, because nobody will see one.
  @inlinable
  var isSilent: Bool { bits & (Self.contained | Self.counted) == Self.counted }

  /// The same for a value whose findings nobody will see.
  @inlinable
  var silent: ReadingContext { clearing(Self.contained).setting(Self.counted) }

  /// The same for the elements of an array or dictionary.
  @inlinable
  var withinContainer: ReadingContext {
    isSilent ? self : setting(Self.contained | Self.counted)
  }

  /// The same, with words for the same findings as another context.
  @inlinable
  func withWords(of other: ReadingContext) -> ReadingContext {
    let words = Self.contained | Self.counted
    return clearing(words).setting(other.bits & words)
  }

  /// The context of the fields of an object. Their findings have words even where those of the
  /// object have none: a test may look at them. What they read is not noted: that of each builder
  /// is, by itself.
  @inlinable
  var withinObject: ReadingContext {
    ReadingContext(bits: bits & (Self.coercions | Self.contained | Self.placed))
  }

  /// The context of a builder that reads the same object as another one.
  var withinSameObject: ReadingContext { clearing(Self.noted | Self.counted) }
}
