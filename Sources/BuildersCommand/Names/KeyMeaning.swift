/// What values are, as far as the words of their key say it.
enum KeyMeaning {
  /// Whether a key is that of a time: `created_at`, `timestamp`, `expiresUTC`.
  static func isTime(_ key: String) -> Bool {
    let words = words(of: key)
    guard let last = words.last else { return false }
    return ["date", "time", "timestamp", "utc"].contains { last.hasSuffix($0) }
      || (words.count > 1 ? ["at", "on"] : times).contains(last)
  }

  /// Whether a key asks whether something is so: `is_active`, `hasImages`.
  static func isQuestion(_ key: String) -> Bool {
    let words = words(of: key)
    return words.count > 1 && ["can", "has", "is", "should", "was"].contains(words[0])
  }

  /// Whether a key is that of money, even if it is a whole number: `price`, `shipping_cost`.
  static func isPrice(_ key: String) -> Bool { MoneyWords.prices.isTold(by: nouns(of: key)) }

  /// Whether a key is that of money, if it has a fraction: a `total` can be a number of things.
  static func isAmount(_ key: String) -> Bool { MoneyWords.amounts.isTold(by: nouns(of: key)) }

  /// Whether values are names, although they look like numbers: version 1.10 is not 1.1.
  static func isLabel(_ key: String) -> Bool {
    let nouns = nouns(of: key)
    let isLast = nouns.last.map(lastLabels.contains) == true
    return (isLast || nouns.contains(where: labels.contains)) && !isPrice(key)
  }

  /// Whether a point in a text can stand between hours and minutes: `opening_time`, `duration`.
  static func isClock(_ key: String) -> Bool {
    isTime(key) || nouns(of: key).contains { $0 == "duration" || $0 == "hour" }
  }

  /// Whether a time on a clock is a duration, and not a time of day: `duration`, `run_time`.
  static func isDuration(_ key: String) -> Bool {
    let text = words(of: key).joined()
    return durations.contains { text.hasSuffix($0) }
  }

  /// The words in small letters, without numbers behind them: `minOSVersion`, `price_2`.
  private static func words(of key: String) -> [String] {
    SwiftName.words(of: key).compactMap { word in
      var word = word.lowercased()
      while word.last?.isNumber == true { word.removeLast() }
      return word.isEmpty ? nil : word
    }
  }

  private static func nouns(of key: String) -> [String] {
    words(of: key).map { EnglishNoun.singular($0) }
  }

  private static let times: Set<String> = [
    "created", "edited", "expires", "modified", "published", "ts", "updated",
  ]

  private static let durations = [
    "duration", "elapsed", "length", "playtime", "remaining", "runtime", "timeleft", "uptime",
  ]

  private static let labels: Set<String> = [
    "build", "code", "firmware", "number", "release", "revision", "sku", "ver", "version",
  ]

  /// Those that make a label of the words before them only: `min_os`, `price_id`.
  private static let lastLabels: Set<String> = [
    "android", "api", "chapter", "id", "identifier", "ios", "os", "ref", "reference", "sdk",
    "section", "uid",
  ]
}
