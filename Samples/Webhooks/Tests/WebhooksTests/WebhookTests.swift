import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import Webhooks

struct WebhookTests {
  @Test func event_isBuiltByItsHeader() throws {
    let run = try webhook(event: "workflow_run", body: Fixture.data("workflow_run")).get()

    #expect(
      run
        == .workflowRun(
          WorkflowRun(
            repository: "xmen/blackbird", id: 5_000_000_001, status: "completed",
            conclusion: "success",
            page: URL(string: "https://github.com/xmen/blackbird/actions/runs/5000000001")!)))
  }

  @Test func ping_needsNoMembers() {
    #expect(webhook(event: "ping", body: Data("{}".utf8)) == .success(.ping))
  }

  @Test(arguments: ["star", "Push", "pull_request", ""])
  func unknownEvent_isKeptByItsName(event: String) throws {
    let body = try Fixture.data("push")

    #expect(webhook(event: event, body: body) == .success(.other(event)))
    #expect(
      try WebhookBuilder(json: body, variant: event).findings.map(\.description) == [
        #"type: expected Webhook, found string "\#(event)", which is not one of its cases"#
      ])
  }

  @Test func requestWithoutTheHeader_fails() throws {
    let body = try Fixture.data("push")

    #expect(problems(event: nil, body) == ["type: required String is missing"])
  }

  @Test func bodyOfAnotherEvent_failsNamingWhatTheEventNeeds() throws {
    let body = try Fixture.data("push")

    #expect(
      problems(event: "issue_comment", body) == [
        "action: required String is missing", "issue: required object is missing",
        "comment: required object is missing",
      ])
  }

  @Test func failure_namesEveryProblem() {
    let body = Data(#"{"commits": [{"id": "77aa01c", "timestamp": "today"}]}"#.utf8)
    let failure = #expect(throws: BuildFailure.self) {
      try webhook(event: "push", body: body).get()
    }

    #expect(
      failure?.description == """
        Webhook could not be built: 5 problems
          repository: required object is missing
          ref: required String is missing
          commits[0].message: required String is missing
          commits[0].author: required object is missing
          commits[0].timestamp: expected Date in ISO 8601, found string "today"
        """)
  }

  @Test(arguments: [
    ("", "line 1, column 1: the body is empty, expected a JSON value"),
    ("[]", "line 1, column 1: expected object, found array []"),
    ("payload=%7B%7D", "line 1, column 1: expected a value, found payload"),
  ])
  func bodyThatIsNoObject_fails(body: String, problem: String) {
    #expect(problems(event: "push", Data(body.utf8)) == [problem])
    #expect(problems(event: "star", Data(body.utf8)) == [problem])
  }

  @Test func fieldsOfAnEvent_areReadAndSetOneByOne() throws {
    var sut = try WebhookBuilder(json: Fixture.data("push"), variant: "push")
    #expect(sut.type == "push")
    #expect(sut.push?.ref == "refs/heads/main")
    #expect(sut.review == nil)

    sut.push?.ref = nil
    #expect(problems(of: sut.build()) == ["ref: required String is missing"])
    sut.push?.ref = "refs/tags/1"
    sut.push?.commits = []
    #expect(
      try sut.build().get()
        == .push(
          Push(
            repository: "xmen/blackbird", organization: nil, ref: "refs/tags/1", commits: [])))
  }

  @Test(arguments: try Fixture.mutations("push", sampling: 200, seed: 8))
  func parser_finishesAndBlamesTheMutation(mutation: JSONMutation) throws {
    try mutation.check { webhook(event: "push", body: $0) }
  }

  private func problems(event: String?, _ body: Data) -> [String] {
    problems(of: webhook(event: event, body: body))
  }

  private func problems(of result: Result<Webhook, BuildFailure>) -> [String] {
    guard case .failure(let failure) = result else { return [] }
    return failure.findings.map(\.description)
  }
}
