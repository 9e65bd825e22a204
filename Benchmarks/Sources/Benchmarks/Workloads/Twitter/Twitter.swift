import Foundation

/// A search on Twitter: a document of which little is read, half of it not ASCII.
enum Twitter {
  static let workload = Workload(
    "twitter", "100 tweets with their users, partly read, partly in Japanese",
    document: { TwitterDocument.make() },
    Recipe(
      decode: { try JSONDecoder().decode(TwitterSearch.self, from: $0) },
      cast: { TwitterSearch(dictionary: $0) },
      build: { TwitterSearchBuilder.build(json: $0) },
      buildDirectly: { TwitterSearch.Builder.build(json: $0) },
      buildFromDictionary: { TwitterSearchBuilder.build(dictionary: $0) },
      copy: { $0.fresh }))
}
