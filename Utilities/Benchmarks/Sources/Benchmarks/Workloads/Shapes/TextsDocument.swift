import Foundation

/// Documents of texts, invented by a seed.
enum TextsDocument {
  /// Ten long texts of a few words.
  static func words(_ words: [String]) -> Data {
    var random = SplitMix64(seed: 10)
    let texts = (0..<10).map { _ in
      var text = ""
      while text.utf8.count < 100_000 { text += random.pick(words) + " " }
      return Tree.text(text)
    }
    return document(texts)
  }

  /// Prose in many languages, from short messages to a book's chapter, about a megabyte of it.
  static func prose() -> Data {
    var random = SplitMix64(seed: 1991)
    let lengths =
      (0..<900).map { _ in random.int(20...160) } + (0..<300).map { _ in random.int(160...1_200) }
      + (0..<40).map { _ in random.int(1_200...9_000) } + (0..<2).map { _ in 40_000 }
    return document(lengths.map { .text(random.prose($0, in: random.pick(scripts), ascii: 12)) })
  }

  private static let scripts: [Script] = [
    .japanese, .japanese, .japanese, .japanese, .korean, .russian, .russian, .greek, .french,
    .french,
  ]

  private static func document(_ texts: [Tree]) -> Data {
    (["texts": .array(texts)] as Tree).data()
  }
}
