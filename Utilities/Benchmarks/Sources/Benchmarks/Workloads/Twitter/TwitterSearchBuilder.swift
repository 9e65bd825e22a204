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
  @Field var id: Int?
  @Field var text: String?
  @Field var inReplyToStatusID: Int?
  @Field var user: TwitterUserBuilder?
  @Field var retweetCount: Int?

  init(fields: JSONFields) {
    _id = fields["id"]
    _text = fields["text"]
    _inReplyToStatusID = fields["in_reply_to_status_id"]
    _user = fields["user"]
    _retweetCount = fields["retweet_count"]
  }

  func build() -> Result<TwitterStatus, BuildFailure> {
    construct(
      TwitterStatus.init, $id, $text, $inReplyToStatusID.optional, $user, $retweetCount)
  }
}

struct TwitterUserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var screenName: String?
  @Field var description: String?
  @Field var followersCount: Int?
  @Field var verified: Bool?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _screenName = fields["screen_name"]
    _description = fields["description"]
    _followersCount = fields["followers_count"]
    _verified = fields["verified"]
  }

  func build() -> Result<TwitterUser, BuildFailure> {
    construct(
      TwitterUser.init, $id, $name, $screenName, $description, $followersCount, $verified)
  }
}
