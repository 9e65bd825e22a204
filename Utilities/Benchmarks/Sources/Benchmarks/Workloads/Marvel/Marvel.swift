import Foundation

/// A page of the Marvel comics API: many Strings, and lists of lists.
enum Marvel {
  static let full = Workload(
    "marvel-full", "100 characters of the Marvel API, every field read",
    document: { MarvelDocument.page() }, fullRecipe)

  static let sparse = Workload(
    "marvel-sparse", "the same page, only each id and name read",
    document: { MarvelDocument.page() },
    Recipe(
      decode: { [decoder] in try decoder.decode(MarvelNames.self, from: $0) },
      cast: { MarvelNames(dictionary: $0) },
      build: { MarvelNamesBuilder.build(json: $0) },
      buildDirectly: { MarvelNames.Builder.build(json: $0) },
      buildFromDictionary: { MarvelNamesBuilder.build(dictionary: $0) },
      copy: { $0.fresh }))

  static let fullRecipe = Recipe(
    decode: { [decoder] in try decoder.decode(MarvelResponse.self, from: $0) },
    cast: { MarvelResponse(dictionary: $0) },
    build: { MarvelResponseBuilder.build(json: $0) },
    buildDirectly: { MarvelResponse.Builder.build(json: $0) },
    buildFromDictionary: { MarvelResponseBuilder.build(dictionary: $0) },
    copy: { $0.fresh })

  private static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()
}
