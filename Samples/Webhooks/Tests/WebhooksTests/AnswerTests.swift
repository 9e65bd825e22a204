import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

@testable import Webhooks

struct AnswerTests {
  @Test func requestThatIsUsed_hasNoProblems() {
    var used: [Webhook] = []
    let answer = Webhooks.answer(event: "ping", body: Data("{}".utf8)) { used.append($0) }

    #expect(answer == Answer(status: 204))
    #expect(used == [.ping])
  }

  @Test func requestWithoutTheHeader_isBad() {
    #expect(refusal(event: nil, "{}") == Answer(status: 400))
  }

  @Test func badRequest_isToldEveryProblem() throws {
    let body = """
      {"repository": {"full_name": "xmen/blackbird"}, "ref": "refs/heads/main",
       "commits": [{"id": "77aa01c", "author": {"name": "Scott"}, "timestamp": "today"}]}
      """
    let problems = try JSONValue(
      json: """
        {"type": "about:blank", "title": "Unprocessable Content", "status": 422,
         "detail": "The JSON cannot be used: 2 problems.",
         "errors": [
           {"pointer": "#/commits/0/message", "detail": "is required and missing",
            "code": "missing.string"},
           {"pointer": "#/commits/0/timestamp",
            "detail": "write a date such as 2024-01-31T09:30:00Z; you wrote a text",
            "code": "mismatch.date.string"}]}
        """)

    #expect(refusal(event: "push", body) == Answer(status: 422, problems: problems))
  }

  @Test func bodyThatIsNoJSON_isBad() {
    let answer = refusal(event: "push", "payload=%7B%7D")

    #expect(answer.status == 400)
    #expect(answer.problems?["errors"]?[0]?["code"] == "malformed.other.other")
  }

  private func refusal(event: String?, _ body: String) -> Answer {
    answer(event: event, body: Data(body.utf8)) { Issue.record("\($0) was used") }
  }
}
