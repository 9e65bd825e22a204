extension TwitterWriter {
  /// The sender: about forty fields, of which six are read.
  mutating func user(_ sender: TwitterSender) -> Tree {
    let image = "pbs.twimg.com/profile_images/\(random.int(400...500))\(random.token(15))"
    let background =
      random.chance(65)
      ? "abs.twimg.com/images/themes/theme\(random.int(1...19))/bg.png"
      : "pbs.twimg.com/profile_background_images/\(random.hexadecimal(32)).png"
    let isInTokyo = random.chance(30)
    let hasLink = random.chance(30)
    let isPlain = random.chance(55)
    var members: [(key: String, value: Tree)] = [
      ("id", .integer(sender.id)),
      ("id_str", "\(sender.id)"),
      ("name", .text(sender.name)),
      ("screen_name", .text(sender.screenName)),
      ("location", .text(random.chance(55) ? "" : mixed(5...16))),
      ("description", .text(description())),
      ("url", hasLink ? "http://t.co/\(random.token(10))" : nil),
      ("entities", userEntities(hasLink: hasLink)),
      ("protected", false),
      ("followers_count", .integer(random.int(0...9_000))),
      ("friends_count", .integer(random.int(0...2_000))),
      ("listed_count", .integer(random.int(0...90))),
      ("created_at", .text(date(year: random.int(2008...2014)))),
      ("favourites_count", .integer(random.int(0...20_000))),
      ("utc_offset", isInTokyo ? 32400 : nil),
      ("time_zone", isInTokyo ? "Tokyo" : nil),
      ("geo_enabled", .flag(random.chance(30))),
      ("verified", .flag(random.chance(2))),
      ("statuses_count", .integer(random.int(10...90_000))),
      ("lang", .text(random.chance(90) ? "ja" : "en")),
      ("contributors_enabled", false),
      ("is_translator", false),
      ("is_translation_enabled", false),
      ("profile_background_color", .text(colour(otherwise: "C0DEED", isPlain))),
      ("profile_background_image_url", "http://\(background)"),
      ("profile_background_image_url_https", "https://\(background)"),
      ("profile_background_tile", .flag(!isPlain && random.chance(50))),
      ("profile_image_url", "http://\(image)_normal.jpeg"),
      ("profile_image_url_https", "https://\(image)_normal.jpeg"),
    ]
    if random.chance(75) {
      let banner = "https://pbs.twimg.com/profile_banners/\(sender.id)"
      let time = random.int(1_400_000_000...1_409_999_999)
      members.append(("profile_banner_url", "\(banner)/\(time)"))
    }
    members += [
      ("profile_link_color", .text(colour(otherwise: "0084B4", isPlain))),
      ("profile_sidebar_border_color", .text(isPlain ? "C0DEED" : "FFFFFF")),
      ("profile_sidebar_fill_color", .text(colour(otherwise: "DDEEF6", isPlain))),
      ("profile_text_color", "333333"),
      ("profile_use_background_image", true),
      ("default_profile", .flag(isPlain)),
      ("default_profile_image", false),
      ("following", false),
      ("follow_request_sent", false),
      ("notifications", false),
    ]
    return .object(members)
  }

  private mutating func description() -> String {
    guard random.chance(92) else { return "" }
    let lines = random.chance(70) ? 1 : random.int(2...3)
    return (0..<lines).map { _ in mixed(75 / lines...160 / lines) }.joined(separator: " \r\n")
  }

  private mutating func userEntities(hasLink: Bool) -> Tree {
    let inDescription: Tree = ["urls": random.chance(10) ? [url()] : []]
    guard hasLink else { return ["description": inDescription] }
    return ["url": ["urls": [url()]], "description": inDescription]
  }

  private mutating func colour(otherwise standard: String, _ isPlain: Bool) -> String {
    isPlain ? standard : random.hexadecimal(6).uppercased()
  }
}
