/// Builds an immutable model from fields that may be missing.
///
/// `init(fields:)` captures the fields and never fails. `build()` decides and never reads input. In
/// between, you can test and set each field.
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
/// A builder can be a field of another builder: alone, in an array or in a dictionary. It can also
/// be a field of itself, such as a comment with its answers. Then it is read and built by
/// recursion, down to ``deepestLevel``.
///
/// Two fields of the builder's own type must not read the same key. The work would double at each
/// level, and a document of a few hundred bytes would keep a processor busy for years. To read one
/// field from two keys, use ``JSONFields/subscript(anyOf:_:coercion:)``, which reads the first one
/// that is there.
public protocol ConstructionBuilder: Capturable, CustomDebugStringConvertible
where Built == Model {
  /// The type that is built.
  associatedtype Model

  /// The error of `build()`; ``BuildFailure`` for most builders.
  associatedtype Failure: Error = BuildFailure

  /// Captures the fields. It never fails: problems with a value stay with its field.
  init(fields: JSONFields)

  /// Builds the model, or reports every problem that prevents it.
  func build() -> Result<Model, Failure>

  /// The maximum number of nested objects, down to and including the builder's own object.
  ///
  /// A builder that is a field of itself takes stack for each level, and more with more fields. By
  /// default, it is read as deep as 440 kB of stack allow in a release build. So no document can
  /// overflow the stack of a thread with 512 kB, the size of threads and tasks on Apple's
  /// platforms. This gives 256 levels with two fields, which is the most that fit in a document of
  /// 512 levels of arrays and objects, about 80 with ten fields, and 30 with thirty. A deeper
  /// object is unusable, and its finding says so.
  ///
  /// If threads have more stack, or if `build()` itself takes much of it, implement this property:
  ///
  /// ```swift
  /// static var deepestLevel: Int { 256 }   // takes 4 MB with thirty fields
  /// ```
  ///
  /// The default accounts for fields, arrays and dictionaries of builders. A client's own type
  /// between them also takes stack, and so do large local variables of `build()`.
  static var deepestLevel: Int { get }

  /// The builder's fields with the names of their properties, in the order of declaration.
  ///
  /// A builder written by hand does not need it. Reflection finds its fields, including inherited
  /// fields and fields in an Optional or in a case of an enumeration.
  @_documentation(visibility: internal)
  var declaredFields: [DeclaredField] { get }
}

extension ConstructionBuilder {
  public static var _isDirect: Bool { false }

  @_documentation(visibility: internal)
  @inlinable
  public static var deepestLevel: Int {
    // Bytes per level, measured in a release build. Building with `.complete` and computing
    // findings take about the same for every builder. Capturing takes several times the builder's
    // size, most of all in an array of Optionals from a dictionary.
    let size = MemoryLayout<Self>.size
    let level = Self.self is AnyClass ? 4_000 : max(1_600, 800 + 14 * size)
    return min(512, 440_000 / level)
  }

  @_documentation(visibility: internal)
  public var declaredFields: [DeclaredField] { ReflectedFields(of: self).fields }
}
