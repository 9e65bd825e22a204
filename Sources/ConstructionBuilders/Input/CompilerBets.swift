/// What the code relies on beyond the language, with the one switch that turns it off.
///
/// Each bet has a way without it, which the tests take when the package is built with
/// `WITHOUT_BETS=1` in the environment. What a bet gains stands in `Benchmarks/README.md`.
@usableFromInline
enum CompilerBets {
  /// A field keeps the address of its key's literal in 48 bits: ``KeyWord``. Without it, a key is a
  /// String. So is each key whose address does not fit.
  @inlinable
  static var keepsLiteralAddresses: Bool { areAllowed }

  /// An `Any` begins with the value that it holds: ``DictionaryNode``. Without it, values of a
  /// dictionary are cast. So they are where a look at an `Any` shows that it is not true.
  static var readsValuesInPlace: Bool { areAllowed }

  /// A struct of one property lies in memory as the property does, so that values can be lent as
  /// what is not `Copyable`: ``BorrowedElement``, ``DictionaryMembers``. Without it, they are
  /// copied.
  @inlinable
  static var lendsValuesInWrappers: Bool { areAllowed }

  @inlinable
  static var areAllowed: Bool {
    #if WITHOUT_BETS
      false
    #else
      true
    #endif
  }
}
