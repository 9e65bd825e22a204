import ConstructionBuilders
import Foundation

/// Commits that arrived on a branch.
struct Push: Equatable, Sendable {
  let repository: String
  /// The organization that has the repository; nil if a person has it.
  let organization: String?
  /// The whole name of the branch or tag, such as `refs/heads/main`.
  let ref: String
  let commits: [Commit]
}

struct Commit: Equatable, Sendable {
  let id: String
  let message: String
  let author: String
  let timestamp: Date
}

struct PushBuilder: ConstructionBuilder {
  @Field var repository: String?
  /// The name alone, or the object.
  @Field var organization: OneOf<String, OrganizationBuilder>?
  @Field var ref: String?
  @Field var commits: [CommitBuilder]?

  init(fields: JSONFields) {
    _repository = fields["repository", "full_name"]
    _organization = fields["organization"]
    _ref = fields["ref"]
    _commits = fields["commits"]
  }

  // Who deploys a push must not lose a commit of it.
  func build() -> Result<Push, BuildFailure> {
    construct(
      Push.init, $repository, $organization.map { $0.either(\.self, \.self) }.optional, $ref,
      $commits.requiringAll)
  }
}

struct CommitBuilder: ConstructionBuilder {
  @Field var id: String?
  @Field var message: String?
  @Field var author: String?
  @Field var timestamp: Date?

  init(fields: JSONFields) {
    _id = fields["id"]
    _message = fields["message"]
    _author = fields["author", "name"]
    _timestamp = fields["timestamp", as: .iso8601]
  }

  func build() -> Result<Commit, BuildFailure> {
    construct(Commit.init, $id, $message, $author, $timestamp)
  }
}
