import ConstructionBuilders
import Foundation

struct SuiteEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var branch: String?
  @Field var conclusion: String?
  @Field var count: UInt8?
  @Field var created: Date?
  @Field var app: AppBuilder?

  init(fields: JSONFields) {
    _id = fields["check_suite", "id"]
    _branch = fields["check_suite", "head_branch"]
    _conclusion = fields["check_suite", "conclusion"]
    _count = fields["check_suite", "latest_check_runs_count"]
    _created = fields["check_suite", "created_at"]
    _app = fields["check_suite", "app"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _ in Event() },
      $id, $branch.optional, $conclusion.optional, $count, $created, $app.optional)
  }
}

struct AppBuilder: ConstructionBuilder {
  enum Access: String, CaseIterable, Capturable { case read, write }

  @Field var name: String?
  @Field var permissions: [String: Access]?
  @Field var events: Set<String>?

  init(fields: JSONFields) {
    _name = fields["name"]
    _permissions = fields["permissions"]
    _events = fields["events"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _, _ in Event() }, $name, $permissions.requiringAll, $events)
  }
}

struct InstallationEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var account: ActorBuilder?
  @Field var permissions: [String: AppBuilder.Access]?
  @Field var created: Date?
  @Field var suspended: Date?
  @Field var repositories: [RepositoryBuilder]?

  init(fields: JSONFields) {
    _id = fields["installation", "id"]
    _account = fields["installation", "account"]
    _permissions = fields["installation", "permissions"]
    _created = fields["installation", "created_at", as: .secondsSince1970]
    _suspended = fields["installation", "suspended_at"]
    _repositories = fields["repositories"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _ in Event() },
      $id, $account, $permissions, $created, $suspended.optional, $repositories.requiringAll)
  }
}

struct RepositoryBuilder: ConstructionBuilder {
  @Field var id: Int32?
  @Field var name: String?
  @Field var isPrivate: Bool?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["full_name"]
    _isPrivate = fields["private"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct({ _, _, _ in Event() }, $id, $name, $isPrivate)
  }
}

struct SponsorshipEventBuilder: ConstructionBuilder {
  @Field var created: Date?
  @Field var sponsor: ActorBuilder?
  @Field var price: Decimal?
  @Field var cents: UInt16?
  @Field var isOnce: Bool?

  init(fields: JSONFields) {
    _created = fields["sponsorship", "created_at"]
    _sponsor = fields["sponsorship", "sponsor"]
    _price = fields["sponsorship", "tier", "monthly_price_in_dollars"]
    _cents = fields["sponsorship", "tier", "monthly_price_in_cents"]
    _isOnce = fields["sponsorship", "tier", "is_one_time"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _ in Event() }, $created.optional, $sponsor, $price, $cents, $isOnce)
  }
}

struct PackageEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var variant: String?
  @Field var created: Date?
  @Field var version: String?
  @Field var files: [JSONValue]?
  @Field var labels: [String: String]?
  @Field var registry: URL?

  init(fields: JSONFields) {
    _id = fields["registry_package", "id"]
    _variant = fields["registry_package", "package_type"]
    _created = fields["registry_package", "created_at"]
    _version = fields["registry_package", "package_version", "version"]
    _files = fields["registry_package", "package_version", "package_files"]
    _labels = fields["registry_package", "package_version", "container_metadata", "labels"]
    _registry = fields["registry_package", "registry", "url"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _ in Event() },
      $id, $variant, $created, $version, $files.or([]), $labels.optional, $registry)
  }
}

struct ReviewEventBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var body: String?
  @Field var submitted: Date?
  @Field var reviewers: [ActorBuilder]?
  @Field var labels: [LabelBuilder]?
  @Field var base: String?
  @Field var topics: [String?]?
  @Field var merged: Date?

  init(fields: JSONFields) {
    _id = fields["review", "id"]
    _body = fields["review", "body"]
    _submitted = fields["review", "submitted_at"]
    _reviewers = fields["pull_request", "requested_reviewers"]
    _labels = fields["pull_request", "labels"]
    _base = fields["pull_request", "base", "ref"]
    _topics = fields["pull_request", "base", "repo", "topics"]
    _merged = fields["pull_request", "merged_at"]
  }

  func build() -> Result<Event, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _ in Event() },
      $id, $body.optional, $submitted, $reviewers, $labels.requiringAll, $base, $topics,
      $merged.optional)
  }
}

extension DocumentWriter {
  /// Writes the schemas and documents of ten events.
  func writeEvents(in folder: URL) throws {
    try write("issue_comment/created", CommentEventBuilder.self, in: folder)
    try write("commit_comment/created", CommentEventBuilder.self, in: folder)
    try write("status/", StatusEventBuilder.self, in: folder)
    try write("gollum/", PagesEventBuilder.self, in: folder)
    try write("workflow_run/completed", RunEventBuilder.self, in: folder)
    try write("check_suite/completed", SuiteEventBuilder.self, in: folder)
    try write("installation/created", InstallationEventBuilder.self, in: folder)
    try write("sponsorship/created", SponsorshipEventBuilder.self, in: folder)
    try write("registry_package/published.docker", PackageEventBuilder.self, in: folder)
    try write("pull_request_review/dismissed", ReviewEventBuilder.self, in: folder)
  }

  private func write<Builder: ConstructionBuilder>(
    _ name: String, _ type: Builder.Type, in folder: URL
  ) throws {
    let path = name.hasSuffix("/") ? name : name + "."
    let file = folder.appendingPathComponent(path + "payload.json")
    try write(name, type, try Data(contentsOf: file))
  }
}
