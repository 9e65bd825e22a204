import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Snapshots of asynchronous sequences.
struct SnapshotSequenceTests {
  struct RecipeBuilder: ConstructionBuilder {
    @Field var title: String?
    init(fields: JSONFields) { _title = fields["title"] }
    func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
  }

  struct DeltaBuilder: ConstructionBuilder {
    @Field var text: String?
    init(fields: JSONFields) { _text = fields["text"] }
    func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
  }

  private func stream(_ texts: [String], _ error: (any Error)? = nil) -> AsyncThrowingStream<
    String, any Error
  > {
    AsyncThrowingStream { continuation in
      for text in texts { continuation.yield(text) }
      continuation.finish(throwing: error)
    }
  }

  private func read<Base>(
    _ snapshots: SnapshotSequence<Base, RecipeBuilder>
  ) async -> (titles: [String?], ending: (any Error)?) {
    var titles: [String?] = []
    do {
      for try await sut in snapshots { titles.append(sut.title) }
      return (titles, nil)
    } catch {
      return (titles, error)
    }
  }

  @Test func eachChunk_givesASnapshot() async {
    let parts = ["{", "\"title\":\"Spag", "hetti\"", "}"]
    let (titles, ending) = await read(stream(parts).snapshots(of: RecipeBuilder.self))
    #expect(titles == [nil, "Spag", "Spaghetti", "Spaghetti"] && ending == nil)
  }

  @Test func openArray_hasSnapshots() async throws {
    let parts = ["[", "{\"title\":\"Spag", "hetti\"},", "{\"title\":\"R", "isotto\"}]"]
    var titles: [[String?]] = []
    for try await recipes in stream(parts).snapshots(of: [RecipeBuilder].self) {
      titles.append(recipes.map(\.title))
    }
    expect(
      titles, equals: [[], ["Spag"], ["Spaghetti"], ["Spaghetti", "R"], ["Spaghetti", "Risotto"]])
    titles = []
    let chunks = stream(parts).map { Data($0.utf8) }
    for try await recipes in chunks.snapshots(of: [RecipeBuilder].self) {
      titles.append(recipes.map(\.title))
    }
    expect(
      titles, equals: [[], ["Spag"], ["Spaghetti"], ["Spaghetti", "R"], ["Spaghetti", "Risotto"]])
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in parts.joined().utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    titles = []
    for try await recipes in bytes.snapshots(of: [RecipeBuilder].self, every: .seconds(3600)) {
      titles.append(recipes.map(\.title))
    }
    expect(titles, equals: [[], ["Spaghetti", "Risotto"]])
    let object = stream(["{\"title\":1}"]).snapshots(of: [RecipeBuilder].self)
    await #expect(throws: StreamFailure.self) {
      for try await recipes in object { #expect(recipes.isEmpty) }
    }
  }

  @Test(arguments: [
    #"[{"title":"a"},{"title":"b"}]"#, #"[{"title":"a"},{}]"#, "[]", "[1,2]", "{}", "", "nope",
    #"[{"title":"a"},{"title":"b"#, "7",
  ])
  func arrayInParts_endsAsTheWholeOne(text: String) {
    for length in [1, 5, 100] {
      var reader = PartialReader<[RecipeBuilder]>()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(length))
        rest = rest.dropFirst(length)
        _ = reader.snapshot()
      }
      var other = reader
      let result: Result<[String], BuildFailure> = reader.finish()
      expect(result, equals: [RecipeBuilder].build(json: text))
      if text.hasSuffix("\"b") { expect(other.finish(salvaging: true), equals: .success(["a"])) }
    }
  }

  @Test func null_isNoObject() async {
    let (titles, ending) = await read(stream(["null"]).snapshots(of: RecipeBuilder.self))
    expect(titles, equals: [nil])
    expect(
      ending.map { "\($0)" },
      equals: "the stream is malformed at byte 0, line 1: required object is null")
  }

  @Test func interval_leavesOutSnapshotsButNotTheLast() async {
    let parts = ["{", "\"title\":\"Spag", "hetti\"", "}"]
    let (titles, ending) = await read(
      stream(parts).snapshots(of: RecipeBuilder.self, every: .seconds(3600)))
    #expect(titles == [nil, "Spaghetti"] && ending == nil)
  }

  @Test func singleBytes_giveTheLastSnapshot() async {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in "{\"title\":\"Spaghetti\"}".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    let (titles, ending) = await read(
      bytes.snapshots(of: RecipeBuilder.self, every: .milliseconds(1)))
    #expect(titles.last == "Spaghetti" && ending == nil)
  }

  @Test(arguments: [
    ("", "cutOff"), ("{\"title\":\"Spag", "cutOff"), ("{\"title\":\"Spag\",]", "malformed"),
    ("[1]", "malformed"), ("{\"title\":\"Spag\"} x", "malformed"),
  ])
  func objectThatIsNotWhole_endsWithItsFailure(text: String, kind: String) async {
    let (titles, ending) = await read(stream([text]).snapshots(of: RecipeBuilder.self))
    expect(titles, equals: [text.contains("Spag") ? "Spag" : nil])
    expect((ending as? StreamFailure)?.kind.name, equals: kind)
  }

  /// No snapshot comes after the cancellation, also if bytes came.
  @Test func cancellation_endsTheLoop() async throws {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let task = Task {
      var iterator = stream.snapshots(of: RecipeBuilder.self).makeAsyncIterator()
      let title = try await iterator.next()?.title
      withUnsafeCurrentTask { $0?.cancel() }
      continuation.yield("hetti\"}")
      await #expect(throws: CancellationError.self) { try await iterator.next() }
      #expect(try await iterator.next() == nil)
      return title
    }
    continuation.yield("{\"title\":\"Spag")
    try await expect(task.value, equals: "Spag")
  }

  @Test func errorOfTheSource_comesAfterTheLastSnapshot() async {
    struct Broken: Error {}
    let (titles, ending) = await read(
      stream(["{\"title\":\"Spag"], Broken()).snapshots(of: RecipeBuilder.self, every: .seconds(9)))
    expect(titles.last, equals: "Spag")
    expect((ending as? StreamFailure)?.kind, equals: .source)
  }

  @Test func eventsOfALanguageModel_giveSnapshots() async {
    let events = ["{\"title\"", ":\"Spag", "hetti\"}"].map { part in
      let text = String(decoding: try! JSONEncoder().encode(["text": part]), as: UTF8.self)
      return Data("data: \(text)\n\n".utf8)
    }
    let chunks = AsyncStream<Data> { continuation in
      for event in events + [Data("data: [DONE]\n\n".utf8)] { continuation.yield(event) }
      continuation.finish()
    }
    let texts =
      chunks
      .elements(of: DeltaBuilder.self, in: .serverSentEvents(endingWith: "[DONE]"))
      .compactMap { try $0.result.get() }
    let (titles, ending) = await read(texts.snapshots(of: RecipeBuilder.self))
    #expect(titles == [nil, "Spag", "Spaghetti"] && ending == nil)
  }
}
