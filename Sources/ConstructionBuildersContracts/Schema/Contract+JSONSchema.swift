public import ConstructionBuilders

extension Contract {
  /// The documents that the builder takes, as JSON Schema, draft 2020-12.
  ///
  /// ```swift
  /// let contract = CharacterResponseBuilder.contract(sample: data)
  /// print(try contract.jsonSchema(.declared))      // text, to be stored and sent to the backend
  /// ```
  ///
  /// A schema, except that of an ``SchemaView/answer``, never refuses what the builder takes, as
  /// far as the contract knows: what a sample shows to be required is required. It may take more:
  /// a schema cannot tell whether a date exists, nor what a closure checks. ``Schema/excesses``
  /// lists all of that, and so does the `$comment` at each place. What `build()` decides by itself
  /// is seen only if it fails an empty object.
  ///
  /// Some things are outside of schemas. They take duplicate keys, any depth and any size. They
  /// compare strings character by character, so they refuse a key with the same letters in another
  /// Unicode form, such as `e` and an accent for `é`. A validator that reads numbers as Doubles
  /// compares those.
  ///
  /// - Parameters:
  ///   - view: What becomes of the documents.
  ///   - describing: Text for keys of an ``SchemaView/answer``, by their paths from the root
  ///     without the places in arrays: `["steps.text": "one sentence"]`. An object that is in
  ///     several places is described where it is first.
  /// - Throws: An error if a contract that was decoded mentions an object without describing it.
  ///   For an answer also what a schema cannot say, and an unknown path in `describing`, each with
  ///   the path.
  public func jsonSchema(
    _ view: SchemaView, describing: [FieldPath: String] = [:]
  ) throws -> Schema {
    if view == .answer {
      var writer = AnswerWriter(contract: self, describing: describing)
      return try writer.schema()
    }
    if let path = describing.keys.first {
      throw UnsaidAnswer(path: path, words: "only an answer is described")
    }
    var writer = SchemaWriter(contract: self, view: view)
    return try writer.schema()
  }

  /// What becomes of the documents that a ``Schema`` takes.
  public enum SchemaView: String, Hashable, Sendable, Codable, CaseIterable {
    /// They build without findings, also under `Coercion.strict`.
    ///
    /// This is what the sender should send. What a coercion reads is a finding, so that no field
    /// keeps its own.
    case declared
    /// They build under the coercion of the contract, and every finding is a repair.
    case tolerated
    /// They build under the coercion of the contract, whatever is lost.
    case needed
    /// They build without findings, and have every key: what a language model is made to write.
    ///
    /// The schema has only `type`, `properties`, `required`, `additionalProperties`, `items`,
    /// `enum`, `anyOf`, `$ref`, `$defs` and `description`. Its root is an object, every key is
    /// required, null stands for a value that is optional, and no other keys are allowed. A variant
    /// is one of `anyOf`, and of several keys for a value it has the first. All of this is among
    /// what OpenAI's guide *Structured model outputs* has as *Supported schemas*, in a public copy
    /// as of 2026-11-28.
    ///
    /// ```swift
    /// let contract = CharacterResponseBuilder.contract(sample: data)
    /// print(try contract.jsonSchema(.answer, describing: ["copyright": "as it is printed"]))
    /// ```
    ///
    /// What the schema takes builds, but for its ``Schema/excesses``. A provider may have limits of
    /// its own, such as a number of keys or of levels.
    ///
    /// Objects with data as keys, `JSONValue`, types that contain themselves, and places in arrays
    /// cannot be said.
    case answer
  }
}
