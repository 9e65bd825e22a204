/// A builder's model as a Decodable type, for libraries that accept nothing else.
///
/// ```swift
/// let hero = try JSONDecoder().decode(Constructed<CharacterResponseBuilder>.self, from: data)
/// hero.model
/// hero.findings     // what was repaired or left out
///
/// struct Page: Decodable { let results: [Constructed<CharacterResponseBuilder>] }
/// ```
///
/// It works with any decoder. The coercion is ``Coercion/lenient``, unless the decoder's `userInfo`
/// has another one under `CodingUserInfoKey.coercion`.
///
/// The builder reads the values that the decoder has parsed, with the digits that the decoder kept.
/// This is slow. If you have the bytes,
/// ``ConstructionBuilder/build(json:coercion:maximumDepth:)-(ContiguousBytes,_,_)`` is about 20
/// times as fast.
///
/// The paths of findings begin where the decoder began: `results[2].name`.
///
/// ## If there is no model
///
/// It throws a `DecodingError`, because callers of a Decodable expect one: Vapor responds with
/// status 400 and not 500, and Alamofire and other wrappers of URLSession pass it on. The error is
/// `valueNotFound` for null, `typeMismatch` for a value that is not an object, and otherwise
/// `dataCorrupted`. Its text names every problem, and it contains the failure:
///
/// ```swift
/// do {
///   page = try decoder.decode(Page.self, from: data)
/// } catch {
///   if let failure = BuildFailure(underlying: error) { log(failure.redacted) }
/// }
/// ```
public struct Constructed<Builder: ConstructionBuilder>: Decodable {
  /// The model.
  public let model: Builder.Model

  /// The builder that built it.
  public let builder: Builder

  /// The path of the object.
  private let place: FieldPath

  /// The findings of the builder: what was repaired or left out, although the model could be built.
  ///
  /// They are computed on each call.
  public var findings: [Finding] { builder.findings.map { $0.prefixed(by: place) } }

  /// Builds the model from the decoder's values.
  ///
  /// - Throws: A `DecodingError` if there is no model.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let tree = try DecodedTree(from: decoder)
    place = FieldPath(decoder.codingPath)
    let coercion = decoder.userInfo[.coercion] as? Coercion ?? .lenient
    let captured = DictionaryNode.with(tree.value, depth: 0) { node in
      Builder.capture(JSONNode(.dictionary(copy node), ReadingContext(coercion)))
    }
    guard let builder = captured.value else {
      throw ConstructionError<Builder>(place, decoder.codingPath)
        .notAnObject(captured.note?.own.first)
    }
    switch builder.build() {
    case .success(let model):
      self.model = model
      self.builder = builder
    case .failure(let failure):
      throw ConstructionError<Builder>(place, decoder.codingPath).notBuilt(failure)
    }
  }
}

extension Constructed: Sendable where Builder: Sendable, Builder.Model: Sendable {}

extension Constructed: Equatable where Builder.Model: Equatable {
  /// Two are equal if their models are equal.
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left.model == right.model }
}

extension Constructed: Hashable where Builder.Model: Hashable {
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}
