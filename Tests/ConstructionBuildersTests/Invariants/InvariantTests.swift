import Foundation
import TestSupport
import Testing

/// The invariants hold for the fuzzer's corpus and for mutations of it.
struct InvariantTests {
  /// `Utilities/Fuzzing/Corpus`: the corners of the grammar, and what the fuzzer has found.
  @Test(arguments: try Corpus.all())
  func corpus_satisfiesInvariant(_ input: CorpusInput) throws {
    try input.invariant.check(input.bytes)
  }

  @Test(arguments: Invariant.allCases)
  func mutatedCorpus_satisfiesInvariant(_ invariant: Invariant) throws {
    let seeds = try Corpus.all().filter { $0.invariant == invariant }.map(\.bytes)
    var mutation = Mutation(seeds: seeds, seed: 1)
    for round in 0..<invariant.rounds {
      let input = mutation.next()
      do {
        try invariant.check(input)
      } catch {
        let base64 = Data(input).base64EncodedString()
        Issue.record("\(invariant), seed 1, round \(round), input \(base64): \(error)")
      }
    }
  }

  /// The checks can fail, and the references that they compare with are right.
  @Test func violation_isThrown() {
    #expect(throws: InvariantViolation.self) { try require(false, "") }
    expect(NumberText("1.50e2")?.integer, equals: "150")
    #expect(NumberText("01") == nil)
    expect(NumberText("-0.0012")?.point, equals: -2)
    expect(0x1p64.wholeDigits, equals: "18446744073709551616")
    expect(1e23.wholeDigits, equals: "99999999999999991611392")
  }
}

extension Invariant {
  /// How many mutations are checked: a fraction of a second, in each build configuration.
  fileprivate var rounds: Int {
    switch self {
    case .bytes: volume(debug: 25, release: 500, all: 2_000)
    case .shapes: volume(debug: 12, release: 250, all: 1_000)
    case .chunks: volume(debug: 4, release: 75, all: 300)
    case .depth: volume(debug: 5, release: 25, all: 100)
    case .inputs: volume(debug: 30, release: 750, all: 3_000)
    case .numbers: volume(debug: 40, release: 1_000, all: 4_000)
    case .dates: volume(debug: 100, release: 2_500, all: 10_000)
    case .texts, .paths: volume(debug: 400, release: 10_000, all: 40_000)
    }
  }
}

/// One input of the corpus.
struct CorpusInput: Sendable, CustomTestStringConvertible {
  let invariant: Invariant
  let name: String
  let bytes: [UInt8]
  var testDescription: String { "\(invariant)/\(name)" }
}

/// The inputs that the fuzzer begins with.
enum Corpus {
  static func all() throws -> [CorpusInput] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Utilities/Fuzzing/Corpus").standardizedFileURL
    return try Invariant.allCases.flatMap { invariant in
      let folder = root.appendingPathComponent(invariant.rawValue)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return CorpusInput(invariant: invariant, name: name, bytes: Array(data))
      }
    }
  }
}
