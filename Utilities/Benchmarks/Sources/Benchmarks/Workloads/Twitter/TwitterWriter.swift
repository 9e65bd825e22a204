/// Invents tweets, with the many fields that hardly anybody reads.
struct TwitterWriter {
  var random: SplitMix64

  /// A status that was found: in most cases one that was sent on.
  mutating func result() -> Tree {
    guard random.chance(64) else { return status(text(links: 0...1), sender: sender()) }
    let author = sender()
    let original = text(links: 0...1)
    let hasPhoto = random.chance(6)
    return status(
      sentOn(original, of: author), sender: sender(), mentions: [author],
      hasPhoto: hasPhoto,
      retweeted: status(original, sender: author, hasPhoto: hasPhoto, mayReply: false))
  }

  private mutating func status(
    _ text: String, sender: TwitterSender, mentions: [TwitterSender] = [], hasPhoto: Bool = false,
    retweeted: Tree? = nil, mayReply: Bool = true
  ) -> Tree {
    let reply = mayReply && retweeted == nil && random.chance(18) ? self.sender() : nil
    let (id, idText) = longID()
    let (replyID, replyIDText) = longID()
    var members: [(key: String, value: Tree)] = [
      ("metadata", ["result_type": "recent", "iso_language_code": "ja"]),
      ("created_at", .text(date(year: 2014))),
      ("id", id),
      ("id_str", idText),
      ("text", .text(reply.map { "@\($0.screenName) \(text)" } ?? text)),
      ("source", source()),
      ("truncated", false),
      ("in_reply_to_status_id", reply.map { _ in replyID } ?? nil),
      ("in_reply_to_status_id_str", reply.map { _ in replyIDText } ?? nil),
      ("in_reply_to_user_id", reply.map { .integer($0.id) } ?? nil),
      ("in_reply_to_user_id_str", reply.map { "\($0.id)" } ?? nil),
      ("in_reply_to_screen_name", reply.map { .text($0.screenName) } ?? nil),
      ("user", user(sender)),
      ("geo", nil),
      ("coordinates", nil),
      ("place", nil),
      ("contributors", nil),
    ]
    if let retweeted { members.append(("retweeted_status", retweeted)) }
    members += [
      ("retweet_count", .integer(random.chance(40) ? 0 : random.int(1...4_000))),
      ("favorite_count", .integer(random.chance(70) ? 0 : random.int(1...900))),
      ("entities", entities(mentions + [reply].compactMap { $0 }, hasPhoto: hasPhoto)),
      ("favorited", false),
      ("retweeted", false),
    ]
    if hasPhoto || random.chance(25) { members.append(("possibly_sensitive", false)) }
    return .object(members + [("lang", "ja")])
  }

  /// The number as a client with doubles prints it, and the text that is exact.
  mutating func longID() -> (number: Tree, text: Tree) {
    let id = random.int(500_000_000_000_000_000...505_874_000_000_000_000)
    return (.integer(id / 100 * 100), "\(id)")
  }
}
