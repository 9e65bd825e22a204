import ConstructionBuilders

/// Builds a webhook. The name of its event is in a header, so there is no discriminator.
struct WebhookBuilder: VariantBuilder {
  typealias Model = Webhook

  @Field var type: String?
  @Field var push: PushBuilder?
  @Field var issueComment: IssueCommentBuilder?
  @Field var review: ReviewBuilder?
  @Field var workflowRun: WorkflowRunBuilder?

  static let variants = BuilderVariants<Self>(
    \._type,
    .variant("ping", is: .ping),
    .variant("push", as: \._push, Webhook.push),
    .variant("issue_comment", as: \._issueComment, Webhook.issueComment),
    .variant("pull_request_review", as: \._review, Webhook.review),
    .variant("workflow_run", as: \._workflowRun, Webhook.workflowRun),
    unknown: Webhook.other)

  init() {
    (_type, _push, _issueComment) = (.missing, .missing, .missing)
    (_review, _workflowRun) = (.missing, .missing)
  }
}
