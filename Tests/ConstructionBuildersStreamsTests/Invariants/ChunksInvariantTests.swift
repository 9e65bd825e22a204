import Testing

@testable import TestSupport

/// The invariant holds for the fuzzer's corpus and for mutations of it.
struct ChunksInvariantTests {
  @Test func corpus_satisfiesInvariant() throws {
    try Corpus.check("chunks", ChunksInvariant.check)
  }

  @Test func mutatedCorpus_satisfiesInvariant() throws {
    let rounds = volume(debug: 4, release: 75, all: 300)
    try Corpus.checkMutations("chunks", rounds, ChunksInvariant.check)
  }
}
