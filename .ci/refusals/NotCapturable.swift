import ConstructionBuilders

struct NotCapturable {}

struct PointBuilder: ConstructionBuilder {
  @Field var x: NotCapturable?

  init(fields: JSONFields) {
    _x = fields["x"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ "\($0)" }, $x)
  }
}
