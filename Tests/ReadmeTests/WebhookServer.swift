import Foundation

@testable import Webhooks

/// The server of `Samples/Webhooks/README.md`.
enum WebhookServer {
  static func handle(_ headers: [String: String], _ body: Data, print: (Any) -> Void) {
    switch webhook(event: headers["X-GitHub-Event"], body: body) {
    case .success(.push(let push)): print("deploying \(push.ref)")
    case .success(.other(let event)): print("ignoring \(event)")
    case .success: break
    case .failure(let failure): print(failure.redacted)
    }
  }

  @Sendable static func requests(print: (Any) -> Void) {
    let repository = #""repository": {"full_name": "xmen/blackbird"}"#
    let push = #"{"ref": "refs/heads/main", "commits": [], \#(repository)}"#
    let review = #"{"review": {"state": "shrugged"}, \#(repository)}"#
    handle(["X-GitHub-Event": "push"], Data(push.utf8), print: print)
    handle(["X-GitHub-Event": "star"], Data("{}".utf8), print: print)
    handle(["X-GitHub-Event": "pull_request_review"], Data(review.utf8), print: print)
  }
}
