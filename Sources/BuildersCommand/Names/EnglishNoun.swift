/// The nouns that name arrays.
enum EnglishNoun {
  /// The singular: `activities` is `activity`. A word that is none stays.
  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let singular = irregular[lower] {
      return String(word.prefix(1) + singular.dropFirst())
    }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes", "tuses", "ases"] where lower.hasSuffix(ending) {
      // `cases` and `bases` are of `case` and `base`.
      return String(word.dropLast(ending == "ases" ? 1 : 2))
    }
    if ["ss", "us", "is"].contains(where: lower.hasSuffix) { return word }
    return lower.hasSuffix("s") && lower.count > 2 ? String(word.dropLast()) : word
  }

  private static let unchanged: Set<String> = [
    "alias", "canvas", "data", "dns", "https", "kubernetes", "media", "news", "physics", "series",
    "species", "css", "aws", "sms", "gps", "tls", "os", "ios", "gas", "bias", "atlas",
  ]

  private static let irregular = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "movies": "movie",
    "cookies": "cookie", "indices": "index", "vertices": "vertex", "matrices": "matrix",
    "aliases": "alias", "canvases": "canvas", "criteria": "criterion", "leaves": "leaf",
    "shelves": "shelf", "feet": "foot", "mice": "mouse", "ties": "tie", "pies": "pie",
  ]
}
