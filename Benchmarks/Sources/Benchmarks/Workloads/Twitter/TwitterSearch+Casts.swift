extension TwitterSearch {
  init?(dictionary: [String: Any]) {
    guard let statuses = dictionary["statuses"] as? [[String: Any]] else { return nil }
    self.init(statuses: statuses.compactMap(TwitterStatus.init(dictionary:)))
  }

  var fresh: TwitterSearch { TwitterSearch(statuses: statuses.fresh { $0.fresh }) }
}

extension TwitterStatus {
  init?(dictionary: [String: Any]) {
    guard let createdAt = dictionary["created_at"] as? String,
      let id = dictionary["id"] as? Int,
      let text = dictionary["text"] as? String,
      let account = dictionary["user"] as? [String: Any],
      let user = TwitterUser(dictionary: account),
      let retweetCount = dictionary["retweet_count"] as? Int,
      let favoriteCount = dictionary["favorite_count"] as? Int
    else { return nil }
    self.init(
      createdAt: createdAt, id: id, text: text,
      inReplyToStatusID: dictionary["in_reply_to_status_id"] as? Int, user: user,
      retweetCount: retweetCount, favoriteCount: favoriteCount)
  }

  var fresh: TwitterStatus {
    TwitterStatus(
      createdAt: createdAt.fresh, id: id, text: text.fresh, inReplyToStatusID: inReplyToStatusID,
      user: TwitterUser(id: user.id, screenName: user.screenName.fresh),
      retweetCount: retweetCount, favoriteCount: favoriteCount)
  }
}

extension TwitterUser {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let screenName = dictionary["screen_name"] as? String
    else { return nil }
    self.init(id: id, screenName: screenName)
  }
}
