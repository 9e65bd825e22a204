import Foundation

/// A search on Twitter: large objects of which little is read, indented, with texts in Japanese.
enum Twitter {
  static let workload = Workload(
    "twitter", "100 tweets of a search, indented, in Japanese, partly read",
    document: { TwitterDocument.make() },
    Recipe(
      decode: { try JSONDecoder().decode(TwitterSearch.self, from: $0) },
      cast: { TwitterSearch(dictionary: $0) },
      build: { TwitterSearchBuilder.build(json: $0) },
      buildDirectly: { TwitterSearch.Builder.build(json: $0) },
      buildFromDictionary: { TwitterSearchBuilder.build(dictionary: $0) },
      copy: { $0.fresh }))
}
