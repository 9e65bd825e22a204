import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

/// The article *While a response is still arriving*.
@Suite struct WhileAResponseIsArriving {
  enum Course: String, Capturable { case starter, main, dessert }

  struct Recipe {
    let title: String
    let servings: Int
    let course: Course?
    let steps: [String]
  }

  struct RecipeBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var servings: Int?
    @Field var course: Course?
    @Field var steps: [String]?

    init(fields: JSONFields) {
      _title = fields["title"]
      _servings = fields["servings"]
      _course = fields["course"]
      _steps = fields["steps"]
    }

    func build() -> Result<Recipe, BuildFailure> {
      construct(Recipe.init, $title, $servings, $course.optional, $steps.or([]))
    }
  }

  @Sendable static func snapshots(print: (Any) -> Void) {
    // Code: WhileAResponseIsArriving.md, "Snapshots"
  }

  @Sendable static func building(print: (Any) -> Void) {
    var reader = PartialReader<RecipeBuilder>()
    reader.append(#"{"title": "Risotto", "servings": 2, "steps": ["Toast the rice", "Add"#)
    if case .failure(let failure) = reader.snapshot().build() { print(failure) }
  }

  static func chunks(_ events: [String]) -> AsyncStream<Data> {
    AsyncStream { continuation in
      for event in events { continuation.yield(Data("data: \(event)\n\n".utf8)) }
      continuation.finish()
    }
  }

  struct DeltaBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) {
      _text = fields["delta", "text"]
    }

    func build() -> Result<String?, BuildFailure> {
      construct({ $0 }, $text.optional)
    }
  }

  private static let events = [
    #"{"type": "start"}"#, #"{"delta": {"text": "{\"title\": \"Ris"}}"#,
    #"{"delta": {"text": "otto\", \"servings\": 2"}}"#, #"{"delta": {"text": "}"}}"#,
  ]

  @Test func eventsThatAreCutOff_endTheSnapshots() async throws {
    let chunks = Self.chunks(Array(Self.events.prefix(3)))
    // Code: WhileAResponseIsArriving.md, "The JSON of a language model"
    let failure = await #expect(throws: StreamFailure.self) {
      for try await _ in texts.snapshots(of: RecipeBuilder.self) {}
    }
    #expect(failure?.kind == .cutOff)
  }

  static func show<Chunks: AsyncSequence>(_ chunks: Chunks, show: (String?) -> Void) async throws
  where Chunks.Element == Data {
    // Code: WhileAResponseIsArriving.md, "Snapshots of a stream"
  }

  @Test func interval_alwaysShowsTheEnd() async throws {
    let chunks = AsyncStream<Data> { continuation in
      for part in ["{\"title\": \"Ris", "otto\", ", "\"servings\": 2}"] {
        continuation.yield(Data(part.utf8))
      }
      continuation.finish()
    }
    var titles: [String?] = []
    try await Self.show(chunks) { titles.append($0) }
    #expect(titles.first == "Ris" && titles.last == "Risotto")
  }

  struct ShapeBuilder: ConstructionBuilder {
    @Field var radius: Double?
    let isCircle: Bool?

    // Code: JSONNode+Arriving.swift

    func build() -> Result<Double, BuildFailure> {
      construct({ $0 }, $radius)
    }
  }

  @Test func builderThatDecidesByKeys_waits() {
    var reader = PartialReader<ShapeBuilder>()
    reader.append(#"{"radius": 1.5, "#)
    #expect(reader.snapshot().isCircle == nil)
    reader.append(#""color": "red"}"#)
    #expect(reader.snapshot().isCircle == true)
  }

  struct PageBuilder: ConstructionBuilder {
    @Field var total: Int?
    @Field var results: [CharacterResponseBuilder]?
    @Field var next: String?

    init(fields: JSONFields) {
      _total = fields["total"]
      _results = fields["results"]
      _next = fields["next"]
    }

    func build() -> Result<[CharacterResponseModel], BuildFailure> {
      construct({ _, results, _ in results }, $total, $results, $next.optional)
    }
  }

  @Sendable static func salvage(print: (Any) -> Void) throws {
    let json = """
      {"total": 3, "results": [{"id": 1, "name": "Cyclops"},
      {"id": 2, "name": "Storm"}, {"id": 3, "na
      """
    // Code: WhileAResponseIsArriving.md, "What a lost connection left"
  }

  @Test func reader_salvages() throws {
    var reader = PartialReader<PageBuilder>()
    reader.append(#"{"total": 3, "results": [{"id": 1, "name": "Cyclops"}, {"#)
    let whole = reader.finish()
    let salvaged = reader.finish(salvaging: true)
    #expect(throws: BuildFailure.self) { try whole.get() }
    #expect(try salvaged.get().map(\.name) == ["Cyclops"])
  }
}
