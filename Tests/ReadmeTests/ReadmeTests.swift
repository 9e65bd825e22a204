import Testing

/// The code that the texts show is compiled here, and what it prints is what they say.
@Suite struct ReadmeTests {
  static let documents = [
    Document(
      path: "README.md",
      examples: [smallestExampleThatBuilds, smallestExampleThatFails, NestedBuilders.findings]),
    Document(path: "Samples/README.md"),
    Document(path: catalogue + "GettingStarted.md"),
    Document(path: catalogue + "Coercion.md", examples: [coercionAtOneField]),
    Document(
      path: catalogue + "FailuresAndFindings.md",
      examples: [textOfFailure, textOfMalformedInput, factsOfFindings]),
    Document(
      path:
        "Sources/ConstructionBuildersTesting/ConstructionBuildersTesting.docc/TestDrivingAParser.md",
      examples: [
        TestDriving.mismatches, TestDriving.missingFixture, TestDriving.tolerances,
      ]),
    Document(
      path: "Sources/ConstructionBuildersFixtures/ConstructionBuildersFixtures.docc/Stubs.md",
      examples: [Stubs.unmatched, Stubs.verified]),
  ]

  private static let catalogue = "Sources/ConstructionBuilders/ConstructionBuilders.docc/"

  /// A manifest cannot be compiled here: `.ci/run` builds a package with the one of the README.
  @Test(arguments: documents)
  func swiftBlocks_areCompiled(document: Document) throws {
    let compiled = try Document.compiledCode().map(withoutIndentation)
    let blocks = try document.blocks("swift").filter { !$0.hasPrefix("// swift-tools-version") }

    #expect(!blocks.isEmpty)
    for block in blocks {
      let code = withoutIndentation(block)
      #expect(compiled.contains { $0.contains(code) }, "not compiled:\n\(block)")
    }
  }

  @Test(arguments: documents)
  func textBlocks_areWhatIsPrinted(document: Document) async throws {
    var printed: [String] = []
    for example in document.examples {
      var lines: [String] = []
      try await example { lines.append("\($0)") }
      printed.append(lines.joined(separator: "\n"))
    }

    #expect(try document.blocks("text") == printed)
  }

  private func withoutIndentation(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
