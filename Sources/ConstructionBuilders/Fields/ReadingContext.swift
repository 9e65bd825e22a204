/// What is handed down from a value to the values in it, in one word.
///
/// A node of one word more would take a tenth longer to hand down.
@usableFromInline
struct ReadingContext: BitwiseCopyable, Sendable {
  /// The coercions; above them whether the value is counted; above that the level.
  @usableFromInline
  let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  @inlinable
  init(_ coercion: Coercion) { bits = UInt32(coercion.rawValue & 0x7FFF) }

  /// The coercions that are allowed.
  @inlinable
  var coercion: Coercion { Coercion(rawValue: UInt16(truncatingIfNeeded: bits & 0x7FFF)) }

  /// Whether what is wrong with the value will only be counted, so that it need not be put in words.
  @inlinable
  var isCounted: Bool { bits & 0x8000 != 0 }

  /// How many objects the value lies in, whatever documents they are of.
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

  /// For the fields of an object that has this context. They keep their words, also where those of
  /// the object are counted: a test may look at them.
  ///
  /// The level cannot overflow: documents are 512 levels deep at the most, and one that stands in
  /// a text of another does not look into texts again.
  @inlinable
  var withinObject: ReadingContext { ReadingContext(bits: (bits & 0xFFFF_7FFF) &+ 0x1_0000) }
}
