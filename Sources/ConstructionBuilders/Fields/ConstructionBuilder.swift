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
/// be a field of itself, such as a comment with its answers. Every document within the maximum
/// depth is read and built, whatever the stack of the thread: deep levels continue on a thread with
/// a stack of its own. There, a `build()` does not see the thread-local values of its caller. It
/// sees the task-local ones, except on systems before macOS 15, iOS 18, tvOS 18, watchOS 11 and
/// visionOS 2.
///
/// Two fields of the builder's own type must not read the same key. The work would double at each
/// level, and a document of a few hundred bytes would keep a processor busy for years. To read one
/// field from two keys, use ``JSONFields/subscript(anyOf:_:coercion:adding:)-(JSONKey,_,_,_)``. It
/// reads the first one with a usable value.
public protocol ConstructionBuilder: Capturable, CustomDebugStringConvertible
where Built == Model {
  /// The type that is built.
  associatedtype Model

  /// The error of `build()`; ``BuildFailure`` for most builders.
  associatedtype Failure: Error = BuildFailure

  /// Captures the fields. It never fails: problems with a value stay with its field.
  init(fields: JSONFields)

  /// Builds the model, or reports every problem that prevents it.
  ///
  /// It can be called more than once for one value, so it returns the same each time, and changes
  /// nothing.
  func build() -> Result<Model, Failure>

  /// The builder's fields with the names of their properties, in the order of declaration.
  ///
  /// A builder written by hand does not need it. Reflection finds its fields, including inherited
  /// fields and fields in an Optional or in a case of an enumeration.
  @_documentation(visibility: internal)
  var declaredFields: [DeclaredField] { get }
}

extension ConstructionBuilder {
  @inlinable
  public static var _traits: CapturableTraits { .builtByCapture.union(.readInPart).union(.objects) }
}
