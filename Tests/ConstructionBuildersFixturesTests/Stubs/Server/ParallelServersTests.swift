import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Many servers and many requests at once.
@Suite struct ParallelServersTests {
  @Test(arguments: 0..<64) func servers_shareNothing(number: Int) async throws {
    let server = StubServer()
    server.get("/a", reply: .json("\(number)").after(.milliseconds(number % 4)))
    server.get("/b", reply: .json("\(number)").inChunks(of: 1))

    for path in ["/a", "/b", "/a"] {
      try await expect(server.send("GET", path).text, equals: "\(number)")
    }
    expect(server.requests.map(\.path), equals: ["/a", "/b", "/a"])
    try server.verify()
  }

  @Test func manyRequestsOfOneSession_areEachAnswered() async throws {
    let server = StubServer()
    server.get("/{number}") {
      .json(.string($0.parameters["number"] ?? "")).after(.milliseconds(1))
    }

    let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<200 {
        group.addTask { (number, try await server.send("GET", "/\(number)").text) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    expect(texts, equals: Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, "\"\($0)\"") }))
    expect(server.requests.count, equals: 200)
  }

  @Test func requestsCancelledWhileTheyAreAnswered_endOneWayOrTheOther() async throws {
    let server = StubServer()
    server.get("/a", reply: .json("abc"))

    let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<60 {
        group.addTask {
          let result = try await server.send("/a") {
            for _ in 0..<number { await Task.yield() }
          }
          switch result {
          case .success(let answer): return answer.text
          case .failure(let error):
            return (error as? URLError)?.code == .cancelled ? "cancelled" : "\(error)"
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(outcomes.isSubset(of: ["abc", "cancelled"]))
  }

  @Test func classes_areNeverGivenTwice() {
    let classes = (0..<500).map { _ in
      ObjectIdentifier(StubServer().configuration.protocolClasses![0])
    }

    expect(Set(classes).count, equals: 500)
  }
}
