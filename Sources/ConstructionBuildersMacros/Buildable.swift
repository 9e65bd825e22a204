/// Writes a model's builder: a field for each stored property, `init(fields:)` and `build()`.
///
/// ```swift
/// @Buildable
/// struct Comic: Equatable, Sendable {
///   let id: Int
///   let title: String
///   @Key("description") let summary: String?
///   @Default([]) let tags: [String]
/// }
///
/// Comic.Builder.build(json: #"{"id": 1, "title": "X-Men", "description": null}"#)
/// // .success(Comic(id: 1, title: "X-Men", summary: nil, tags: []))
/// ```
///
/// The builder is nested in the model, and it is one like those written by hand: each field can be looked at
/// and set by itself. A property that is Optional may be missing; one with ``Default(_:)-772th`` has its default
/// then; the others are required. The keys are the names of the properties, unless a convention or
/// ``Key(_:_:)`` says otherwise.
///
/// A model that has conditions of its own says them in `static func check(_ model: Self) throws`, or in an initialiser
/// that throws: what either throws is a `.rejected` finding.
///
/// What the macro cannot expand is an error at its place in the model. So is what only the compiler can know: a property
/// whose type has no builder, a default or a format of another type.
///
/// - Parameter keys: How a key is made of the name of a property that has no ``Key(_:_:)``.
@attached(member, names: named(Builder))
@attached(extension, conformances: Buildable)
public macro Buildable(keys: KeyConvention = .camelCase) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")

/// Writes a model's builder under a name of its own.
///
/// ```swift
/// @Buildable(builder: "ComicResponseBuilder")
/// struct ComicResponseModel: Equatable, Sendable {
///   let id: Int
/// }
///
/// ComicResponseModel.ComicResponseBuilder.build(json: #"{"id": 1}"#)
/// // .success(ComicResponseModel(id: 1))
/// ```
///
/// - Parameters:
///   - builder: The name of the builder, a literal. `Builder` is another name for it.
///   - keys: How a key is made of the name of a property that has no ``Key(_:_:)``.
@attached(member, names: arbitrary)
@attached(extension, conformances: Buildable)
public macro Buildable(builder: String, keys: KeyConvention = .camelCase) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")
