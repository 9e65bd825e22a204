/// What a value passes on to the values in it, in one word.
///
/// With one word more, passing nodes would take a tenth longer.
@usableFromInline
struct ReadingContext: BitwiseCopyable, Sendable {
  /// Bits 0 to 14 the coercions, 15 whether the value is counted, 16 and above the level.
  @usableFromInline
  let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  @inlinable
  init(_ coercion: Coercion) { bits = UInt32(coercion.rawValue & 0x7FFF) }

  /// The coercions that are allowed.
  @inlinable
  var coercion: Coercion { Coercion(rawValue: UInt16(truncatingIfNeeded: bits & 0x7FFF)) }

  /// Whether what is wrong with the value will only be counted, so that it needs no words.
  @inlinable
  var isCounted: Bool { bits & 0x8000 != 0 }

  /// How many objects the value lies in, those of an outer document included.
  @inlinable
  var level: Int { Int(bits >> 16) }

  /// The same for a value that will only be counted.
  @inlinable
  var counted: ReadingContext { ReadingContext(bits: bits | 0x8000) }

  /// The same with other coercions.
  @inlinable
  func with(_ coercion: Coercion) -> ReadingContext {
    ReadingContext(bits: bits & 0xFFFF_8000 | UInt32(coercion.rawValue & 0x7FFF))
  }

  /// The context of the fields of an object. They have words even where the object is only counted:
  /// a test may look at them.
  ///
  /// The level cannot overflow: documents are at most 512 levels deep, and a document in a text of
  /// another one does not look into texts again.
  @inlinable
  var withinObject: ReadingContext { ReadingContext(bits: (bits & 0xFFFF_7FFF) &+ 0x1_0000) }
}
