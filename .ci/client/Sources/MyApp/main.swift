import ConstructionBuilders

struct PointBuilder: ConstructionBuilder {
  @Field var x: Int?
  @Field var y: Int?

  init(fields: JSONFields) {
    _x = fields["x"]
    _y = fields["y"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ "\($0), \($1)" }, $x, $y)
  }
}

print(try PointBuilder.build(json: #"{"x": 1, "y": "2"}"#).get())
if case .failure(let failure) = PointBuilder.build(json: #"{"x": 1.5}"#) { print(failure) }
