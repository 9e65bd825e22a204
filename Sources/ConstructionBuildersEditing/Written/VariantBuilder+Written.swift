internal import ConstructionBuilders

extension VariantBuilder {
  /// What is written to tell a variant.
  static func discriminator(of variant: String) -> JSONValue {
    variants.format?.candidates(for: variant).first ?? .string(variant)
  }

  /// The same, where an edit writes it: nil if the declared form has no such value.
  static func declaredDiscriminator(of variant: String) -> JSONValue? {
    let value = discriminator(of: variant)
    let declared = variants.format?.declaredType
    return declared.map { $0 == value.kind } ?? true ? value : nil
  }

  /// Whether an object without the key of the discriminator tells a variant.
  static func isToldByAbsence(_ variant: String) -> Bool { variants.missing == variant }
}
