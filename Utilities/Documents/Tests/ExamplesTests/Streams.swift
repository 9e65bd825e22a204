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
    // Code: AsyncSequence+Elements.swift
    // Code: AsyncSequence+Elements.swift, block 2
    // Code: ServerSentEvent.swift
    // Code: StreamElement.swift
    // Code: StreamFailure.swift
    // Code: StreamFraming.swift
    // Code: URLSession+Chunks.swift
    // On Linux, URLSession has no such function.
    #if !canImport(FoundationNetworking)
      // Code: AsyncSequence+Elements.swift, block 3
    #endif
  }

  /// It is only compiled.
  static func files(
    path: String, chunks: [Data], element: StreamElement<LogBuilder>,
    reader: inout ElementReader<LogBuilder>
  ) throws {
    // Code: ElementFile.swift, each block
    // Code: ElementReader.swift, each block
    // Code: StreamElement.swift, block 2
  }

  /// It is only compiled.
  static func snapshots(
    chunks: AsyncStream<Data>, title: Label, titles: inout [String?]
  ) async throws {
    // Code: AsyncSequence+Snapshots.swift, each block
  }

  @Test func place_isPrinted() {
    let element = (place: StreamPlace(byteOffset: 4711, line: 12), 0)
    func text() -> String {
      // Code: StreamPlace.swift
    }
    #expect(text() == "byte 4711, line 12")
  }

  @Buildable struct Characters { @Key("data", "results") let results: [CharacterResponseModel] }

  @Test func body_isCutOff() throws {
    typealias CharactersResponseBuilder = Characters.Builder
    let elements = String(repeating: "{\"name\": \"Storm\"},\n", count: 17)
    let space = String(repeating: "\n", count: 30)
    let data = Data("{\"data\": {\"results\": [\(space)\(elements){ ".utf8)
    // Code: JSONRoot+CutOff.swift
    let end = "the body ends early at line 48, column 3; 17 elements were complete"
    #expect(sut.findings.map(\.description) == ["data.results: \(end)"])
    #expect(try response.get().results.count == 17)
  }

  @Test func answer_isRead() throws {
    let answer = "Here it is:\n```json\n{\"title\": \"Risotto\", \"servings\": 2}\n```"
    // Code: ConstructionBuilder+Answer.swift
    #expect(report.findings.map(\.description) == ["line 2: read the JSON in a code fence"])
    #expect(recipe == Recipe(title: "Risotto", servings: 2))
  }

  @Test func answers_areRead() throws {
    let answer = "[{\"title\": \"Risotto\"}]"
    // Code: ConstructionBuilder+Answer.swift, block 2
    #expect(try report.result.get() == [Recipe(title: "Risotto", servings: nil)])
  }

  @Test func recipe_arrives() throws {
    // Code: PartialReader.swift
    #expect(sut.title == "Spaghetti alla carb" && sut.$title.isArriving)
    #expect(try result.get() == Recipe(title: "Spaghetti alla carbonara", servings: 4))
  }

  @Test func recipes_arrive() throws {
    // Code: PartialReader.swift, "Arrays"
    #expect(reader.snapshot().map(\.title) == ["Risotto", "Spag"])
    do {
      // Code: PartialReader.swift, "Arrays", block 3
      #expect(result.problems.count == 1)
      #expect(try salvaged.get() == [Recipe(title: "Risotto", servings: nil)])
    }
    reader = PartialReader()
    reader.append("[]")
    // Code: PartialReader.swift, "Arrays", block 4
  }
}
