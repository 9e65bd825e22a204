/// A decoded item of a query or of a form.
struct QueryItem: Hashable, Sendable {
  let name: String
  let value: String

  /// The items of a query or of a form, as they are compared.
  static func items(of text: some StringProtocol, _ secrets: KnownSecrets) -> [QueryItem] {
    compared(decoded(items: text), secrets)
  }

  /// The items of a query or of a form.
  static func decoded(items text: some StringProtocol) -> [QueryItem] {
    text.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryItem(name: decoded(pair[0]), value: pair.count == 2 ? decoded(pair[1]) : "")
    }
  }

  /// The items that are compared: without secrets and sorted, because their order rarely matters.
  ///
  /// Texts that are composed differently are the same.
  static func compared(_ items: [QueryItem], _ secrets: KnownSecrets) -> [QueryItem] {
    var cleaner = SecretCleaner(secrets.names)
    return items.filter { !cleaner.isSecret($0.name, of: $0.value) }
      .map { item in
        let key = [item.name, item.value].map(\.decomposedStringWithCanonicalMapping)
        return (item, Array("\(key[0])\0\(key[1])".utf8))
      }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  /// A text without escapes. A plus is a space, as forms write it; `%2B` is a plus.
  static func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { "+%".utf8.contains($0) }) else { return String(text) }
    let text = text.replacingOccurrences(of: "+", with: " ")
    return text.removingPercentEncoding ?? text
  }
}
