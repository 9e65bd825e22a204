import Foundation

/// From input to model in one step.
extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from bytes: `Data`, `[UInt8]` or any other contiguous bytes.
  ///
  /// ```swift
  /// CharacterResponseBuilder.build(json: data)
  /// // .success(…), or .failure with all that is wrong
  /// ```
  public static func build(
    json: some ContiguousBytes, coercion: Coercion = .lenient
  ) -> Result<Model, BuildFailure> {
    do throws(BuildFailure) {
      return try Self(json: json, coercion: coercion).build()
    } catch {
      return .failure(error)
    }
  }

  /// Builds the model from a text.
  public static func build(
    json: String, coercion: Coercion = .lenient
  ) -> Result<Model, BuildFailure> {
    do throws(BuildFailure) {
      return try Self(json: json, coercion: coercion).build()
    } catch {
      return .failure(error)
    }
  }

  /// Builds the model from a dictionary.
  public static func build(
    dictionary: [String: Any], coercion: Coercion = .lenient
  ) -> Result<Model, BuildFailure> {
    Self(dictionary: dictionary, coercion: coercion).build()
  }
}
