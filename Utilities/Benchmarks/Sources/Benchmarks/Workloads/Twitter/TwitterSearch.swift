import ConstructionBuilders
import ConstructionBuildersMacros

/// What a list of tweets shows: five of the members of a status, and six of those of its sender.
@Buildable
struct TwitterSearch: Decodable, Equatable {
  let statuses: [TwitterStatus]
}

@Buildable(keys: .snakeCase)
struct TwitterStatus: Decodable, Equatable {
  let id: Int
  let text: String
  let inReplyToStatusID: Int?
  let user: TwitterUser
  let retweetCount: Int

  enum CodingKeys: String, CodingKey {
    case id
    case text
    case inReplyToStatusID = "in_reply_to_status_id"
    case user
    case retweetCount = "retweet_count"
  }
}

@Buildable(keys: .snakeCase)
struct TwitterUser: Decodable, Equatable {
  let id: Int
  let name: String
  let screenName: String
  let description: String
  let followersCount: Int
  let verified: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case name
    case screenName = "screen_name"
    case description
    case followersCount = "followers_count"
    case verified
  }
}
