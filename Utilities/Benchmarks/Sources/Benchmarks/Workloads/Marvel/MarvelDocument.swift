import Foundation

/// A page as the Marvel comics API sends it, without white space, invented by a seed.
enum MarvelDocument {
  /// A page of 100 characters.
  static func page() -> Data {
    envelope(around: characters(100)).data()
  }

  /// A page of at least so many bytes, with the same characters again and again.
  static func page(bytes: Int) -> Data {
    var page = envelope(around: []).data()
    let end = Data("]}}".utf8)
    page.removeLast(end.count)
    page.reserveCapacity(bytes + 1_000_000)
    let texts = characters(100).map { $0.data() }
    var index = 0
    while page.count < bytes || index == 0 {
      if index > 0 { page.append(UInt8(ascii: ",")) }
      page.append(texts[index % texts.count])
      index += 1
    }
    return page + end
  }

  private static func envelope(around characters: [Tree]) -> Tree {
    [
      "code": 200,
      "status": "Ok",
      "copyright": "© 2022 MARVEL",
      "attributionText": "Data provided by Marvel. © 2022 MARVEL",
      "attributionHTML":
        #"<a href="http://marvel.com">Data provided by Marvel. © 2022 MARVEL</a>"#,
      "etag": "0d94e7c1ac3b5f26b8e1f0a97c64d2135be08fa4",
      "data": [
        "offset": 0,
        "limit": 100,
        "total": 1562,
        "count": .integer(characters.count),
        "results": .array(characters),
      ],
    ]
  }

  /// Characters, each of about 5 kB.
  static func characters(_ count: Int) -> [Tree] {
    var writer = MarvelWriter(random: SplitMix64(seed: 2012))
    return (0..<count).map { writer.character(id: 1_009_140 + 17 * $0) }
  }

  /// What characters appear in, each of about 100 bytes.
  static func items(_ count: Int) -> [Tree] {
    var writer = MarvelWriter(random: SplitMix64(seed: 1963))
    return (0..<count).map { _ in writer.item("stories") }
  }
}
