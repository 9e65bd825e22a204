import ConstructionBuilders

struct CanadaMapBuilder: ConstructionBuilder {
  @Field var type: String?
  @Field var features: [CanadaFeatureBuilder]?

  init(fields: JSONFields) {
    _type = fields["type"]
    _features = fields["features"]
  }

  func build() -> Result<CanadaMap, BuildFailure> {
    construct(CanadaMap.init, $type, $features)
  }
}

struct CanadaFeatureBuilder: ConstructionBuilder {
  @Field var type: String?
  @Field var properties: CanadaPropertiesBuilder?
  @Field var geometry: CanadaGeometryBuilder?

  init(fields: JSONFields) {
    _type = fields["type"]
    _properties = fields["properties"]
    _geometry = fields["geometry"]
  }

  func build() -> Result<CanadaFeature, BuildFailure> {
    construct(CanadaFeature.init, $type, $properties, $geometry)
  }
}

struct CanadaPropertiesBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) {
    _name = fields["name"]
  }

  func build() -> Result<CanadaProperties, BuildFailure> {
    construct(CanadaProperties.init, $name)
  }
}

struct CanadaGeometryBuilder: ConstructionBuilder {
  @Field var type: String?
  @Field var coordinates: [[[Double]]]?

  init(fields: JSONFields) {
    _type = fields["type"]
    _coordinates = fields["coordinates"]
  }

  func build() -> Result<CanadaGeometry, BuildFailure> {
    construct(CanadaGeometry.init, $type, $coordinates)
  }
}
