import Foundation

/// A document of the shape and size of citm_catalog.json, invented by a seed.
enum CitmDocument {
  static func make() -> Data {
    var writer = CitmWriter(random: SplitMix64(seed: 2006))
    return writer.catalog().data(indentation: 4)
  }
}
