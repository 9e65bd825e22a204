/// What a value passes on to the values in it, in one word.
///
/// With one word more, passing nodes would take a tenth longer.
@usableFromInline
struct ReadingContext: BitwiseCopyable, Sendable {
  /// Bits 0 to 13 the coercions, 14 whether reads are noted, 15 and 16 which findings have words,
  /// 17 and above the number of builders that read the same object.
  @usableFromInline
  let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  @inlinable
  init(_ coercion: Coercion) { bits = UInt32(coercion.rawValue & 0x3FFF) }

  /// The coercions that are allowed.
  @inlinable
  var coercion: Coercion { Coercion(rawValue: UInt16(truncatingIfNeeded: bits & 0x3FFF)) }

  /// Whether a contract wants to know what is read: see ``NotedReads``.
  @inlinable
  var isNoted: Bool { bits & 0x4000 != 0 }

  /// The same for an object whose fields are noted.
  var noted: ReadingContext { ReadingContext(bits: bits | 0x4000) }

  /// Whether the value is in an array or dictionary, so that the number of findings with words is
  /// limited: see ``Marks``.
  @inlinable
  var isWithinContainer: Bool { bits & 0x8000 != 0 }

  /// Whether a finding without words is only counted: that of an element.
  @inlinable
  var isCounted: Bool { bits & 0x1_0000 != 0 }

  /// Whether no finding has words, because nobody will see one.
  @inlinable
  var isSilent: Bool { bits & 0x1_8000 == 0x1_0000 }

  /// How many builders around this one read the same object.
  private var readers: Int { Int(bits >> 17) }

  /// The same for a value whose findings nobody will see.
  @inlinable
  var silent: ReadingContext { ReadingContext(bits: bits & 0xFFFF_7FFF | 0x1_0000) }

  /// The same for the elements of an array or dictionary.
  @inlinable
  var withinContainer: ReadingContext { isSilent ? self : ReadingContext(bits: bits | 0x1_8000) }

  /// The same with other coercions.
  @inlinable
  func with(_ coercion: Coercion) -> ReadingContext {
    ReadingContext(bits: bits & 0xFFFF_C000 | UInt32(coercion.rawValue & 0x3FFF))
  }

  /// The same, with words for the same findings as another context.
  @inlinable
  func withWords(of other: ReadingContext) -> ReadingContext {
    ReadingContext(bits: bits & 0xFFFE_7FFF | other.bits & 0x1_8000)
  }

  /// The context of the fields of an object. Their findings have words even where those of the
  /// object have none: a test may look at them. What they read is not noted: that of each builder
  /// is, by itself.
  @inlinable
  var withinObject: ReadingContext { ReadingContext(bits: bits & 0xBFFF) }

  /// The context of a builder that reads the same object as another one; nil where many do.
  var withinSameObject: ReadingContext? {
    readers < Self.mostReaders ? ReadingContext(bits: (bits & 0xFFFE_BFFF) + 0x2_0000) : nil
  }

  /// A kind of its own type that has no content would read the same object forever.
  private static var mostReaders: Int { 16 }
}
