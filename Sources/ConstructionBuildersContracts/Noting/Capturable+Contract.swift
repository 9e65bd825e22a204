public import ConstructionBuilders

extension Capturable {
  /// The contract of a builder.
  ///
  /// ```swift
  /// print(CharacterResponseBuilder.contract())
  /// ```
  ///
  /// It also works for arrays and dictionaries: `[CharacterResponseBuilder].contract()`.
  ///
  /// The builder is run on empty objects, many times. Make a contract in a test or at the start of
  /// a tool, not for each response.
  ///
  /// - Parameter coercion: The coercions of the input.
  public static func contract(coercion: Coercion = .lenient) -> Contract {
    ContractMaker(coercion).contract(of: Self.self, sample: nil)
  }

  /// What a builder expects of a document, told with a sample, which settles more.
  ///
  /// ```swift
  /// let contract = CharacterResponseBuilder.contract(sample: data)
  /// ```
  ///
  /// A sample shows what a builder does without a field, and branches that it takes there. If the
  /// sample cannot be read or built, the contract says so.
  public static func contract(
    coercion: Coercion = .lenient, sample: some JSONInput
  ) -> Contract {
    let value = Result { () throws(BuildFailure) in try JSONValue(json: sample) }
    return ContractMaker(coercion).contract(of: Self.self, sample: value)
  }
}

extension VariantBuilder {
  /// What a builder with variants expects, told with a sample whose variant comes from outside.
  ///
  /// ```swift
  /// let contract = WebhookBuilder.contract(sample: body, variant: "push")
  /// ```
  public static func contract(
    coercion: Coercion = .lenient, sample: some JSONInput, variant: String
  ) -> Contract {
    let value = Result { () throws(BuildFailure) in try JSONValue(json: sample) }
    return ContractMaker(coercion).contract(of: Self.self, sample: value, variant: variant)
  }
}
