/// Invents tweets, with the many fields that hardly anybody reads.
struct TwitterWriter {
  var random: SplitMix64

  mutating func status(mayBeRetweet: Bool) -> Tree {
    let id = random.int(400_000_000_000_000_000...505_874_924_095_815_681)
    let isReply = random.chance(12)
    let reply = isReply ? random.int(400_000_000_000_000_000...505_874_924_095_815_681) : nil
    var members: [(key: String, value: Tree)] = [
      ("metadata", ["result_type": "recent", "iso_language_code": "ja"]),
      ("created_at", .text(date())),
      ("id", .integer(id)),
      ("id_str", "\(id)"),
      ("text", .text(japanese(10...70) + (random.chance(30) ? "\n" + japanese(5...40) : ""))),
      ("source", #"<a href="http://twitter.com/download/iphone" rel="nofollow">iPhone</a>"#),
      ("truncated", false),
      ("in_reply_to_status_id", reply.map { .integer($0) } ?? nil),
      ("in_reply_to_status_id_str", reply.map { "\($0)" } ?? nil),
      ("in_reply_to_user_id", nil),
      ("in_reply_to_user_id_str", nil),
      ("in_reply_to_screen_name", nil),
      ("user", user()),
      ("geo", nil),
      ("coordinates", nil),
      ("place", nil),
      ("contributors", nil),
    ]
    if mayBeRetweet, random.chance(60) {
      members.append(("retweeted_status", status(mayBeRetweet: false)))
    }
    members += [
      ("retweet_count", .integer(random.int(0...4_000))),
      ("favorite_count", .integer(random.int(0...900))),
      ("entities", entities()),
      ("favorited", false),
      ("retweeted", false),
      ("lang", "ja"),
    ]
    return .object(members)
  }

  private mutating func entities() -> Tree {
    let tags = (0..<random.int(0...2)).map { _ in
      ["text": .text(japanese(3...8)), "indices": indices()] as Tree
    }
    let mentions = (0..<random.int(0...2)).map { _ in mention() }
    return [
      "hashtags": .array(tags), "symbols": [], "urls": random.chance(30) ? [url()] : [],
      "user_mentions": .array(mentions),
    ]
  }

  private mutating func mention() -> Tree {
    let id = random.int(10_000_000...2_900_000_000)
    return [
      "screen_name": .text(screenName()), "name": .text(japanese(3...12)), "id": .integer(id),
      "id_str": "\(id)", "indices": indices(),
    ]
  }

  mutating func url() -> Tree {
    let short = "http://t.co/\(random.hexadecimal(10))"
    return [
      "url": .text(short), "expanded_url": "http://example.com/\(random.hexadecimal(24))",
      "display_url": "example.com/\(random.hexadecimal(12))…", "indices": indices(),
    ]
  }

  private mutating func indices() -> Tree {
    let start = random.int(0...100)
    return [.integer(start), .integer(start + random.int(3...22))]
  }

  mutating func date() -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "Sun Aug 31 00:\(two(random.int(0...59))):\(two(random.int(0...59))) +0000 2014"
  }

  mutating func screenName() -> String {
    random.pick(["yuki", "sora", "hana_", "_kaze", "mizu"]) + random.hexadecimal(6)
  }

  mutating func japanese(_ length: ClosedRange<Int>) -> String {
    let letters = Array("一日本人大年出会中国学生気車東京雨天私今行来見新長いのかんたしてるをはにがとカタナ、。！")
    return String((0..<random.int(length)).map { _ in random.pick(letters) })
  }
}
