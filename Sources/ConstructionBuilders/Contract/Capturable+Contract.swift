import Foundation

extension Capturable {
  /// What a builder expects of a document, told without one.
  ///
  /// ```swift
  /// print(CharacterResponseBuilder.contract())
  /// ```
  ///
  /// It also works for arrays and dictionaries of builders: `[CharacterResponseBuilder].contract()`.
  ///
  /// - Parameter coercion: The coercions of the input.
  public static func contract(coercion: Coercion = .lenient) -> Contract {
    Contract(coercion: coercion, root: .any, objects: [])
  }

  /// What a builder expects of a document, told with a sample, which settles more.
  ///
  /// ```swift
  /// let contract = CharacterResponseBuilder.contract(sample: data)
  /// ```
  ///
  /// A sample that cannot be read is no help, and the contract says so.
  public static func contract(
    coercion: Coercion = .lenient, sample: some ContiguousBytes
  ) -> Contract {
    contract(coercion: coercion)
  }

  /// What a builder expects of a document, told with a sample in text.
  public static func contract(coercion: Coercion = .lenient, sample: String) -> Contract {
    contract(coercion: coercion)
  }
}
