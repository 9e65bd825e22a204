package import ConstructionBuilders

extension Contract {
  /// What a builder expects of one object.
  package struct Object: Hashable, Sendable, Codable {
    /// The name, unique in the contract: that of the model, and of the coercion if the same builder
    /// is also used with another one.
    package let name: String

    /// The coercions that the builder inherits.
    package let coercion: Coercion

    /// Whether it is a row: an array of which each field is read at a position.
    package var isRow = false

    /// The fields, in the order of declaration.
    ///
    /// A field that was read in several ways occurs several times.
    package var fields: [Field] = []

    /// The variants, if a member of the object or something outside decides what else is read.
    package var variants: Variants?

    /// What the builder demands beyond its fields, in its own words.
    package var rules: [String] = []

    /// Why there may be more than the contract says. Empty if it says everything.
    package var gaps: [Gap] = []
  }

  /// A reason why a contract may not say everything about an object.
  package enum Gap: Hashable, Sendable, Codable {
    /// The builder looks at the object's keys, so it can decide by them.
    case looksAtKeys
    /// A field is not captured, so the builder sets it by means that cannot be seen.
    case notCaptured(field: String)
    /// A field is read only in some objects, or in several ways, so something decides.
    case readInSome(field: String)
    /// A value is read, and no field holds it.
    case notHeld(path: FieldPath)
    /// An enumeration that does not list its cases refuses some values.
    case unlistedCases(type: String)
    /// Objects are nested deeper here than a contract describes.
    case tooDeep
  }

  /// The objects among which a discriminator chooses.
  package struct Variants: Hashable, Sendable, Codable {
    /// One variant.
    package struct Variant: Hashable, Sendable, Codable {
      /// The values of the discriminator.
      package let values: [String]
      /// What is read; nil if nothing is.
      package let value: Value?

      package init(values: [String], value: Value?) {
        (self.values, self.value) = (values, value)
      }

      package init(values: [String], object: String?) {
        self.init(values: values, value: object.map(Value.object))
      }

      /// The name of the object that is read; nil if none is.
      package var object: String? { if case .object(let name)? = value { name } else { nil } }
    }

    /// The path of the discriminator in the object; nil if the variant comes from outside.
    package let discriminator: FieldPath?

    /// How the discriminator is written; nil if it is a text.
    package var format: FormatWords?

    /// The variant of an object without the discriminator; nil if it has to be there.
    package var missing: String?

    /// The path of the variant's own object; empty if it is the same object.
    package let content: FieldPath

    package let variants: [Variant]

    /// Whether objects of other variants are built, too.
    package let keepsUnknown: Bool
  }
}
