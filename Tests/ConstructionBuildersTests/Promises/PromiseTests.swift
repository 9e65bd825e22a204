import Foundation
import Testing

/// What the library promises of every input, kept for the fuzzer's corpus and for mutations of it.
struct PromiseTests {
  /// `Fuzzing/Corpus`: the corners of the grammar, and what the fuzzer has found.
  @Test(arguments: try Corpus.all())
  func corpus_keepsPromise(_ input: CorpusInput) throws {
    try input.promise.check(input.bytes)
  }

  @Test(arguments: Promise.allCases)
  func mutatedCorpus_keepsPromise(_ promise: Promise) throws {
    let seeds = try Corpus.all().filter { $0.promise == promise }.map(\.bytes)
    // The tests of a release are quick enough for more.
    var mutation = Mutation(seeds: seeds, seed: 1)
    for round in 0..<promise.rounds {
      let input = mutation.next()
      do {
        try promise.check(input)
      } catch {
        let base64 = Data(input).base64EncodedString()
        Issue.record("\(promise), seed 1, round \(round), input \(base64): \(error)")
      }
    }
  }

  /// The checks see what they are there to see.
  @Test func brokenPromise_isThrown() {
    #expect(throws: BrokenPromise.self) { try promise(false, "") }
    #expect(NumberText("1.50e2")?.integer == "150")
    #expect(NumberText("01") == nil)
    #expect(NumberText("-0.0012")?.point == -2)
    #expect(0x1p64.wholeDigits == "18446744073709551616")
    #expect(1e23.wholeDigits == "99999999999999991611392")
  }
}

extension Promise {
  /// How many mutations are checked: about a second of a debug build.
  fileprivate var rounds: Int {
    switch self {
    case .bytes: 300
    case .shapes: 200
    case .doors: 500
    case .numbers: 600
    case .dates: 1_500
    case .texts, .paths: 6_000
    }
  }
}

/// One input of the corpus.
struct CorpusInput: Sendable, CustomTestStringConvertible {
  let promise: Promise
  let name: String
  let bytes: [UInt8]
  var testDescription: String { "\(promise)/\(name)" }
}

/// The inputs that the fuzzer begins with.
enum Corpus {
  static func all() throws -> [CorpusInput] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fuzzing/Corpus").standardizedFileURL
    return try Promise.allCases.flatMap { promise in
      let folder = root.appendingPathComponent(promise.rawValue)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return CorpusInput(promise: promise, name: name, bytes: Array(data))
      }
    }
  }
}
