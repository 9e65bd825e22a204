import Foundation
import Testing

@testable import TestSupport

/// The folders of a module are stages, and none uses a later one.
struct StagesTests {
  static let modules = [
    StagedModule(
      "Sources/ConstructionBuilders",
      [
        "Findings", "Record", "Input", "Values", "Types", "Fields", "Arguments", "Builder",
        "Direct", "Roots", "Unions", "Codable",
        "Answers",
      ], seesMembers: true),
    StagedModule(
      "Sources/ConstructionBuildersStreams",
      ["Bytes", "Elements", "Salvage", "Snapshots", "Session", "."]),
    StagedModule(
      "Sources/ConstructionBuildersContracts",
      [
        "Contract", "Text", "Noting", "Differences", "Schema", "Examples", "Explained",
        "Corrections", "Drift",
        "Presence", "Unread",
      ]),
    StagedModule(
      "Sources/ConstructionBuildersEditing",
      ["Documents", "Written", "Patches", "Values", "Comparison", "."]),
    StagedModule(
      "Sources/ConstructionBuildersFixtures",
      ["Values", "Fixtures", "Fragments", "Mutations", "Stubs", "."]),
    StagedModule(
      "Sources/ConstructionBuildersFixtures/Stubs",
      ["Requests", "Replies", "Recordings", "Routes", "Loading", "Server"]),
    StagedModule(
      "Sources/ConstructionBuildersTesting",
      ["Reporting", "Fixtures", "Fragments", "Mutations", "Stubs", "."]),
    StagedModule(
      "Sources/BuildersCommand",
      [
        "Texts", "Terminal", "Survey", "Arguments", "Captures", "Reports", "Differences", "Checks",
        "Names", "Models", "Samples", "Writing", "Commands", ".",
      ]),
    StagedModule(
      "Sources/BuilderExpansion",
      ["Lexing", "Names", "Reading", "Rules", "Planning", "Writing", "."]),
    StagedModule("Sources/BuilderConversation", ["Messages", "Requests", "Answers", "."]),
    StagedModule(
      "Samples/MarvelCharacters",
      [
        "Link", "ResourceList", "Thumbnail", "Character", "CharactersSlice", "FetchCharacters",
        "Refusal", "Service", ".",
      ]),
  ]

  /// The sources are the same in every build. A release build reads those of the core alone.
  private static var read: [StagedModule] {
    #if DEBUG
      modules
    #else
      checksAllCases ? modules : [modules[0]]
    #endif
  }

  @Test(arguments: read)
  func module_usesNoHigherStage(_ module: StagedModule) throws {
    try expect(module.problems(), equals: [])
  }

  @Test func everythingInOrder_isNoProblem() throws {
    let tree = try Tree([
      "Low/Fact.swift": "public struct Fact { let home: Other.High }",
      "High/High.swift": "struct High { let fact: Fact }",
      "Module.swift": "func module() -> High { High(fact: Fact()) }",
    ])
    try expect(tree.problems(["Low", "High", "."]), equals: [])
  }

  @Test(arguments: [
    "let a: High?", "let text = \"a \\(high()) b\"", "let text = #\"a \\#(high()) b\"#",
    "@High var x: Int", "let range = 0...limit()", "extension Sort: HighProtocol {}",
    "let text = \"\"\"\n  \"\\(High.self)\"\n  \"\"\"", "let text = \"\\\\\" + high()",
    "/* /* */ \" */ let a = high()", "// \"\nlet a = high()",
  ])
  func useOfAHigherStage_isNamed(source: String) throws {
    let tree = try Tree([
      "Low/Fact.swift": source,
      "High/High.swift": """
      public struct High {}
      @Sendable func high() {}
        @inlinable package func limit() {}
      #if os(Linux)
        protocol HighProtocol {}
      #endif
      """,
    ])
    let problems = try tree.problems(["Low", "High"])
    expect(problems.count, equals: 1)
    #expect(problems.first?.hasPrefix("Low/Fact.swift uses ") == true)
    #expect(problems.first?.hasSuffix(" of High") == true)
    try expect(tree.problems(["High", "Low"]), equals: [])
  }

  @Test(arguments: [
    "let a = b.peak", "let a: B = .peak", "extension Fact { func c() { climb?.peak() } }",
  ])
  func useOfAMemberOfAHigherStage_isNamed(source: String) throws {
    let tree = try Tree([
      "Low/Fact.swift": source,
      "High/High.swift": "extension Fact {\n  static var peak: Int { 1 }\n}",
    ])
    try expect(tree.problems(["Low", "High"]), equals: ["Low/Fact.swift uses .peak of High"])
    try expect(tree.problems(["High", "Low"]), equals: [])
  }

  @Test(arguments: [
    "extension Fact { private var peak: Int { 1 } }", "struct Own { func f() { let peak = 1 } }",
    "extension Fact { func f() { g(peak: 1) } }", "enum Own { case peak }",
  ])
  func memberWithANameOfALowerStage_isNoProblem(source: String) throws {
    let tree = try Tree([
      "Low/Fact.swift": "let a = b.peak", "Low/Other.swift": source,
      "High/High.swift": "struct High { var peak: Int }",
    ])
    try expect(tree.problems(["Low", "High"]), equals: [])
  }

  @Test(arguments: [
    "// High", "/* High /* High */ High */ let a = 1", #"let a = "High \"High""#,
    ##"let a = #"High \(High)"#"##, "let a = \"\"\"\n  High \" High\n  \"\"\"",
    "let a = b.High", "let a = Hidden.self", "let a = Inner.self", "let a = Highest.self",
    "let a = Both.self", "let a = High2.self",
  ])
  func whatIsNoUse_isNoProblem(source: String) throws {
    let tree = try Tree([
      "Low/Fact.swift": source, "Low/Both.swift": "struct Both {}",
      "High/High.swift": """
      public struct High { struct Inner {} }
      private struct Hidden {}
      fileprivate final class Highest {}
      struct Both {}
      """,
    ])
    try expect(tree.problems(["Low", "High"]), equals: [])
  }

  @Test func stages_haveFilesAndFilesHaveStages() throws {
    let tree = try Tree([
      "Low/Fact.swift": "", "Low/Bytes/Byte.swift": "struct Byte {}",
      "Other/Inner/Lost.swift": "", "Module.swift": "", "Docs.docc/Docs.md": "",
    ])
    try expect(
      tree.problems(["Low", "High"]),
      equals: [
        "Module.swift is in no stage", "Other/Inner/Lost.swift is in no stage", "High has no files",
      ])
    try expect(
      tree.problems(["Lo", "Low/Bytes", "Other", "."]),
      equals: [
        "Low/Fact.swift is in no stage", "Lo has no files",
      ])
    try expect(
      StagedModule("Missing", []).problems(in: tree.root), equals: ["Missing cannot be read"])
  }

  @Test func folderWithinAFolder_isAStage() throws {
    let tree = try Tree([
      "Low/Fact.swift": "let byte: Byte", "Low/Bytes/Byte.swift": "struct Byte {}",
    ])
    try expect(tree.problems(["Low/Bytes", "Low"]), equals: [])
    try expect(
      tree.problems(["Low", "Low/Bytes"]), equals: ["Low/Fact.swift uses Byte of Low/Bytes"])
  }
}

/// A module in a temporary folder.
private final class Tree {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init(_ files: [String: String]) throws {
    for (name, source) in files {
      let file = root.appendingPathComponent("Module/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func problems(_ stages: [String]) throws -> [String] {
    try StagedModule("Module", stages, seesMembers: true).problems(in: root)
  }
}
