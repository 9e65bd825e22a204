import ConstructionBuilders
import Foundation

struct Event {}

struct ActorBuilder: ConstructionBuilder {
  @Field var login: String?
  @Field var id: Int?
  @Field var page: URL?
  @Field var isAdmin: Bool?

  init(fields: JSONFields) {
    _login = fields["login"]
    _id = fields["id"]
    _page = fields["html_url"]
    _isAdmin = fields["site_admin"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _, _, _ in Event() }, $login, $id, $page.optional, $isAdmin.or(false))
  }
}

struct CommentEventBuilder: ConstructionBuilder {
  @Field var action: String?
  @Field var body: String?
  @Field var author: ActorBuilder?
  @Field var created: Date?
  @Field var line: Int?
  @Field var commit: String?
  @Field var number: Int?
  @Field var labels: [LabelBuilder]?
  @Field var assignees: [ActorBuilder]?

  init(fields: JSONFields) {
    _action = fields["action"]
    _body = fields["comment", "body"]
    _author = fields["comment", "user"]
    _created = fields["comment", "created_at"]
    _line = fields["comment", "line"]
    _commit = fields["comment", "commit_id"]
    _number = fields["issue", "number"]
    _labels = fields["issue", "labels"]
    _assignees = fields["issue", "assignees"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _ in Event() },
      $action, $body, $author, $created, $line.optional, $commit.optional, $number.optional,
      $labels.requiringAll.optional, $assignees.or([]))
  }
}

struct LabelBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var color: String?
  @Field var isDefault: Bool?

  init(fields: JSONFields) {
    _name = fields["name"]
    _color = fields["color"]
    _isDefault = fields["default"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _ in Event() },
      $name, $color.checked("six characters") { $0.count == 6 }, $isDefault)
  }
}

struct StatusEventBuilder: ConstructionBuilder {
  enum State: String, CaseIterable, Capturable { case success, failure, pending, error }

  @Field var id: Int64?
  @Field var state: State?
  @Field var branches: [BranchBuilder]?
  @Field var created: Date?
  @Field var author: ActorBuilder?
  @Field var name: String?
  @Field var properties: [String: JSONValue]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _state = fields["state"]
    _branches = fields["branches"]
    _created = fields["created_at"]
    _author = fields["commit", "author"]
    _name = fields[anyOf: "title", "name"]
    _properties = fields["repository", "custom_properties"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _ in Event() },
      $id, $state, $branches.or([]), $created, $author, $name, $properties)
  }
}

struct BranchBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var isProtected: Bool?

  init(fields: JSONFields) {
    _name = fields["name"]
    _isProtected = fields["protected"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _ in Event() }, $name, $isProtected.optional)
  }
}

struct PageBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var summary: String?
  @Field var page: URL?

  init(fields: JSONFields) {
    _name = fields["page_name"]
    _summary = fields["summary"]
    _page = fields["html_url"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _, _ in Event() }, $name, $summary.optional, $page)
  }
}

struct PagesEventBuilder: ConstructionBuilder {
  @Field var pages: [PageBuilder]?
  @Field var first: String?
  @Field var sender: ActorBuilder?

  init(fields: JSONFields) {
    _pages = fields["pages"]
    _first = fields["pages", 0, "title"]
    _sender = fields["sender"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _, _ in Event() }, $pages.requiringAll, $first.optional, $sender)
  }
}

struct RunEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var status: String?
  @Field var conclusion: String?
  @Field var started: Date?
  @Field var message: String?
  @Field var email: String?
  @Field var actor: ActorBuilder?
  @Field var pulls: [JSONValue]?

  init(fields: JSONFields) {
    _id = fields["workflow_run", "id"]
    _status = fields["workflow_run", "status"]
    _conclusion = fields["workflow_run", "conclusion"]
    _started = fields["workflow_run", "created_at"]
    _message = fields["workflow_run", "head_commit", "message"]
    _email = fields["workflow_run", "head_commit", "committer", "email"]
    _actor = fields["workflow_run", "actor"]
    _pulls = fields["workflow_run", "pull_requests"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _ in Event() },
      $id, $status, $conclusion.optional, $started, $message, $email.optional, $actor.optional,
      $pulls)
  }
}
