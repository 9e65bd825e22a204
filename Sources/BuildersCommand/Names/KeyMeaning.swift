/// What values are, as far as their key says it.
enum KeyMeaning {
  /// Whether a key is that of a time: `created_at`, `timestamp`, `expiresUTC`.
  static func isTime(_ key: String) -> Bool {
    let name = SwiftName.property(key).lowercased()
    return ["date", "time", "timestamp", "utc"].contains { name.hasSuffix($0) }
      || ["created", "updated", "modified", "expires", "edited", "published", "ts"].contains(name)
      || key.hasSuffix("_at") || key.hasSuffix("At") || key.hasSuffix("_on")
  }

  /// Whether a key is that of money, even if it is a whole number: `price`, `shipping_cost`.
  static func isPrice(_ key: String) -> Bool { has(prices, key) }

  /// Whether a key is that of money, if it has a fraction: a `total` can be a number of things.
  static func isAmount(_ key: String) -> Bool { has(prices, key) || has(amounts, key) }

  /// Whether texts with a point are more than their number: version 1.10 is not 1.1.
  static func isVersion(_ key: String) -> Bool {
    SwiftName.words(of: key).contains { versions.contains($0) } || isTime(key)
  }

  /// Whether one of the last two words is listed: `total_price_set` is none, `price_usd` is one.
  private static func has(_ list: Set<String>, _ key: String) -> Bool {
    SwiftName.words(of: key).suffix(2).contains { list.contains($0) }
  }

  private static let prices: Set<String> = [
    "cost", "costs", "fare", "fares", "fee", "fees", "price", "prices", "salary", "subtotal",
  ]

  private static let amounts: Set<String> = [
    "amount", "amounts", "balance", "charge", "charges", "deposit", "discount", "discounts",
    "payment", "payments", "refund", "revenue", "shipping", "tax", "taxes", "tip", "total",
    "totals", "vat",
  ]

  private static let versions: Set<String> = [
    "build", "code", "duration", "firmware", "hours", "number", "release", "revision", "sku",
    "ver", "version", "versions",
  ]
}
