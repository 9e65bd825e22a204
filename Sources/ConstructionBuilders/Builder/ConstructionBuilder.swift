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
/// stands in a field of itself, such as a comment with its answers, is read and built by recursion;
/// ``deepestLevel`` says how deep. Two of its fields must not read the builder itself from the same
/// key: the work would double at each level, and a document of a few hundred bytes would keep a
/// processor busy for years. One field can be read by two keys with ``JSONFields/subscript(anyOf:_:coercion:)``,
/// which reads the first that is there.
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

  /// How many objects may lie around a builder's, itself included.
  ///
  /// A builder that stands in itself takes stack for each level, more with more fields. By default it
  /// is read as deep as 440 kB of stack are enough for in a release build, so that no document can
  /// end a thread of 512 kB, which is what Apple's platforms give to threads and to tasks: 256 levels
  /// with two fields, which is all that a document of 512 levels of arrays and objects has, about 80
  /// with ten, and 30 with thirty. What lies deeper is unusable, and its finding says so.
  ///
  /// Where threads have more stack, or where `build()` itself takes much of it, a builder says so:
  ///
  /// ```swift
  /// static var deepestLevel: Int { 256 }   // takes 4 MB with thirty fields
  /// ```
  ///
  /// That is true of fields, arrays and dictionaries of builders. A type of a client's own between
  /// them takes stack, too, and so do large locals of `build()`.
  static var deepestLevel: Int { get }

  /// The builder's fields with the names of their properties, in the order of declaration.
  ///
  /// A builder written by hand need not have it: reflection finds its fields, also those that it
  /// inherits, or that stand in an Optional or in a case of an enumeration.
  @_documentation(visibility: internal)
  var declaredFields: [DeclaredField] { get }

  /// Whether the builder need not be there to make its model.
  static var _isDirect: Bool { get }
}

extension ConstructionBuilder {
  public static var _isDirect: Bool { false }

  @_documentation(visibility: internal)
  @inlinable
  public static var deepestLevel: Int {
    // Bytes for each level, measured in a release build. Building with `.complete` and asking for
    // findings take about as much for every builder, capturing several times its size: most in an
    // array of Optionals that comes from a dictionary.
    let size = MemoryLayout<Self>.size
    let level = Self.self is AnyClass ? 4_000 : max(1_600, 800 + 14 * size)
    return min(512, 440_000 / level)
  }

  @_documentation(visibility: internal)
  public var declaredFields: [DeclaredField] { ReflectedFields(of: self).fields }
}
