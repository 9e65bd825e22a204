/// A builder's model as a Decodable type, for libraries that accept nothing else.
///
/// ```swift
/// let hero = try JSONDecoder().decode(DecodableModel<CharacterResponseBuilder>.self, from: data)
/// hero.model
/// hero.findings     // what was repaired or left out
///
/// struct Page: Decodable { let results: [DecodableModel<CharacterResponseBuilder>] }
/// ```
///
/// It also builds any other value that can be a ``JSONRoot``, by the same rules. The model of a
/// `DecodableModel<[CharacterResponseBuilder]>` is an array, without the elements that could not be
/// built.
///
/// It works with any decoder. The coercion is ``Coercion/lenient``, unless the decoder's `userInfo`
/// has another one under `CodingUserInfoKey.coercion`.
///
/// The builder reads the values that the decoder has parsed, with the digits that the decoder kept.
/// This is slow, and at many levels very slow: see <doc:Performance>. If you have the bytes,
/// ``ConstructionBuilder/build(json:coercion:maximumDepth:)`` is at least 20
/// times as fast.
///
/// The paths of findings begin where the decoder began: `results[2].name`.
///
/// ## If there is no model
///
/// It throws a `DecodingError`, because callers of a Decodable expect one: Vapor responds with
/// status 400 and not 500, and Alamofire and other wrappers of URLSession pass it on. The error is
/// `valueNotFound` for null, `typeMismatch` for another value that cannot be used, such as an array
/// for a builder, and `dataCorrupted` if only the model cannot be built. Its text names every
/// problem, and it contains the failure:
///
/// ```swift
/// do {
///   page = try decoder.decode(Page.self, from: data)
/// } catch {
///   if let failure = BuildFailure(underlying: error) { log(failure.redacted) }
/// }
/// ```
public struct DecodableModel<Builder: Capturable>: Decodable {
  /// The model.
  public let model: Builder.Built

  /// The builder that built it, or the builders.
  public let builder: Builder

  private let root: JSONRoot<Builder>

  /// The path of the value.
  private let place: FieldPath

  /// The findings of the builder: what was repaired or left out, although the model could be built.
  /// Also what was repaired so that there is an object to read.
  ///
  /// They are computed on each call.
  public var findings: [Finding] {
    let ofBuilder = (builder as? any ConstructionBuilder).map { builder in
      // A builder does not know what was repaired so that it has an object.
      (root.field.note?.own.filter(\.isRepair) ?? []) + builder.findings
    }
    return (ofBuilder ?? root.findings).map { $0.prefixed(by: place) }
  }

  /// Builds the model from the decoder's values.
  ///
  /// - Throws: A `DecodingError` if there is no model.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let tree = try DecodedTree(from: decoder)
    place = FieldPath(decoder.codingPath)
    root = JSONRoot(
      value: tree.value, coercion: decoder.userInfo[.coercion] as? Coercion ?? .lenient)
    guard let builder = root.value else {
      let context = Self.context(root.findings, decoder.codingPath)
      if root.outcome == .null { throw DecodingError.valueNotFound(Builder.Built.self, context) }
      let isBuilder = Builder.self is any ConstructionBuilder.Type
      throw DecodingError.typeMismatch(isBuilder ? [String: Any].self : Builder.Built.self, context)
    }
    self.builder = builder
    do throws(BuildFailure) {
      model = try root.build().get()
    } catch {
      throw DecodingError.dataCorrupted(Self.context(error.findings, decoder.codingPath))
    }
  }

  private static func context(
    _ findings: [Finding], _ codingPath: [any CodingKey]
  ) -> DecodingError.Context {
    let failure = BuildFailure(
      named: Builder.rootName,
      problems: FindingList(findings.map { $0.prefixed(by: FieldPath(codingPath)) }))
    return DecodingError.Context(
      codingPath: codingPath, debugDescription: failure.description, underlyingError: failure)
  }
}

extension DecodableModel: Sendable where Builder: Sendable, Builder.Built: Sendable {}

extension DecodableModel: Equatable where Builder.Built: Equatable {
  /// Two are equal if their models are equal.
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left.model == right.model }
}

extension DecodableModel: Hashable where Builder.Built: Hashable {
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}
