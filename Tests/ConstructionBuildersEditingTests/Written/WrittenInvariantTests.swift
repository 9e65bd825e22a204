import Testing

@testable import TestSupport

/// The invariant holds for the fuzzer's corpus and for mutations of it.
struct WrittenInvariantTests {
  @Test func corpus_satisfiesInvariant() throws {
    try Corpus.check("shapes", WrittenInvariant.check)
  }

  @Test func mutatedCorpus_satisfiesInvariant() throws {
    let rounds = volume(debug: 12, release: 250, all: 1_000)
    try Corpus.checkMutations("shapes", rounds, WrittenInvariant.check)
  }
}
