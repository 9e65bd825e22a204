extension TwitterWriter {
  /// The sender: forty fields, of which two are read.
  mutating func user() -> Tree {
    let id = random.int(10_000_000...2_900_000_000)
    let image = "http://pbs.twimg.com/profile_images/\(id)/\(random.hexadecimal(8))_normal.jpeg"
    let background = "http://abs.twimg.com/images/themes/theme\(random.int(1...19))/bg.png"
    return [
      "id": .integer(id),
      "id_str": "\(id)",
      "name": .text(japanese(3...12)),
      "screen_name": .text(screenName()),
      "location": .text(japanese(0...8)),
      "description": .text(japanese(10...90)),
      "url": nil,
      "entities": ["url": ["urls": [url()]], "description": ["urls": []]],
      "protected": false,
      "followers_count": .integer(random.int(0...9_000)),
      "friends_count": .integer(random.int(0...2_000)),
      "listed_count": .integer(random.int(0...90)),
      "created_at": .text(date()),
      "favourites_count": .integer(random.int(0...20_000)),
      "utc_offset": 32400,
      "time_zone": "Tokyo",
      "geo_enabled": .flag(random.chance(30)),
      "verified": false,
      "statuses_count": .integer(random.int(10...90_000)),
      "lang": "ja",
      "contributors_enabled": false,
      "is_translator": false,
      "is_translation_enabled": false,
      "profile_background_color": .text(random.hexadecimal(6)),
      "profile_background_image_url": .text(background),
      "profile_background_image_url_https": .text(background),
      "profile_background_tile": .flag(random.chance(40)),
      "profile_image_url": .text(image),
      "profile_image_url_https": .text(image),
      "profile_banner_url": "https://pbs.twimg.com/profile_banners/\(id)/1404490155",
      "profile_link_color": .text(random.hexadecimal(6)),
      "profile_sidebar_border_color": "FFFFFF",
      "profile_sidebar_fill_color": .text(random.hexadecimal(6)),
      "profile_text_color": "333333",
      "profile_use_background_image": true,
      "default_profile": .flag(random.chance(50)),
      "default_profile_image": false,
      "following": false,
      "follow_request_sent": false,
      "notifications": false,
    ]
  }
}
