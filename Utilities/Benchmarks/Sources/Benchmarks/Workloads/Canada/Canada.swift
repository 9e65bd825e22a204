import Foundation

/// The outline of a country: nothing but numbers.
enum Canada {
  static let workload = Workload(
    "canada", "a map in GeoJSON, one line with 111,126 numbers, most of 17 digits",
    document: { CanadaDocument.make() },
    Recipe(
      decode: { try JSONDecoder().decode(CanadaMap.self, from: $0) },
      cast: { CanadaMap(dictionary: $0) },
      build: { CanadaMapBuilder.build(json: $0) },
      buildDirectly: { CanadaMap.Builder.build(json: $0) },
      buildFromDictionary: { CanadaMapBuilder.build(dictionary: $0) },
      copy: { $0.fresh },
      isCloseEnough: { $0.isClose(to: $1) }))
}
