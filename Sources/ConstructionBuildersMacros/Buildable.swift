/// Writes the builder of a model: a field for each stored property, `init(fields:)` and `build()`.
///
/// ```swift
/// @Buildable
/// struct Comic: Equatable, Sendable {
///   let id: Int
///   let title: String
///   @Key("description") let summary: String?
///   @Default([]) let tags: [String]
/// }
/// ```
///
/// ```swift
/// Comic.Builder.build(json: #"{"id": 1, "title": "X-Men", "description": null}"#)
/// // .success(Comic(id: 1, title: "X-Men", summary: nil, tags: []))
/// ```
///
/// The builder is nested in the model, and works like one written by hand: you can read and set
/// each field. `Comic.Builder(comic)` has the fields of a model, for tests and previews.
///
/// An Optional property may be missing. A property with ``Default(_:)-772th`` has its default then.
/// All others are required. The keys are the names of the properties, unless a convention or
/// ``Key(_:_:)`` changes them.
///
/// A model states its own conditions in `static func check(_ model: Self) throws`, or in an
/// initialiser that throws. An error that either throws is a `.rejected` finding.
///
/// A declaration that the macro cannot expand is an error at its place in the model. Errors that
/// only the compiler can find are there too: a property whose type has no builder, and a default or
/// a format of the wrong type.
///
/// - Parameter keys: The convention that makes the key of a property without ``Key(_:_:)``.
@attached(member, names: named(Builder), named(Arms), named(init(_:)), named(_arms))
@attached(extension, conformances: Buildable, UnionModel, _UnionModel)
public macro Buildable(keys: KeyConvention = .camelCase) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")

/// Writes the builder of a model under another name.
///
/// ```swift
/// @Buildable(builder: "ComicResponseBuilder")
/// struct ComicResponseModel: Equatable, Sendable {
///   let id: Int
/// }
/// ```
///
/// ```swift
/// ComicResponseModel.ComicResponseBuilder.build(json: #"{"id": 1}"#)
/// // .success(ComicResponseModel(id: 1))
/// ```
///
/// - Parameters:
///   - builder: The name of the builder, a literal. `Builder` is a type alias for it.
///   - keys: The convention that makes the key of a property without ``Key(_:_:)``.
@attached(member, names: arbitrary)
@attached(extension, conformances: Buildable, UnionModel, _UnionModel)
public macro Buildable(builder: String, keys: KeyConvention = .camelCase) =
  #externalMacro(module: "BuilderMacroPlugin", type: "Buildable")
