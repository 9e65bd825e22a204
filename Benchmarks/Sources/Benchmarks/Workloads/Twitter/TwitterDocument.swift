import Foundation

/// A document of the shape and size of twitter.json, invented by a seed.
enum TwitterDocument {
  static func make() -> Data {
    var writer = TwitterWriter(random: SplitMix64(seed: 2014))
    let statuses = (0..<100).map { _ in writer.status(mayBeRetweet: true) }
    let document: Tree = [
      "statuses": .array(statuses),
      "search_metadata": [
        "completed_in": .number("0.087"),
        "max_id": 505_874_924_095_815_681,
        "max_id_str": "505874924095815681",
        "query": "%E4%B8%80",
        "count": 100,
        "since_id": 0,
        "since_id_str": "0",
      ],
    ]
    return document.data(indentation: 2)
  }
}
