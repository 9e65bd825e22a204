import ConstructionBuilders

/// A comment on an issue or a pull request.
struct IssueComment: Equatable, Sendable {
  let repository: String
  /// What happened to the comment, such as `created`. There are more actions from time to time.
  let action: String
  /// The number of the issue.
  let number: Int
  /// The name of the author; nil if the account was deleted.
  let author: String?
  let text: String
}

struct IssueCommentBuilder: ConstructionBuilder {
  @Field var repository: String?
  @Field var action: String?
  @Field var number: Int?
  @Field var author: String?
  @Field var text: String?

  init(fields: JSONFields) {
    _repository = fields["repository", "full_name"]
    _action = fields["action"]
    _number = fields["issue", "number"]
    _author = fields["comment", "user", "login"]
    _text = fields["comment", "body"]
  }

  func build() -> Result<IssueComment, BuildFailure> {
    construct(IssueComment.init, $repository, $action, $number, $author.optional, $text)
  }
}
