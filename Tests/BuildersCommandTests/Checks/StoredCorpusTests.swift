import Foundation
import Testing

/// What the fuzzer begins with, and what it has found.
struct StoredCorpusTests {
  @Test func corpus_satisfiesInvariant() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Utilities/Fuzzing/Corpus/stored").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      try StoredInvariant.check(Array(Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
