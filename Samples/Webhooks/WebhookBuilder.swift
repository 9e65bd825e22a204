import ConstructionBuilders

/// Builds a webhook. The name of its event is in a header, so there is no discriminator.
struct WebhookBuilder: KindedBuilder {
  typealias Model = Webhook

  @Field var type: String?
  @Field var push: PushBuilder?
  @Field var issueComment: IssueCommentBuilder?
  @Field var review: ReviewBuilder?
  @Field var workflowRun: WorkflowRunBuilder?

  static let kinds = BuilderKinds<Self>(
    \._type,
    .kind("ping", is: .ping),
    .kind("push", as: \._push, Webhook.push),
    .kind("issue_comment", as: \._issueComment, Webhook.issueComment),
    .kind("pull_request_review", as: \._review, Webhook.review),
    .kind("workflow_run", as: \._workflowRun, Webhook.workflowRun),
    unknown: Webhook.other)

  init() {
    (_type, _push, _issueComment) = (.missing, .missing, .missing)
    (_review, _workflowRun) = (.missing, .missing)
  }
}
