internal import ConstructionBuilders

extension VariantBuilder {
  /// What is written to tell a variant.
  static func discriminator(of variant: String) -> JSONValue {
    variants.format?.candidates(for: variant).first ?? .string(variant)
  }

  /// Whether an object without the key of the discriminator tells a variant.
  static func isToldByAbsence(_ variant: String) -> Bool { variants.missing == variant }
}
