import Foundation

/// A document of the shape and size of canada.json, invented by a seed.
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
            "coordinates": .array((0..<rings).map { ring($0, &random) }),
          ],
        ]
      ],
    ]
    return document.data()
  }

  /// A coast: each point is near the one before.
  private static func ring(_ index: Int, _ random: inout SplitMix64) -> Tree {
    let count = points / rings + (index < points % rings ? 1 : 0)
    var east = random.int(-140_000_000 ... -53_000_000)
    var north = random.int(42_000_000...82_000_000)
    let points: [Tree] = (0..<count).map { _ in
      east += random.int(-60_000...60_000)
      north += random.int(-60_000...60_000)
      return [number(millionths: east), number(millionths: north)]
    }
    return .array(points)
  }

  /// A number of six decimals as a careless program prints it: with all the digits of its Double.
  private static func number(millionths: Int) -> Tree {
    .number(String(format: "%.15f", Double(millionths) / 1_000_000))
  }
}
