import ConstructionBuilders

struct PointsBuilder: ConstructionBuilder {
  @Field var points: [String: Int]?

  init(fields: JSONFields) {
    _points = fields["points", as: .whole()]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ $0.count }, $points)
  }
}
