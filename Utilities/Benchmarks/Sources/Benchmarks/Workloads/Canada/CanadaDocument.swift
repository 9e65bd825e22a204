import Foundation

/// A document of the shape and size of canada.json, invented by a seed.
///
/// As in the real file, it is one line, most of the coasts are small islands, and a number has as
/// many digits as a Double needs.
enum CanadaDocument {
  private static let points = 55_563
  private static let rings = 480

  static func make() -> Data {
    var random = SplitMix64(seed: 1867)
    let document: Tree = [
      "type": "FeatureCollection",
      "features": [
        [
          "type": "Feature",
          "properties": ["name": "Canada"],
          "geometry": [
            "type": "Polygon",
            "coordinates": .array(lengths(&random).map { ring($0, &random) }),
          ],
        ]
      ],
    ]
    return document.data()
  }

  /// Islands of a few points, some larger ones, and the mainland with the rest.
  private static func lengths(_ random: inout SplitMix64) -> [Int] {
    let islands = (1..<rings).map { _ in random.int(8...(16 << random.int(0...5))) }
    return islands + [points - islands.reduce(0, +)]
  }

  /// A coast: each point is near the one before, and the last is the first.
  private static func ring(_ count: Int, _ random: inout SplitMix64) -> Tree {
    var east = random.int(-140_000_000 ... -53_000_000)
    var north = random.int(42_000_000...82_000_000)
    let points: [Tree] = (1..<count).map { _ in
      east += random.int(-20_000...20_000)
      north += random.int(-10_000...10_000)
      return [number(millionths: east), number(millionths: north)]
    }
    return .array(points + points.prefix(1))
  }

  /// A number of six decimals after a careless program has moved it by 720 degrees and back, with
  /// the seventeen digits that its Double then needs.
  private static func number(millionths: Int) -> Tree {
    .number(String(format: "%.17g", Double(millionths) / 1_000_000 + 720 - 720))
  }
}
