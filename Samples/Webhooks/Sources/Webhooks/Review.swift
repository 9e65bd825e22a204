import ConstructionBuilders

/// A review of a pull request.
struct Review: Equatable, Sendable {
  let repository: String
  /// The number of the pull request.
  let number: Int
  let state: ReviewState
  /// What the review says, apart from its comments; nil if nothing.
  let text: String?
}

/// Whether changes may be merged. A state that is not listed fails the build: nobody should merge
/// by guessing what it means.
enum ReviewState: String, Sendable, CaseIterable, Capturable {
  case approved
  case changesRequested = "changes_requested"
  case commented
  case dismissed
}

struct ReviewBuilder: ConstructionBuilder {
  @Field var repository: String?
  @Field var number: Int?
  @Field var state: ReviewState?
  @Field var text: String?

  init(fields: JSONFields) {
    _repository = fields["repository", "full_name"]
    _number = fields["pull_request", "number"]
    _state = fields["review", "state"]
    _text = fields["review", "body"]
  }

  func build() -> Result<Review, BuildFailure> {
    construct(Review.init, $repository, $number, $state, $text.optional)
  }
}
