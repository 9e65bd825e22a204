import Foundation
import Testing

@testable import TestSupport

/// The invariants hold for the fuzzer's corpus and for mutations of it.
struct InvariantTests {
  /// `Utilities/Fuzzing/Corpus`: the corners of the grammar, and what the fuzzer has found.
  @Test(arguments: Invariant.allCases)
  func corpus_satisfiesInvariant(_ invariant: Invariant) throws {
    try Corpus.check(invariant.rawValue, invariant.check)
  }

  @Test(arguments: Invariant.allCases)
  func mutatedCorpus_satisfiesInvariant(_ invariant: Invariant) throws {
    try Corpus.checkMutations(invariant.rawValue, invariant.rounds, invariant.check)
  }

  /// The checks can fail, and the references that they compare with are right.
  @Test func violation_isThrown() {
    #expect(throws: InvariantViolation.self) { try require(false, "") }
    expect(NumberText("1.50e2")?.integer, equals: "150")
    expect(NumberText("01"), equals: nil)
    expect(NumberText("-0.0012")?.point, equals: -2)
    expect(0x1p64.wholeDigits, equals: "18446744073709551616")
    expect(1e23.wholeDigits, equals: "99999999999999991611392")
  }
}

extension Invariant {
  /// How many mutations are checked: a fraction of a second, in each build configuration.
  fileprivate var rounds: Int {
    switch self {
    case .bytes: volume(debug: 25, release: 250, all: 2_000)
    case .shapes: volume(debug: 12, release: 120, all: 1_000)
    case .depth: volume(debug: 5, release: 12, all: 100)
    case .inputs: volume(debug: 30, release: 350, all: 3_000)
    case .numbers: volume(debug: 40, release: 500, all: 4_000)
    case .dates: volume(debug: 100, release: 1_200, all: 10_000)
    case .texts, .paths: volume(debug: 400, release: 5_000, all: 40_000)
    }
  }
}
