import BuilderExpansion
import Foundation
import TestSupport
import Testing

@testable import builders

/// Several endpoints in one run and one target.
final class GenerateEndpointsTests {
  private static func har(_ bodies: [(path: String, body: String)]) -> String {
    let entries = bodies.map { path, body in
      let text = body.replacing("\"", with: "\\\"")
      return #"""
        {"request":{"method":"GET","url":"https://a.example\#(path)"},"response":{"status":200,
        "content":{"mimeType":"application/json","text":"\#(text)"}}}
        """#
    }
    return #"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#
  }

  private static let user = #"{"id":1,"name":"a","email":"a@b.cd","admin":true}"#

  private static let files = [
    "t.har": har([
      ("/users", "[\(user),\(user)]"), ("/users/7", user), ("/users/8", user),
      ("/orders", #"{"data":{"items":[{"sku":"s","user":\#(user)}]}}"#),
      ("/reports", #"{"data":{"total":3,"rows":[1,2]}}"#), ("/health", "7"),
    ])
  ]

  private let folder = FileManager.default.temporaryDirectory.appending(path: "all-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["generate", "t.har", "--into", folder.path + "/Sources/App"] + arguments, files: Self.files)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private var written: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".") }.sorted()
  }

  @Test func endpoints_shareWhatIsEqual_andTheRestIsNamedApart() throws {
    let run = try run("--macro")
    expect(run.status, equals: .done)
    expect(run.notes, contains: "left out: GET a.example/health: the documents have no objects")
    expect(
      written,
      equals: [
        "Sources/App/Item.swift", "Sources/App/Orders.swift", "Sources/App/OrdersData.swift",
        "Sources/App/Reports.swift", "Sources/App/ReportsData.swift", "Sources/App/User.swift",
        "Tests/AppTests/Fixtures/orders.json", "Tests/AppTests/Fixtures/reports.json",
        "Tests/AppTests/Fixtures/user.json", "Tests/AppTests/Fixtures/users.json",
        "Tests/AppTests/OrdersTests.swift", "Tests/AppTests/ReportsTests.swift",
        "Tests/AppTests/UserTests.swift", "Tests/AppTests/UsersTests.swift",
      ])
    try expect(text("Sources/App/Item.swift"), contains: "let user: User?")
    try expect(text("Tests/AppTests/UsersTests.swift"), contains: "[User.Builder].self")
    try expect(self.run("--macro", "--check").status, equals: .done)
  }

  /// A later run for another endpoint cannot write over a type, so it writes no test for it.
  @Test func laterRun_writesNoTestOfOtherTypes() throws {
    _ = try run("--endpoint", "/orders", "--name", "Answer")
    let files = written
    let later = try run("--endpoint", "/reports", "--name", "Answer")
    expect(later.status, equals: .verdict)
    expect(later.output, contains: "differs, and was left as it is: ")
    #expect(!written.contains { $0.hasPrefix("Tests/") && !files.contains($0) })
  }

  @Test func publicTypes_arePublicThroughout() throws {
    for style in [["--macro"], []] {
      let folder = folder.appending(path: style.isEmpty ? "hand" : "macro")
      _ = try CommandRun(
        ["generate", "t.har", "--public", "--into", folder.path + "/Sources/App"] + style,
        files: Self.files)
      let source = try String(
        contentsOf: folder.appending(path: "Sources/App/User.swift"), encoding: .utf8)
      expect(source, contains: "public struct User: Equatable, Sendable {\n  public let id: Int")
      if style.isEmpty {
        expect(source, contains: "  @Field public var id: Int?\n")
        expect(source, contains: "  public init(fields: JSONFields) {\n")
        expect(source, contains: "  public func build() -> Result<User, BuildFailure> {\n")
      } else {
        #expect(BuildableExpansion.file(source: source).diagnostics.isEmpty)
      }
    }
  }
}
