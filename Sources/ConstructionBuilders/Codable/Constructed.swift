/// What a builder builds, as a Decodable: for wherever a library takes one and nothing else.
///
/// ```swift
/// let hero = try JSONDecoder().decode(Constructed<CharacterResponseBuilder>.self, from: data)
/// hero.model
/// hero.findings     // what was repaired or left out
///
/// struct Page: Decodable { let results: [Constructed<CharacterResponseBuilder>] }
/// ```
///
/// Any decoder will do. The coercion is ``Coercion/lenient``, unless the decoder's `userInfo` has another under
/// `CodingUserInfoKey.coercion`.
///
/// The builder reads what the decoder has read before, with the digits that it has kept. That is a detour: with the
/// bytes at hand, ``ConstructionBuilder/build(json:coercion:maximumDepth:)-(ContiguousBytes,_,_)`` is about 20 times as fast.
///
/// Paths of findings begin where the decoder began: `results[2].name`.
///
/// ## When there is no model
///
/// A `DecodingError` is thrown, since that is what the callers of a Decodable expect: Vapor answers it with 400 and
/// not with 500, and Alamofire and other wrappers of URLSession hand it on. It is `valueNotFound` for null,
/// `typeMismatch` for what is no object, and otherwise `dataCorrupted`; its text names every problem, and the
/// failure itself is in it:
///
/// ```swift
/// do {
///   page = try decoder.decode(Page.self, from: data)
/// } catch {
///   if let failure = BuildFailure(underlying: error) { log(failure.redacted) }
/// }
/// ```
public struct Constructed<Builder: ConstructionBuilder>: Decodable {
  /// What was built.
  public let model: Builder.Model

  /// The builder that built it.
  public let builder: Builder

  /// Where it stood.
  private let place: FieldPath

  /// What is to be said about what arrived, although the model could be built.
  ///
  /// The builder is asked each time.
  public var findings: [Finding] { builder.findings.map { $0.prefixed(by: place) } }

  /// Builds the model from what a decoder has.
  ///
  /// - Throws: A `DecodingError` where there is no model.
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
  /// Two are equal if their models are.
  public static func == (left: Self, right: Self) -> Bool { left.model == right.model }
}

extension Constructed: Hashable where Builder.Model: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}
