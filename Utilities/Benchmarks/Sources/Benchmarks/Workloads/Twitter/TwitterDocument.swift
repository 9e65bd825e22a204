import Foundation

/// A document of the shape and size of twitter.json, invented by a seed.
///
/// As in the real file, a level has two spaces, most statuses are retweets, and their texts are in
/// Japanese with names and links in ASCII.
enum TwitterDocument {
  static func make() -> Data {
    var writer = TwitterWriter(random: SplitMix64(seed: 2014))
    let statuses = (0..<100).map { _ in writer.result() }
    let document: Tree = [
      "statuses": .array(statuses),
      "search_metadata": [
        "completed_in": .number("0.087"),
        "max_id": 505_874_000_000_000_000,
        "max_id_str": "505874000000000000",
        "next_results": "?max_id=505800000000000000&q=%E4%B8%80&count=100&include_entities=1",
        "query": "%E4%B8%80",
        "refresh_url": "?since_id=505874000000000000&q=%E4%B8%80&include_entities=1",
        "count": 100,
        "since_id": 0,
        "since_id_str": "0",
      ],
    ]
    return document.data(indentation: 2)
  }
}
