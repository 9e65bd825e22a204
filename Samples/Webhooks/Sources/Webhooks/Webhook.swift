/// What GitHub sends to a server.
enum Webhook: Equatable, Sendable {
  /// The first request of a new webhook. Its body says nothing that a server needs.
  case ping
  case push(Push)
  case issueComment(IssueComment)
  case review(Review)
  case workflowRun(WorkflowRun)
  /// An event that this server does not know, by its name.
  case other(String)
}
