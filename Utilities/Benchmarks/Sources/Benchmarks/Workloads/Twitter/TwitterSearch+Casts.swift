extension TwitterSearch {
  init?(dictionary: [String: Any]) {
    guard let statuses = dictionary["statuses"] as? [[String: Any]] else { return nil }
    self.init(statuses: statuses.compactMap(TwitterStatus.init(dictionary:)))
  }

  var fresh: TwitterSearch { TwitterSearch(statuses: statuses.fresh { $0.fresh }) }
}

extension TwitterStatus {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let text = dictionary["text"] as? String,
      let account = dictionary["user"] as? [String: Any],
      let user = TwitterUser(dictionary: account),
      let retweetCount = dictionary["retweet_count"] as? Int
    else { return nil }
    self.init(
      id: id, text: text, inReplyToStatusID: dictionary["in_reply_to_status_id"] as? Int,
      user: user, retweetCount: retweetCount)
  }

  var fresh: TwitterStatus {
    TwitterStatus(
      id: id, text: text.fresh, inReplyToStatusID: inReplyToStatusID, user: user.fresh,
      retweetCount: retweetCount)
  }
}

extension TwitterUser {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let name = dictionary["name"] as? String,
      let screenName = dictionary["screen_name"] as? String,
      let description = dictionary["description"] as? String,
      let followersCount = dictionary["followers_count"] as? Int,
      let verified = dictionary["verified"] as? Bool
    else { return nil }
    self.init(
      id: id, name: name, screenName: screenName, description: description,
      followersCount: followersCount, verified: verified)
  }

  var fresh: TwitterUser {
    TwitterUser(
      id: id, name: name.fresh, screenName: screenName.fresh, description: description.fresh,
      followersCount: followersCount, verified: verified)
  }
}
