/// What the library promises of every input, and did not keep for this one.
///
/// The checks throw it and import no test framework, so that the tests and the fuzzer share them.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws where a promise is not kept.
func promise(_ isKept: Bool, _ words: @autoclosure () -> String) throws {
  guard isKept else { throw BrokenPromise(words()) }
}
