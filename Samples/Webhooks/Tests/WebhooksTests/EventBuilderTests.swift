import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import Webhooks

/// The builder of each event, by itself.
struct EventBuilderTests {
  @Test func push_hasItsCommits() throws {
    let push = try Fixture.build(PushBuilder.self, from: "push")

    #expect(push.repository == "xmen/blackbird")
    #expect(push.ref == "refs/heads/main")
    #expect(
      push.commits == [
        Commit(
          id: "77aa01c", message: "Polish the visor", author: "Scott",
          timestamp: Date(timeIntervalSince1970: 1_709_627_400)),
        Commit(
          id: "9b7e3a5", message: "Sharpen the claws", author: "Logan",
          timestamp: Date(timeIntervalSince1970: 1_709_628_310)),
      ])
  }

  @Test func pushThatDeletesABranch_hasNoCommits() throws {
    let push = try Fixture.build(PushBuilder.self, from: "push") { $0["commits"] = [] }

    #expect(push.commits == [])
  }

  @Test(
    arguments: [("xmen", "xmen"), (["login": "xmen", "id": 4], "xmen"), (.null, nil)]
      as [(JSONValue, String?)])
  func organization_isANameOrAnObject(json: JSONValue, name: String?) throws {
    let push = try Fixture.build(PushBuilder.self, from: "push") {
      $0.add(json, at: "organization")
    }

    #expect(push.organization == name)
  }

  @Test func pushWithACommitThatCannotBeBuilt_fails() throws {
    let sut = try Fixture.builder(PushBuilder.self, from: "push") {
      $0["commits[1].message"] = .null
    }

    #expect(sut.commits?.count == 2)
    let failure = #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(
      failure?.findings.map(\.description) == ["commits[1].message: required String is null"])
  }

  @Test func comment_isAsSent() throws {
    #expect(
      try Fixture.build(IssueCommentBuilder.self, from: "issue_comment")
        == IssueComment(
          repository: "xmen/blackbird", action: "created", number: 12, author: "hank",
          text: "Oil it."))
  }

  @Test func commentOfADeletedAccount_hasNoAuthor() throws {
    let comment = try Fixture.build(IssueCommentBuilder.self, from: "issue_comment") {
      $0["comment.user"] = .null
    }

    #expect(comment.author == nil)
    #expect(comment.text == "Oil it.")
  }

  @Test(arguments: [
    ("approved", ReviewState.approved), ("changes_requested", .changesRequested),
    ("commented", .commented), ("dismissed", .dismissed),
  ])
  func review_hasItsState(name: String, state: ReviewState) throws {
    let review = try Fixture.build(ReviewBuilder.self, from: "pull_request_review") {
      $0["review.state"] = .string(name)
    }

    #expect(
      review == Review(repository: "xmen/blackbird", number: 3, state: state, text: "Louder."))
  }

  @Test func reviewWithAnUnknownState_fails() throws {
    let sut = try Fixture.builder(ReviewBuilder.self, from: "pull_request_review") {
      $0["review.state"] = "shrugged"
    }

    let failure = #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(
      failure?.findings.map(\.description) == [
        #"review.state: expected ReviewState, found string "shrugged", "#
          + "which is not one of its cases"
      ])
  }

  @Test func reviewWithoutText_hasNone() throws {
    let review = try Fixture.build(ReviewBuilder.self, from: "pull_request_review") {
      $0["review.body"] = .null
    }

    #expect(review.text == nil)
  }

  @Test func builders_doWhatTheyDeclare() throws {
    try Fixture.mutations("push").check(PushBuilder.self)
    try Fixture.mutations("issue_comment").check(IssueCommentBuilder.self)
    try Fixture.mutations("pull_request_review").check(ReviewBuilder.self)
    try Fixture.mutations("workflow_run").check(WorkflowRunBuilder.self)
  }
}
