import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Snapshots of random documents, which are cut at every byte or at random.
///
/// No key is repeated: a repeated one takes back what the first one showed.
struct SnapshotInvariantTests {
  @Test(arguments: 0..<UInt64(volume(debug: 1, release: 2, all: 10)))
  func documentCutAtEveryByte_showsMoreAndMoreAndEndsAsOneRead(seed: UInt64) {
    var writer = RandomDocument(seed: seed, repeatsKeys: false)
    check(Array(writer.next().utf8), parts: { 1 })
  }

  @Test func documentsCutAtRandom_showMoreAndMoreAndEndAsOneRead() {
    var random = SplitMix64(seed: 7)
    for seed in 100..<100 + UInt64(volume(debug: 3, release: 20, all: 40)) {
      var writer = RandomDocument(seed: seed, repeatsKeys: false)
      let text = writer.next()
      check(Array(text.utf8), parts: { Int.random(in: 0...60, using: &random) })
      let cut = Int.random(in: 0...text.utf8.count, using: &random)
      check(Array(text.utf8.prefix(cut)), parts: { Int.random(in: 0...60, using: &random) })
    }
  }

  private func check(_ bytes: [UInt8], parts: () -> Int) {
    var reader = PartialReader<PartyBuilder>()
    var last = reader.snapshot()
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(parts())
      reader.append(part)
      rest = rest.dropFirst(part.count)
      let next = reader.snapshot()
      if let problem = takenBack(by: next, from: last) {
        Issue.record("\(problem), before \(String(decoding: rest.prefix(40), as: UTF8.self))")
        return
      }
      last = next
    }
    expect(reader.finish(), equals: PartyBuilder.build(json: bytes))
    guard let whole = try? PartyBuilder(json: bytes) else { return }
    let final = reader.snapshot()
    for (left, right) in zip(final.declaredFields, whole.declaredFields) {
      #expect("\(left.field)" == "\(right.field)" && left.field.findings == right.field.findings)
    }
  }
}
