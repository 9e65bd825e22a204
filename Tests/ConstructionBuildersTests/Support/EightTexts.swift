import ConstructionBuilders

/// Eight texts of an object, with which a builder of that object takes more room.
struct EightTexts: ConstructionBuilder, Hashable {
  @Field var a: String?
  @Field var b: String?
  @Field var c: String?
  @Field var d: String?
  @Field var e: String?
  @Field var f: String?
  @Field var g: String?
  @Field var h: String?

  init(fields: JSONFields) {
    (_a, _b, _c, _d) = (fields["a"], fields["b"], fields["c"], fields["d"])
    (_e, _f, _g, _h) = (fields["e"], fields["f"], fields["g"], fields["h"])
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $a) }
}
