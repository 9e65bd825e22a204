import ConstructionBuilders
import ConstructionBuildersMacros

/// What the well-known benchmark on twitter.json reads: the tweets, without most of what is sent.
@Buildable
struct TwitterSearch: Decodable, Equatable {
  let statuses: [TwitterStatus]
}

@Buildable(keys: .snakeCase)
struct TwitterStatus: Decodable, Equatable {
  let createdAt: String
  let id: Int
  let text: String
  let inReplyToStatusID: Int?
  let user: TwitterUser
  let retweetCount: Int
  let favoriteCount: Int

  enum CodingKeys: String, CodingKey {
    case createdAt = "created_at"
    case id
    case text
    case inReplyToStatusID = "in_reply_to_status_id"
    case user
    case retweetCount = "retweet_count"
    case favoriteCount = "favorite_count"
  }
}

@Buildable(keys: .snakeCase)
struct TwitterUser: Decodable, Equatable {
  let id: Int
  let screenName: String

  enum CodingKeys: String, CodingKey {
    case id
    case screenName = "screen_name"
  }
}
