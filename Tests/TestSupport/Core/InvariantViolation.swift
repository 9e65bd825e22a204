/// An input for which an invariant does not hold.
///
/// The checks throw it and import no test framework, so that the tests and the fuzzer share them.
struct InvariantViolation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws a violation unless the condition holds.
func require(_ holds: Bool, _ words: @autoclosure () -> String) throws {
  guard holds else { throw InvariantViolation(words()) }
}
