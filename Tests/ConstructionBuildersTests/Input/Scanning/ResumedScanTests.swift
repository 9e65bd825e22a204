import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A document that arrives in parts gives the tape, or the error, of the whole document.
struct ResumedScanTests {
  @Test(arguments: smallDocuments, [1, 2, 3, 7, 16, 64])
  func documentInParts_givesTheTapeOfTheWhole(_ document: String, length: Int) {
    let bytes = Array(document.utf8)
    expect(scan(bytes, inPartsOf: length), equals: scan(bytes, inPartsOf: max(1, bytes.count)))
  }

  @Test(arguments: [
    [0x22, 0xC3], [0x22, 0xE6, 0x97], [0x22, 0xF0, 0x9F, 0x98], [0x22, 0xC3, 0x28, 0x22],
    [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xFF, 0x22],
  ])
  func invalidUTF8InParts_givesTheErrorOfTheWhole(_ bytes: [UInt8]) {
    expect(scan(bytes, inPartsOf: 1), equals: scan(bytes, inPartsOf: 100))
  }

  @Test func randomDocumentsInRandomParts_giveTheTapeOfTheWhole() {
    var random = SplitMix64(seed: 13)
    for seed in 0..<200 {
      var writer = RandomDocument(seed: UInt64(seed))
      let bytes = Array(writer.next().utf8)
      let length = Int.random(in: 1...40, using: &random)
      expect(scan(bytes, inPartsOf: length), equals: scan(bytes, inPartsOf: bytes.count))
    }
  }

  /// The entries of the tape, or the error.
  private func scan(_ bytes: [UInt8], inPartsOf length: Int) -> Scanned {
    guard !bytes.isEmpty else { return Scanned() }
    var copies: [UnsafeMutableBufferPointer<UInt8>] = []
    defer { for copy in copies { copy.deallocate() } }
    // Each part lies elsewhere, and nothing is behind it.
    func document(_ count: Int) -> Document {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
      _ = copy.initialize(from: bytes[..<count])
      copies.append(copy)
      return Document(UnsafeBufferPointer(copy))
    }
    // A byte order mark has to be there as a whole.
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? max(3, length) : length
    var count = min(first, bytes.count)
    var scanner = TapeScanner(document(count), isComplete: count == bytes.count)
    while true {
      do throws(MalformedJSON) {
        try scanner.scan()
      } catch {
        guard error.isEarlyEnd, count < bytes.count else { return Scanned(error: error) }
      }
      guard count < bytes.count else { break }
      count = min(count + length, bytes.count)
      scanner.extend(to: document(count), isComplete: count == bytes.count)
    }
    guard let tape = try? scanner.wholeTape() else { return Scanned() }
    return Scanned(entries: (0..<tape.count).map { tape.entries[$0].bits })
  }

  private struct Scanned: Equatable {
    var entries: [UInt64] = []
    var error: MalformedJSON?
  }
}
