import BuilderExpansion
import Foundation
import Testing

@testable import GenerateBuildersTool

struct CommandTests {
  private static let generated = """
    // Made by 'swift package generate-builders' of Comic.swift: change that, and run it again.

    extension Comic {}

    """

  /// Runs the command with an expansion in which each attribute is a model: `@Key("Comic")`.
  private func run(_ arguments: String...) -> Outcome {
    Command.outcome(of: arguments) { source in
      let models = source.split(separator: "\n").compactMap {
        $0.wholeMatch(of: #/ *@Key\("(\w+)"\)/#)?.1
      }
      var expansion = Expansion()
      if !models.isEmpty { expansion.source = models.map { "extension \($0) {}\n" }.joined() }
      if let broken = source.range(of: "broken") {
        let offset = source[..<broken.lowerBound].utf8.count
        expansion = Expansion(diagnostics: [
          Diagnostic(
            message: "no model", offset: offset,
            notes: [.init(message: "here", offset: 0)])
        ])
      }
      return expansion
    }
  }

  /// Models whose attributes stand in comments.
  private func commented(_ names: String...) -> String {
    names.map { "// @Key(\"\($0)\")\n" }.joined()
  }

  @Test func model_isWrittenBesideItsFile() throws {
    let folder = try Folder(["Models/Comic.swift": commented("Comic")])

    let path = folder.path("Models/Comic+Builder.swift")
    #expect(run(folder.url.path) == Outcome(output: "wrote \(path)\n"))
    #expect(folder.text("Models/Comic+Builder.swift") == Self.generated)
  }

  @Test func modelAlreadyGenerated_isLeftAlone() throws {
    let folder = try Folder([
      "Comic.swift": commented("Comic"), "Comic+Builder.swift": Self.generated,
    ])

    #expect(run(folder.url.path) == Outcome())
  }

  @Test func modelThatChanged_isWrittenAgain() throws {
    let folder = try Folder([
      "Comic.swift": commented("Comic", "Price"), "Comic+Builder.swift": Self.generated,
    ])

    _ = run(folder.url.path)

    #expect(
      folder.text("Comic+Builder.swift") == """
        // Made by 'swift package generate-builders' of Comic.swift: change that, and run it again.

        extension Comic {}
        extension Price {}

        """)
  }

  @Test(arguments: [nil, ""] as [String?])
  func modelThatIsGone_isRemoved(source: String?) throws {
    let folder = try Folder(["Comic.swift": "", "Comic+Builder.swift": Self.generated])
    if source == nil { try folder.remove("Comic.swift") }

    let path = folder.path("Comic+Builder.swift")
    #expect(run(folder.url.path) == Outcome(output: "removed \(path)\n"))
    #expect(folder.text("Comic+Builder.swift") == nil)
  }

  @Test func modelThatTheCompilerExpands_isWrittenForThoseWithoutTheMacro() throws {
    let folder = try Folder(["Comic.swift": #"@Key("Comic")"#])

    #expect(run(folder.url.path).status == .done)
    #expect(
      folder.text("Comic+Builder.swift") == """
        // Made by 'swift package generate-builders' of Comic.swift: change that, and run it again.
        // The compiler expands these models itself. To do without the macro, put their attributes in comments,
        // '// @Buildable', import ConstructionBuilders, and run it again.
        // swift-format-ignore-file

        #if !canImport(ConstructionBuildersMacros)
        extension Comic {}
        #endif

        """)
    #expect(run("--check", folder.url.path) == Outcome())
  }

  @Test func attributesInCommentsAndNot_areRefused() throws {
    let folder = try Folder(["Comic.swift": "@Key(\"Comic\")\n// @Key(\"Price\")"])

    #expect(
      run(folder.url.path)
        == Outcome(
          errors: """
            \(folder.path("Comic.swift")):1:1: error: some attributes stand in comments, and others are for the \
            compiler: put all of a file in comments, or none

            """,
          status: .failed))
  }

  @Test func fileOfSomebodyElse_stays() throws {
    let folder = try Folder([
      "Comic.swift": commented("Comic"), "Comic+Builder.swift": "// by hand",
    ])

    let outcome = run(folder.path("Comic.swift"))

    let path = folder.path("Comic+Builder.swift")
    #expect(
      outcome
        == Outcome(
          errors: "\(path): error: this file was not made by generate-builders, and stays\n",
          status: .failed))
    #expect(folder.text("Comic+Builder.swift") == "// by hand")
  }

  @Test func brokenModel_isReportedAndItsBuilderStays() throws {
    let folder = try Folder([
      "Comic.swift": "// Käse\n  broken", "Comic+Builder.swift": Self.generated,
      "Price.swift": commented("Price"),
    ])

    let outcome = run(folder.url.path)

    let path = folder.path("Comic.swift")
    #expect(
      outcome
        == Outcome(
          output: "wrote \(folder.path("Price+Builder.swift"))\n",
          errors: "\(path):2:3: error: no model\n\(path):1:1: note: here\n",
          status: .failed))
    #expect(folder.text("Comic+Builder.swift") == Self.generated)
  }

  @Test func check_ofWhatIsGenerated_endsWithStatus0() throws {
    let folder = try Folder([
      "Comic.swift": commented("Comic"), "Comic+Builder.swift": Self.generated,
    ])

    #expect(run("--check", folder.url.path) == Outcome())
  }

  @Test func check_namesWhatDiffers_andWritesNothing() throws {
    let files = [
      "Changed.swift": commented("Comic"), "Changed+Builder.swift": Self.generated,
      "Gone+Builder.swift": Self.generated,
      "New.swift": commented("New"), "Same.swift": "",
    ]
    let folder = try Folder(files)

    let outcome = run("--check", folder.url.path)

    #expect(
      outcome
        == Outcome(
          errors: """
            \(folder.path("Changed+Builder.swift")): error: its models have changed; run 'swift package generate-builders'
            \(folder.path("Gone+Builder.swift")): error: its models are gone; run 'swift package generate-builders'
            \(folder.path("New+Builder.swift")): error: it is missing; run 'swift package generate-builders'

            """,
          status: .failed))
    for (name, text) in files { #expect(folder.text(name) == text) }
    #expect(folder.text("New+Builder.swift") == nil)
  }

  @Test func otherFiles_areNotLookedAt() throws {
    let folder = try Folder(["Comic.txt": "broken", ".hidden/Comic.swift": "broken"])

    #expect(run(folder.url.path) == Outcome())
  }

  @Test func noFiles_isNothingToDo() {
    #expect(run() == Outcome())
  }

  @Test(arguments: [
    (["--loud"], "unknown option '--loud'; see --help"),
    (["/no/such/file.swift"], "there is no file '/no/such/file.swift'"),
    (["--", "--check"], "there is no file '--check'"),
  ])
  func argumentsThatCannotBeFollowed_endWithStatus2(arguments: [String], message: String) {
    #expect(
      Command.outcome(of: arguments)
        == Outcome(errors: "generate-builders: \(message)\n", status: .badUsage))
  }

  @Test func help_isTold() {
    #expect(run("--check", "--help").output.contains("usage: swift package generate-builders"))
  }
}
