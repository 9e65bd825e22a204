import ConstructionBuilders

/// Reads which version of the protocol the compiler speaks. Before version 5 it did not say.
struct CapabilityRequestBuilder: ConstructionBuilder {
  @Field var protocolVersion: Int?

  init(fields: JSONFields) {
    _protocolVersion = fields["capability", "protocolVersion"]
  }

  func build() -> Result<Int?, BuildFailure> {
    construct({ $0 }, $protocolVersion.optional)
  }
}
