import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

/// The section *Arrays, streams and unfinished responses* of the README.
@Suite struct ArraysAndStreams {
  typealias LogBuilder = Streams.LogBuilder
  typealias RecipeBuilder = WhileAResponseIsArriving.RecipeBuilder

  @Test func roots() throws {
    let data = Data(#"[{"id": 1, "name": "Cyclops"}]"#.utf8)
    let models = try [CharacterResponseBuilder].build(json: data).get()
    let sut = try JSONRoot<[CharacterResponseBuilder]>(json: data, at: "data", "results")

    #expect(models == [CharacterResponseModel(id: 1, name: "Cyclops")])
    #expect(sut.finding?.kind == .mismatch)
  }

  @Test func elements() async throws {
    var shown: [String] = []
    func show(_ place: StreamPlace, _ result: Result<Streams.Log, BuildFailure>) {
      shown.append("\(place): \((try? result.get())?.level ?? "none")")
    }
    let chunks = Streams.chunks("{\"level\": \"info\", \"milliseconds\": 1}\n{}\n")
    for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
      show(log.place, log.result)
    }
    #expect(shown == ["byte 0, line 1: info", "byte 37, line 2: none"])
  }

  @Test func snapshots() async throws {
    var shown: [String] = []
    func show(_ title: String?, isArriving: Bool) { shown.append("\(title ?? "") \(isArriving)") }
    let texts = AsyncStream<String> { continuation in
      for text in [#"{"title": "Ris"#, #"otto"}"#] { continuation.yield(text) }
      continuation.finish()
    }
    for try await sut in texts.snapshots(of: RecipeBuilder.self, every: .milliseconds(50)) {
      show(sut.title, isArriving: sut.$title.isArriving)
    }
    #expect(shown.first == "Ris true" && shown.last == "Risotto false")
  }
}
