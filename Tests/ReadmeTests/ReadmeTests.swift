import Foundation
import Testing

/// Checks that the code of READMEs and articles is compiled in this target, and that it prints what
/// they show.
@Suite struct ReadmeTests {
  static let documents = [
    Document(
      path: "README.md", examples: [smallestExampleThatFails]),
    Document(path: "Samples/MarvelCharacters/README.md"),
    Document(path: catalogue + "GettingStarted.md", examples: [SeveralFields.printed]),
    Document(path: catalogue + "ConstructionBuilders.md", examples: [smallestExampleThatFails]),
    Document(
      path: ".agents/skills/construction-builders/SKILL.md", examples: [smallestExampleThatFails]),
    Document(path: catalogue + "UnknownEnumValue.md"),
    Document(path: catalogue + "FalseInsteadOfADate.md"),
    Document(path: catalogue + "KeyNotFoundWithoutAPath.md", examples: [textOfFailure]),
    Document(
      path:
        "Sources/ConstructionBuildersEditing/ConstructionBuildersEditing.docc/PatchDropsFields.md"),
    Document(
      path:
        "Sources/ConstructionBuildersTesting/ConstructionBuildersTesting.docc/ConstructionBuildersTesting.md"
    ),
    Document(
      path:
        "Sources/ConstructionBuildersMacros/ConstructionBuildersMacros.docc/ConstructionBuildersMacros.md"
    ),
    Document(path: streams + "ConstructionBuildersStreams.md"),
    Document(path: contracts + "ConstructionBuildersContracts.md"),
    Document(
      path:
        "Sources/ConstructionBuildersEditing/ConstructionBuildersEditing.docc/ConstructionBuildersEditing.md"
    ),
    Document(
      path:
        "Sources/ConstructionBuildersFixtures/ConstructionBuildersFixtures.docc/ConstructionBuildersFixtures.md"
    ),
    Document(path: catalogue + "Coercion.md"),
    Document(
      path: catalogue + "FieldsOfSeveralTypes.md", examples: [FieldsOfSeveralTypes.printed]),
    Document(
      path: catalogue + "FailuresAndFindings.md", examples: [textOfFailure, placesOfAFailure]),
    Document(
      path: catalogue + "ObjectsWithVariants.md",
      examples: [ObjectsWithVariants.fields, ObjectsWithVariants.unknown]),
    Document(
      path: contracts + "WhatABuilderExpects.md",
      examples: [
        Contracts.outline, Contracts.schema, Contracts.differences, Contracts.explained,
      ]),
    Document(
      path: contracts + "UnreadAndVanished.md",
      examples: [
        UnreadKeys.one, UnreadKeys.new, FieldsThatStopArriving.counted,
        FieldsThatStopArriving.changed,
      ]),
    Document(
      path:
        "Sources/ConstructionBuildersEditing/ConstructionBuildersEditing.docc/EditAndSendBack.md",
      examples: [EditAndSendBack.changes]),
    Document(
      path: catalogue + "ComingFromCodable.md",
      examples: [ComingFromCodable.failure, ComingFromCodable.findings]),
    Document(
      path: contracts + "WatchingABackend.md",
      examples: [
        WatchingABackend.newRows, WatchingABackend.summary, WatchingABackend.discussion,
      ]),
    Document(
      path: catalogue + "Nesting.md", examples: [Nesting.optional, Nesting.several]),
    Document(
      path: catalogue + "DefensiveDecoding.md",
      examples: [
        DefensiveDecoding.survived, DefensiveDecoding.unknown,
      ]),
    Document(
      path: catalogue + "Roots.md", examples: [Roots.models, Roots.root, Roots.path]
    ),
    Document(
      path: streams + "Streams.md", examples: [Streams.cutOff, Streams.file, Streams.events]),
    Document(
      path: streams + "WhileAResponseIsArriving.md",
      examples: [
        WhileAResponseIsArriving.snapshots, WhileAResponseIsArriving.building,
        WhileAResponseIsArriving.salvage,
      ]),
    Document(
      path:
        "Sources/ConstructionBuildersTesting/ConstructionBuildersTesting.docc/TestDrivingAParser.md",
      examples: [
        TestDrivingNumbers.mistake, TestDriving.mismatches, TestDriving.missingFixture,
        TestDriving.mixedUp, TestDriving.tolerances,
      ]),
    Document(
      path: "Sources/ConstructionBuildersFixtures/ConstructionBuildersFixtures.docc/Stubs.md",
      examples: [Stubs.unmatched, Stubs.verified]),
    Document(
      path:
        "Sources/ConstructionBuildersMacros/ConstructionBuildersMacros.docc/BuildableModels.md",
      examples: [BuildableModels.findings, BuildableModels.filled]),
  ]

  /// The samples are packages, whose tests check what their READMEs say is printed.
  static let samples = ["ModelStream", "Webhooks"].map {
    Document(path: "Samples/\($0)/README.md")
  }

  private static let catalogue = "Sources/ConstructionBuilders/ConstructionBuilders.docc/"

  private static let streams =
    "Sources/ConstructionBuildersStreams/ConstructionBuildersStreams.docc/"

  private static let contracts =
    "Sources/ConstructionBuildersContracts/ConstructionBuildersContracts.docc/"

  /// The manifest in the README cannot be compiled here. `.ci/run` builds a package with it.
  @Test(arguments: documents + samples)
  func swiftBlocks_areCompiled(document: Document) throws {
    let compiled = try Document.compiledCode().map(withoutIndentation)
    let blocks = try document.blocks("swift").filter { !$0.hasPrefix("// swift-tools-version") }

    #expect(!blocks.isEmpty)
    for block in blocks {
      let code = withoutIndentation(withoutHead(block))
      #expect(compiled.contains { $0.contains(code) }, "not compiled:\n\(block)")
    }
  }

  @Test(arguments: documents)
  func textBlocks_areWhatIsPrinted(document: Document) async throws {
    let blocks = try document.blocks("text")

    #expect(blocks.count == document.examples.count)
    for (block, example) in zip(blocks, document.examples) {
      var lines: [String] = []
      try await example { lines.append("\($0)") }
      let printed = lines.joined(separator: "\n")
      #expect(block == printed, "printed is:\n\(printed)")
    }
  }

  /// A file that was renamed or merged is easily forgotten there.
  @Test func filesThatArchitectureAndContributingName_exist() throws {
    let text = try [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"].map {
      try Document(path: $0).text()
    }
    .joined()
    let named = text.matches(of: /`(?:[A-Za-z]+\/)*([A-Za-z0-9+.]+\.swift)`/).map { String($0.1) }
    let files = try Document.namesOfSwiftFiles()

    #expect(named.count > 30)
    #expect(named.filter { !files.contains($0) } == [])
  }

  @Test func constructed_inAPage_givesNames() throws {
    let json = Data(#"[{"id": 1, "name": "Cyclops"}, {"id": "2", "name": "Storm"}]"#.utf8)
    #expect(try ComingFromCodable.names(in: json) == ["Cyclops", "Storm"])
  }

  @Test func reports_areMergedToAWeek() throws {
    #expect(try WatchingABackend.responsesOfTwoReports() == 8)
  }

  /// A block that is a whole file, without the comment that names the file, and its imports.
  private func withoutHead(_ code: String) -> String {
    guard code.hasPrefix("// Sources/") || code.hasPrefix("// Tests/") else { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("//") || $0.contains("import ") }.joined(separator: "\n")
  }

  private func withoutIndentation(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
