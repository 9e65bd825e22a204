import Testing

@testable import TestSupport

/// The invariant holds for the fuzzer's corpus and for mutations of it.
struct ArrivingDepthInvariantTests {
  @Test func corpus_satisfiesInvariant() throws {
    try Corpus.check("depth", ArrivingDepthInvariant.check)
  }

  @Test func mutatedCorpus_satisfiesInvariant() throws {
    let rounds = volume(debug: 5, release: 25, all: 100)
    try Corpus.checkMutations("depth", rounds, ArrivingDepthInvariant.check)
  }
}
