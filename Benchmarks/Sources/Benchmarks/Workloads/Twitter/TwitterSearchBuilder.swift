import ConstructionBuilders

struct TwitterSearchBuilder: ConstructionBuilder {
  @Field var statuses: [TwitterStatusBuilder]?

  init(fields: JSONFields) {
    _statuses = fields["statuses"]
  }

  func build() -> Result<TwitterSearch, BuildFailure> {
    construct(TwitterSearch.init, $statuses)
  }
}

struct TwitterStatusBuilder: ConstructionBuilder {
  @Field var createdAt: String?
  @Field var id: Int?
  @Field var text: String?
  @Field var inReplyToStatusID: Int?
  @Field var user: TwitterUserBuilder?
  @Field var retweetCount: Int?
  @Field var favoriteCount: Int?

  init(fields: JSONFields) {
    _createdAt = fields["created_at"]
    _id = fields["id"]
    _text = fields["text"]
    _inReplyToStatusID = fields["in_reply_to_status_id"]
    _user = fields["user"]
    _retweetCount = fields["retweet_count"]
    _favoriteCount = fields["favorite_count"]
  }

  func build() -> Result<TwitterStatus, BuildFailure> {
    construct(
      TwitterStatus.init, $createdAt, $id, $text, $inReplyToStatusID.optional, $user, $retweetCount,
      $favoriteCount)
  }
}

struct TwitterUserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var screenName: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _screenName = fields["screen_name"]
  }

  func build() -> Result<TwitterUser, BuildFailure> {
    construct(TwitterUser.init, $id, $screenName)
  }
}
