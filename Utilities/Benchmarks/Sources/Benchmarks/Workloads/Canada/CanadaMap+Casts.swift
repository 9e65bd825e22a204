extension CanadaMap {
  init?(dictionary: [String: Any]) {
    guard let type = dictionary["type"] as? String,
      let features = dictionary["features"] as? [[String: Any]]
    else { return nil }
    self.init(type: type, features: features.compactMap(CanadaFeature.init(dictionary:)))
  }

  var fresh: CanadaMap {
    CanadaMap(type: type.fresh, features: features.fresh { $0.fresh })
  }
}

extension CanadaFeature {
  init?(dictionary: [String: Any]) {
    guard let type = dictionary["type"] as? String,
      let properties = dictionary["properties"] as? [String: Any],
      let name = properties["name"] as? String,
      let shape = dictionary["geometry"] as? [String: Any],
      let geometry = CanadaGeometry(dictionary: shape)
    else { return nil }
    self.init(type: type, properties: CanadaProperties(name: name), geometry: geometry)
  }

  var fresh: CanadaFeature {
    CanadaFeature(
      type: type.fresh, properties: CanadaProperties(name: properties.name.fresh),
      geometry: CanadaGeometry(
        type: geometry.type.fresh,
        coordinates: geometry.coordinates.fresh { ring in
          ring.fresh { point in point.fresh { $0 } }
        }))
  }
}

extension CanadaGeometry {
  init?(dictionary: [String: Any]) {
    guard let type = dictionary["type"] as? String,
      let coordinates = dictionary["coordinates"] as? [[[Double]]]
    else { return nil }
    self.init(type: type, coordinates: coordinates)
  }
}
