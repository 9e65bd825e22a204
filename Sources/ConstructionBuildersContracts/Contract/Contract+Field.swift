package import ConstructionBuilders

extension Contract {
  /// What a builder expects of one field.
  package struct Field: Hashable, Sendable, Codable {
    /// The name of the property.
    package let name: String

    /// Where the value is read: a key or a path, and its aliases in the order of preference.
    package let paths: [FieldPath]

    package let value: Value

    /// The coercions that apply to the value.
    package var coercion: Coercion

    /// The path of the discriminator that chooses the variant of the value, in the same object.
    package var variant: FieldPath?

    package var need: Need

    /// What is demanded of the value after it was read.
    package var demands: [ReadDemand] = []
  }

  /// Whether an object can be built without a field.
  package enum Need: Hashable, Sendable, Codable {
    /// An empty object fails because of it, and so does each object of the sample without it.
    case required
    /// An empty object does not fail because of it, nor does an object of the sample without it.
    case optional
    /// An empty object fails because of it; objects of the sample without it do not, or would not
    /// if the fields that they lack had values.
    case requiredUnlessOther
    /// Some objects of the sample fail without it.
    case requiredInSome(Int, of: Int)
    /// An empty object fails because of it. No object of a sample could say more.
    case namedByEmpty
    /// An empty object does not fail because of it. No object of a sample could say more.
    case notNamedByEmpty
  }
}

extension Contract.Need {
  /// Whether the field may be missing, as far as is known.
  var isOptional: Bool { self == .optional || self == .notNamedByEmpty }
}

extension Contract.Field {
  /// What is checked of the value, in the words of the checks.
  var checks: [String] {
    demands.compactMap { demand in if case .check(let words) = demand { words } else { nil } }
  }

  /// The names of the kinds of finding for which the field has a default.
  package var variantsWithDefault: Set<String> {
    Set(demands.compactMap { demand in if case .fallback(let kind) = demand { kind } else { nil } })
  }

  /// Whether the default for a missing value may be all that makes the field optional: then any
  /// other value that cannot be used fails the build.
  var isOptionalByDefault: Bool { need.isOptional && variantsWithDefault.contains("missing") }
}
