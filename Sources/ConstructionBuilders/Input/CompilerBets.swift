/// What the code relies on beyond the language, and how to turn it off.
///
/// Build with `WITHOUT_BETS=1` in the environment, and all of it is done the long way; the tests
/// pass either way. What each gains stands in `Benchmarks/README.md`.
@usableFromInline
enum CompilerBets {
  /// A key keeps the address of its literal: ``KeyWord``.
  @inlinable
  static var keepsLiteralAddresses: Bool { isAllowed }

  @inlinable
  static var isAllowed: Bool {
    #if WITHOUT_BETS
      false
    #else
      true
    #endif
  }
}
