#if canImport(Testing)
  import ConstructionBuildersFixtures
  public import Testing

  /// Swift Testing identifies an argument by its encoding. The description is shorter than the
  /// sample.
  extension JSONMutation: CustomTestArgumentEncodable {
    public func encodeTestArgument(to encoder: some Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
