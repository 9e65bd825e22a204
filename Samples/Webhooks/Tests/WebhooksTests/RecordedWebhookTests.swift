import ConstructionBuilders
import Foundation
import Testing

@testable import Webhooks

/// Bodies that nobody here wrote.
@Suite(.enabled(if: Recorded.isThere, "RECORDED_DATA has no webhooks"))
struct RecordedWebhookTests {
  @Test(arguments: [("issue_comment", 8), ("pull_request_review", 3), ("workflow_run", 4)])
  func everyBodyOfAKnownEvent_isBuiltAsItIs(event: String, count: Int) throws {
    let bodies = try Recorded.bodies(of: event)

    #expect(bodies.count == count)
    for (name, body) in bodies {
      let sut = try WebhookBuilder(json: body, variant: event)
      let model = try sut.build().get()
      #expect(webhook(event: event, body: body) == .success(model), "\(name)")
      #expect(model != .other(event), "\(name)")
      #expect(sut.findings == [], "\(name)")
    }
  }

  @Test func everyBodyOfAnotherEvent_isKeptByItsName() throws {
    let known: Set = ["issue_comment", "pull_request_review", "workflow_run"]
    let events = try Recorded.events().filter { !known.contains($0) }

    #expect(events.count == 28)
    for event in events {
      for (name, body) in try Recorded.bodies(of: event) {
        #expect(webhook(event: event, body: body) == .success(.other(event)), "\(event) \(name)")
      }
    }
  }

  @Test func comment_isAsInTheFile() throws {
    let body = try #require(try Recorded.bodies(of: "issue_comment").first).body

    #expect(
      try webhook(event: "issue_comment", body: body).get()
        == .issueComment(
          IssueComment(
            repository: "Codertocat/Hello-World", action: "created", number: 1,
            author: "Codertocat",
            text: "You are totally right! I'll get this fixed right away.")))
  }

  @Test func runThatHasNotEnded_hasNoConclusion() throws {
    let bodies = try Recorded.bodies(of: "workflow_run")
    let body = try #require(bodies.first { $0.name == "requested.payload.json" }).body

    let sut = try WebhookBuilder(json: body, variant: "workflow_run")
    #expect(sut.workflowRun?.status == "queued")
    #expect(sut.workflowRun?.$conclusion.outcome == .null)
    #expect(try sut.workflowRun?.build().get().conclusion == nil)
  }
}
