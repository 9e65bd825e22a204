#if canImport(Testing)
  import ConstructionBuildersFixtures
  public import Testing

  /// A test knows its argument by the description; the whole sample would be a long name.
  extension JSONMutation: CustomTestArgumentEncodable {
    public func encodeTestArgument(to encoder: some Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
