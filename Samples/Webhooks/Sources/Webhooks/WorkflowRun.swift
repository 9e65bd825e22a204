import ConstructionBuilders
import Foundation

/// A run of a workflow that was requested, began or ended.
struct WorkflowRun: Equatable, Sendable {
  let repository: String
  let id: Int64
  /// How far it is, such as `queued` or `completed`.
  let status: String
  /// How it ended, such as `success`; nil while it has not.
  let conclusion: String?
  let page: URL
}

struct WorkflowRunBuilder: ConstructionBuilder {
  @Field var repository: String?
  @Field var id: Int64?
  @Field var status: String?
  @Field var conclusion: String?
  @Field var page: URL?

  init(fields: JSONFields) {
    _repository = fields["repository", "full_name"]
    _id = fields["workflow_run", "id"]
    _status = fields["workflow_run", "status"]
    _conclusion = fields["workflow_run", "conclusion"]
    _page = fields["workflow_run", "html_url"]
  }

  func build() -> Result<WorkflowRun, BuildFailure> {
    construct(WorkflowRun.init, $repository, $id, $status, $conclusion.optional, $page)
  }
}
