/// Words that make a key one of money, if they are what it names.
///
/// That is the last noun before a preposition, such as in `price_per_night`. Only currencies and
/// words that say which price it is come behind it. So `price_level` is a level, `fee_id` an
/// identifier, and `price_in_cents` a whole number of cents.
struct MoneyWords {
  private let nouns: Set<String>

  /// Of these, whole numbers are money, too.
  static let prices = MoneyWords(nouns: ["cost", "fare", "fee", "price", "salary", "subtotal"])

  static let amounts = MoneyWords(
    nouns: prices.nouns.union([
      "amount", "balance", "charge", "deposit", "discount", "payment", "refund", "revenue",
      "shipping", "tax", "tip", "total", "vat",
    ]))

  /// - Parameter words: The words of a key, as singulars in small letters.
  func isTold(by words: [String]) -> Bool {
    guard let last = words.last, !Self.parts.contains(last) else { return false }
    var head = words[...]
    if let end = words.dropFirst().firstIndex(where: Self.prepositions.contains) {
      // The price for one is money, and the number of such prices is none.
      if words.count - end > 2, Self.numbers.contains(last) { return false }
      head = words[..<end]
    }
    while let word = head.popLast() {
      if nouns.contains(word) { return true }
      guard Self.qualifiers.contains(word) || Self.currencies.contains(word) else { return false }
    }
    return false
  }

  /// Parts of a whole, which are no amounts in a currency.
  private static let parts: Set<String> = [
    "cent", "minor", "pct", "pence", "penny", "percent", "percentage",
  ]

  private static let prepositions: Set<String> = [
    "after", "before", "ex", "exc", "excl", "excluding", "for", "in", "inc", "incl", "including",
    "of", "per", "with", "without",
  ]

  private static let numbers: Set<String> = [
    "code", "count", "id", "index", "key", "level", "number", "precision", "quantity", "rate",
    "rank", "ratio", "type",
  ]

  private static let qualifiers: Set<String> = [
    "amount", "average", "avg", "base", "current", "due", "each", "final", "from", "gross", "high",
    "highest", "low", "lowest", "max", "maximum", "min", "minimum", "net", "new", "now", "old",
    "original", "paid", "raw", "regular", "sale", "to", "today", "total", "value",
  ]

  private static let currencies: Set<String> = [
    "aed", "ars", "aud", "bgn", "brl", "btc", "cad", "chf", "clp", "cny", "cop", "czk", "dkk",
    "dollar", "eth", "eur", "euro", "gbp", "hkd", "huf", "idr", "ils", "inr", "jpy", "krw", "kwd",
    "mxn", "myr", "ngn", "nok", "nzd", "pen", "php", "pkr", "pln", "pound", "ron", "rub", "sar",
    "sek", "sgd", "thb", "try", "twd", "uah", "usd", "vnd", "yen", "zar",
  ]
}
