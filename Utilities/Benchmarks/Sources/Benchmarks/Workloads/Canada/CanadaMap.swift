import ConstructionBuilders
import ConstructionBuildersMacros

/// A map in GeoJSON: rings of points, with as many digits as a Double has.
@Buildable
struct CanadaMap: Decodable, Equatable {
  let type: String
  let features: [CanadaFeature]
}

@Buildable
struct CanadaFeature: Decodable, Equatable {
  let type: String
  let properties: CanadaProperties
  let geometry: CanadaGeometry
}

@Buildable
struct CanadaProperties: Decodable, Equatable {
  let name: String
}

@Buildable
struct CanadaGeometry: Decodable, Equatable {
  let type: String
  let coordinates: [[[Double]]]
}

extension CanadaMap {
  /// Whether the maps agree but for the last digits, which JSONSerialization gets wrong on Linux:
  /// of 111,126 numbers in canada.json 62,860 are not the nearest ones, by up to 5 units in the
  /// last place.
  func isClose(to other: CanadaMap) -> Bool {
    let points = features.flatMap { $0.geometry.coordinates.joined().joined() }
    let others = other.features.flatMap { $0.geometry.coordinates.joined().joined() }
    return points.count == others.count
      && zip(points, others).allSatisfy { abs($0 - $1) <= 5 * max($0.ulp, $1.ulp) }
  }
}
