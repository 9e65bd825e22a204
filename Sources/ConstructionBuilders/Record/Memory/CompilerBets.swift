/// What the code relies on beyond the language, with the one switch that turns it off.
///
/// Each bet has a way without it, which the tests take when the package is built with
/// `WITHOUT_BETS=1` in the environment. What a bet gains in
/// time is in `Utilities/Benchmarks/EXPERIMENTS.md`.
@usableFromInline
enum CompilerBets {
  /// A field keeps the address of its key's literal in 48 bits: ``KeyWord``. Without it, and if an
  /// address does not fit, a key is a String.
  @inlinable
  static var keepsLiteralAddresses: Bool { areAllowed }

  /// An `Any` begins with the value that it holds: ``DictionaryNode``. Without it, and if a check
  /// at run time fails, values of a dictionary are cast.
  static var readsValuesInPlace: Bool { areAllowed }

  /// A struct of one property has the layout of the property, so that elements of an array can be
  /// lent as a type that is not `Copyable`: ``BorrowedElement``. Without it, they are copied.
  @inlinable
  static var lendsElements: Bool { areAllowed }

  /// A task gives its executor the one job that it consists of before the task's initialiser
  /// returns, so that another thread can run it: `OneJobExecutor`. Without it, and on systems that
  /// are older, what runs on a deeper stack does not see task-local values.
  static var handsOnTaskLocals: Bool { areAllowed }

  /// The types of a struct's properties tell where they lie: ``FieldLayout``. Without it, and if a
  /// check of the first value fails, each value is reflected.
  static var computesOffsets: Bool { areAllowed }

  @inlinable
  static var areAllowed: Bool {
    #if WITHOUT_BETS
      false
    #else
      true
    #endif
  }
}
