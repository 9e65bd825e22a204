/// A decoded item of a query or of a form.
struct QueryItem: Hashable, Comparable, Sendable {
  let name: String
  let value: String

  static func < (left: QueryItem, right: QueryItem) -> Bool {
    left.name == right.name
      ? precedes(left.value, right.value) : precedes(left.name, right.name)
  }

  /// The same for texts that are composed differently.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    keyPrecedes(
      left.decomposedStringWithCanonicalMapping, right.decomposedStringWithCanonicalMapping)
  }

  /// The items of a query or of a form, without secrets and sorted, because their order rarely
  /// matters.
  static func items(of text: some StringProtocol) -> [QueryItem] {
    compared(
      text.split(separator: "&").map { item in
        let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return QueryItem(name: decoded(pair[0]), value: pair.count == 2 ? decoded(pair[1]) : "")
      })
  }

  /// The items that are compared, in the order in which they are.
  static func compared(_ items: [QueryItem]) -> [QueryItem] {
    items.filter { !Secrets.isItem($0.name) }.sorted()
  }

  /// A text without escapes. A plus is a space, as forms write it; `%2B` is a plus.
  static func decoded(_ text: some StringProtocol) -> String {
    let text = text.replacingOccurrences(of: "+", with: " ")
    return text.removingPercentEncoding ?? text
  }
}
