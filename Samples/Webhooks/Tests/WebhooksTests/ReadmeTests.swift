import Foundation
import Testing

@testable import Webhooks

/// A server, and what the README says that it prints.
struct ReadmeTests {
  private func handle(_ headers: [String: String], _ body: Data, print: (Any) -> Void) {
    switch webhook(event: headers["X-GitHub-Event"], body: body) {
    case .success(.push(let push)): print("deploying \(push.ref)")
    case .success(.other(let event)): print("ignoring \(event)")
    case .success: break
    case .failure(let failure): print(failure.redacted)
    }
  }

  @Test func server_printsWhatTheReadmeShows() throws {
    let repository = #""repository": {"full_name": "xmen/blackbird"}"#
    let push = #"{"ref": "refs/heads/main", "commits": [], \#(repository)}"#
    let review = #"{"review": {"state": "shrugged"}, \#(repository)}"#
    var lines: [String] = []
    let print = { (line: Any) in lines.append("\(line)") }

    handle(["X-GitHub-Event": "push"], Data(push.utf8), print: print)
    handle(["X-GitHub-Event": "star"], Data("{}".utf8), print: print)
    handle(["X-GitHub-Event": "pull_request_review"], Data(review.utf8), print: print)

    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../README.md")
        .standardizedFileURL, encoding: .utf8)
    #expect(readme.contains("\n```text\n\(lines.joined(separator: "\n"))\n```\n"))
  }
}
