import ConstructionBuilders

/// A builder of one field, `value`, of any type: the smallest thing that reads.
struct One<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?

  init(fields: JSONFields) {
    _value = fields["value"]
  }

  func build() -> Result<Value.Built, BuildFailure> {
    construct({ $0 }, $value)
  }
}

extension One: Equatable where Value: Equatable {}
