extension TwitterWriter {
  /// What a tweet refers to, and where.
  mutating func entities(_ mentions: [TwitterSender], hasPhoto: Bool) -> Tree {
    let tags = (0..<(random.chance(10) ? random.int(1...3) : 0)).map { _ in
      ["text": .text(japanese(5...9)), "indices": indices()] as Tree
    }
    var members: [(key: String, value: Tree)] = [
      ("hashtags", .array(tags)),
      ("symbols", []),
      ("urls", random.chance(20) ? [url()] : []),
      ("user_mentions", .array(mentions.map { mention($0) })),
    ]
    if hasPhoto { members.append(("media", [photo()])) }
    return .object(members)
  }

  mutating func url() -> Tree {
    let page = "\(random.word(of: .english)).jp/\(random.token(9))"
    return [
      "url": "http://t.co/\(random.token(10))", "expanded_url": "http://\(page)",
      "display_url": .text(random.chance(30) ? page + "…" : page), "indices": indices(),
    ]
  }

  private mutating func mention(_ sender: TwitterSender) -> Tree {
    [
      "screen_name": .text(sender.screenName), "name": .text(sender.name),
      "id": .integer(sender.id), "id_str": "\(sender.id)", "indices": indices(),
    ]
  }

  private mutating func photo() -> Tree {
    let (id, idText) = longID()
    let (status, statusText) = longID()
    let file = "pbs.twimg.com/media/\(random.token(15)).jpg"
    let page = random.token(10)
    return [
      "id": id,
      "id_str": idText,
      "indices": indices(),
      "media_url": "http://\(file)",
      "media_url_https": "https://\(file)",
      "url": "http://t.co/\(page)",
      "display_url": "pic.twitter.com/\(page)",
      "expanded_url": "http://twitter.com/\(random.token(9))/status/\(page)/photo/1",
      "type": "photo",
      "sizes": [
        "medium": size("fit"), "small": size("fit"), "thumb": size("crop"), "large": size("fit"),
      ],
      "source_status_id": status,
      "source_status_id_str": statusText,
    ]
  }

  private mutating func size(_ resize: String) -> Tree {
    [
      "w": .integer(random.int(150...1_024)), "h": .integer(random.int(150...768)),
      "resize": .text(resize),
    ]
  }

  private mutating func indices() -> Tree {
    let start = random.int(0...100)
    return [.integer(start), .integer(start + random.int(3...22))]
  }
}
