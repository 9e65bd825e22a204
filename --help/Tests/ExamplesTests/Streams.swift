import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersMacros
import ConstructionBuildersStreams
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Documents that arrive in parts.
@Suite struct Streams {
  @Buildable struct Log { let level: String }
  @Buildable struct Delta { let text: String }
  @Buildable struct Page { let total: Int }

  @Buildable struct Recipe: Equatable {
    let title: String
    let servings: Int?
  }

  typealias LogBuilder = Log.Builder
  typealias DeltaBuilder = Delta.Builder
  typealias ErrorBuilder = Delta.Builder
  typealias PageBuilder = Page.Builder
  typealias RecipeBuilder = Recipe.Builder

  final class Label { var text: String? }

  private static func use(_ value: Any?) {}
  private static func show(_ value: Any?) {}

  /// It is only compiled.
  static func elements(
    chunks: AsyncStream<Data>, session: URLSession, request: URLRequest, recorder: FindingRecorder
  ) async throws {
    for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
      use(try? log.result.get())
    }
    for try await event in chunks.serverSentEvents(endingWith: "[DONE]") {
      if event.name == "delta" { show(DeltaBuilder.build(json: event.data)) }
    }
    for try await event in chunks.serverSentEvents() {
      switch event.name {
      case "delta": show(DeltaBuilder.build(json: event.data))
      case "error": show(ErrorBuilder.build(json: event.data))
      default: break
      }
    }
    for try await element in chunks.elements(of: LogBuilder.self, in: .lines) {
      switch element.result {
      case .success(let log): use(log)
      case .failure(let failure): print(element.place, failure)
      }
      recorder.record(element.findings)
    }
    do {
      for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
    } catch let failure as StreamFailure where failure.kind == .cutOff {
      print(failure)     // the stream was cut off at byte 4711, line 12: the body is cut off, …
    }
    for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
    let chunks = session.chunks(for: request)
    for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
    // On Linux, URLSession has no such function.
    #if !canImport(FoundationNetworking)
      let (bytes, response) = try await URLSession.shared.bytes(for: request)
      for try await log in bytes.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
    #endif
  }

  /// It is only compiled.
  static func files(
    path: String, chunks: [Data], element: StreamElement<LogBuilder>,
    reader: inout ElementReader<LogBuilder>
  ) throws {
    do {
      let file = try ElementFile(path, of: CharacterBuilder.self, in: .array(at: "results"))
      for element in file { print(element.place, element.result) }
      try file.finish()
    }
    do {
      ElementFile(.standardInput, of: LogBuilder.self, in: .lines)
    }
    do {
      var reader = ElementReader<LogBuilder>(.lines)
      for chunk in chunks {
        reader.append(chunk)
        while let element = reader.next() { use(element.result) }
      }
      try reader.finish()
      while let element = reader.next() { use(element.result) }   // a last line without a line feed
    }
    do {
      try reader.finish()
      let page = try reader.envelope(as: PageBuilder.self)
      page.total
    }
    var sut = element.builder
    sut?.level = nil
  }

  /// It is only compiled.
  static func snapshots(
    chunks: AsyncStream<Data>, title: Label, titles: inout [String?]
  ) async throws {
    do {
      for try await sut in chunks.snapshots(of: RecipeBuilder.self, every: .milliseconds(50)) {
        title.text = sut.title
      }
    }
    do {
      for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
        titles = recipes.map(\.title)
      }
    }
    do {
      let texts = chunks
        .elements(of: DeltaBuilder.self, in: .serverSentEvents(endingWith: "[DONE]"))
        .compactMap { try $0.result.get().text }
      for try await sut in texts.snapshots(of: RecipeBuilder.self) { title.text = sut.title }
    }
    do {
      for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
        titles = recipes.map(\.title)
      }
    }
    do {
      for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
        titles = recipes.map(\.title)
      }
    }
  }

  @Test func place_isPrinted() {
    let element = (place: StreamPlace(byteOffset: 4711, line: 12), 0)
    func text() -> String {
      "\(element.place)"    // "byte 4711, line 12"
    }
    #expect(text() == "byte 4711, line 12")
  }

  @Buildable struct Characters { @Key("data", "results") let results: [CharacterResponseModel] }

  @Test func body_isCutOff() throws {
    typealias CharactersResponseBuilder = Characters.Builder
    let elements = String(repeating: "{\"name\": \"Storm\"},\n", count: 17)
    let space = String(repeating: "\n", count: 30)
    let data = Data("{\"data\": {\"results\": [\(space)\(elements){ ".utf8)
    let sut = try JSONRoot<CharactersResponseBuilder>(cutOff: data)
    sut.findings
    // data.results: the body ends early at line 48, column 3; 17 elements were complete
    let response = sut.build()     // with 17 characters
    let end = "the body ends early at line 48, column 3; 17 elements were complete"
    #expect(sut.findings.map(\.description) == ["data.results: \(end)"])
    #expect(try response.get().results.count == 17)
  }

  @Test func answer_isRead() throws {
    let answer = "Here it is:\n```json\n{\"title\": \"Risotto\", \"servings\": 2}\n```"
    let report = RecipeBuilder.report(answer: answer)
    // line 2: read the JSON in a code fence
    let recipe = try report.result.get()
    #expect(report.findings.map(\.description) == ["line 2: read the JSON in a code fence"])
    #expect(recipe == Recipe(title: "Risotto", servings: 2))
  }

  @Test func answers_areRead() throws {
    let answer = "[{\"title\": \"Risotto\"}]"
    let report = [RecipeBuilder].report(answer: answer)
    #expect(try report.result.get() == [Recipe(title: "Risotto", servings: nil)])
  }

  @Test func recipe_arrives() throws {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title": "Spaghetti alla carb"#)
    let sut = reader.snapshot()
    sut.title                 // "Spaghetti alla carb"
    sut.$title.isArriving     // true
    reader.append(#"onara", "servings": 4}"#)
    let result = reader.finish()
    #expect(sut.title == "Spaghetti alla carb" && sut.$title.isArriving)
    #expect(try result.get() == Recipe(title: "Spaghetti alla carbonara", servings: 4))
  }

  @Test func recipes_arrive() throws {
    var reader = PartialReader<[RecipeBuilder]>()
    reader.append(#"[{"title": "Risotto"}, {"title": "Spag"#)
    reader.snapshot().map(\.title)     // ["Risotto", "Spag"]
    #expect(reader.snapshot().map(\.title) == ["Risotto", "Spag"])
    do {
      let result = reader.finish()                      // fails if the document was cut off
      let salvaged = reader.finish(salvaging: true)     // builds the model from what arrived
      #expect(result.problems.count == 1)
      #expect(try salvaged.get() == [Recipe(title: "Risotto", servings: nil)])
    }
    reader = PartialReader()
    reader.append("[]")
    let recipes = try reader.finish().get()
  }
}
