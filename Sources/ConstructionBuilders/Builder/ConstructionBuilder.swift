/// Builds an immutable model from fields that may or may not have arrived.
///
/// `init(fields:)` captures and never fails; `build()` decides and never reads input. In between, each
/// field can be looked at and set by itself.
///
/// ```swift
/// struct CharacterResponseModel: Equatable, Sendable { let name: String }
///
/// struct CharacterResponseBuilder: ConstructionBuilder {
///   @Field var name: String?
///
///   init(fields: JSONFields) {
///     _name = fields["name"]
///   }
///
///   func build() -> Result<CharacterResponseModel, BuildFailure> {
///     construct(CharacterResponseModel.init, $name)
///   }
/// }
///
/// var sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])
/// sut.name       // "Cyclops"
/// sut.name = "Scott Summers"
/// sut.build()    // .success(CharacterResponseModel(name: "Scott Summers"))
/// ```
///
/// A builder can itself stand in a field of another, alone, in an array or in a dictionary. One that
/// stands in a field of itself, such as a comment with its answers, is read and built by recursion, and how much
/// stack that takes grows with the number of its fields. At the deepest nesting that a document may have, 512 levels,
/// which are 256 comments in each other's arrays (measured on Linux, x86-64, in a release build):
///
/// | stack | of 2 fields | of 31 fields |
/// |---|--:|--:|
/// | a builder | 140 kB | 2.3 MB |
/// | a builder with `.complete`, or its ``findings`` | 610 kB | 2.6 MB |
/// | a ``DirectBuilder`` | 120 kB | 2.1 MB |
///
/// In a debug build those of two fields take 1 to 1.5 MB. With ``Coercion/forgiving`` a text may hold a document of its
/// own, which doubles the levels. Threads other than the main one may have no more than 512 kB: who reads comments
/// of strangers there should give the thread a larger stack.
public protocol ConstructionBuilder: Capturable, CustomDebugStringConvertible
where Built == Model {
  /// What is built.
  associatedtype Model

  /// What `build()` fails with; ``BuildFailure`` for most builders.
  associatedtype Failure: Error = BuildFailure

  /// Captures the fields. It never fails: what is wrong with a value stays with its field.
  init(fields: JSONFields)

  /// Makes the model, or says all that keeps it from being made.
  func build() -> Result<Model, Failure>

  /// The builder's fields with the names of their properties, in the order of declaration.
  ///
  /// A builder written by hand need not have it: reflection finds its fields, also those that it
  /// inherits, or that stand in an Optional or in a case of an enumeration.
  var declaredFields: [DeclaredField] { get }

  /// Whether the builder need not be there to make its model; see ``DirectBuilder``.
  static var isDirect: Bool { get }
}

/// One field of a builder, with the name of its property.
public struct DeclaredField {
  /// The name of the property.
  public let name: String
  /// The field, whatever its type.
  public let field: any FieldReport

  /// A field and the name of its property.
  public init(name: String, field: any FieldReport) {
    self.name = name
    self.field = field
  }
}

/// What there is to say about a field, whatever its type.
public protocol FieldReport {
  /// What became of the field.
  var outcome: FieldOutcome { get }
  /// Where the value stands, from the builder; empty before the field was captured.
  var path: FieldPath { get }
  /// What is to be said about the field itself.
  var finding: Finding? { get }
  /// All that arrived otherwise than declared, in the field and below it.
  var findings: [Finding] { get }
}

extension Field: FieldReport {}

extension ConstructionBuilder {
  public static var isDirect: Bool { false }

  public var declaredFields: [DeclaredField] { ReflectedFields(of: self).fields }
}
