@testable import BuilderExpansion
@testable import ConstructionBuildersFixtures

/// Small random changes of sources: the same ones for the same seed.
struct SourceMutation {
  private var random: SeededNumbers
  private let sources: [String]

  init(_ sources: [String], seed: UInt64) {
    self.sources = sources
    random = SeededNumbers(seed: seed)
  }

  /// A source with one to four changes of its tokens or its bytes.
  mutating func next() -> String {
    var source = sources.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      source = Bool.random(using: &random) ? changeTokens(source) : changeBytes(source)
    }
    return source
  }

  private mutating func changeTokens(_ text: String) -> String {
    let source = Source(text)
    var pieces = source.tokens.indices.map { index in
      let start = index == 0 ? 0 : source[index - 1].range.upperBound
      return source.written(bytes: start..<source[index].range.upperBound)
    }
    let place = Int.random(in: pieces.indices, using: &random)
    let other = Int.random(in: pieces.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: pieces.remove(at: place)
    case 1: pieces.swapAt(place, other)
    case 2: pieces.insert(Seeds.pieces.randomElement(using: &random)!, at: place)
    case 3: pieces.insert(pieces[other], at: place)
    default: pieces.removeSubrange(min(place, other)..<max(place, other))
    }
    return pieces.joined()
  }

  private mutating func changeBytes(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...min(12, bytes.count - place), using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.insert(contentsOf: Seeds.pieces.randomElement(using: &random)!.utf8, at: place)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.removeSubrange(place..<place + length)
    default: bytes.removeSubrange(place...)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
