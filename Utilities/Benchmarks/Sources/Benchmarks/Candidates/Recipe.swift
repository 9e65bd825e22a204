import ConstructionBuilders
import Foundation

/// The same model, decoded in every way.
///
/// The closures name their types, so that the compiler can specialise what they call.
struct Recipe<Model: Equatable & SendableMetatype>: Sendable {
  /// By `JSONDecoder`, with the `Decodable` that the compiler writes.
  let decode: @Sendable (Data) throws -> Model
  /// By hand with `as?`, from what `JSONSerialization` makes.
  let cast: @Sendable ([String: Any]) -> Model?
  /// By builders, from bytes.
  let build: @Sendable (Data) -> Result<Model, BuildFailure>
  /// By what `@Buildable` writes, from bytes.
  let buildDirectly: @Sendable (Data) -> Result<Model, BuildFailure>
  /// By builders, from what `JSONSerialization` makes.
  let buildFromDictionary: @Sendable ([String: Any]) -> Result<Model, BuildFailure>
  /// Copies every String and array, which every decoder has to make.
  let copy: @Sendable (Model) -> Model
  /// Whether two models agree as far as `JSONSerialization` lets them.
  var isCloseEnough: @Sendable (Model, Model) -> Bool = { $0 == $1 }
}

extension Recipe {
  /// The candidate with a name, for a document.
  func candidate(_ name: CandidateName, for input: Input) throws -> Candidate {
    let data = input.data
    switch name {
    case .decoder:
      return candidate(name, input, ==) { [decode] in try decode(data) }
    case .casts:
      return candidate(name, input, isCloseEnough) { [cast] in
        try cast(Input.dictionary(from: data)).orThrow()
      }
    case .builders:
      return candidate(name, input, ==) { [build] in try build(data).get() }
    case .buildables:
      return candidate(name, input, ==) { [buildDirectly] in try buildDirectly(data).get() }
    case .buildersAfterSerialization:
      return candidate(name, input, isCloseEnough) { [buildFromDictionary] in
        try buildFromDictionary(Input.dictionary(from: data)).get()
      }
    case .dictionaryCasts:
      let dictionary = input.dictionary
      return candidate(name, input, isCloseEnough) { [cast] in try cast(dictionary).orThrow() }
    case .dictionaryBuilders:
      let dictionary = input.dictionary
      return candidate(name, input, isCloseEnough) { [buildFromDictionary] in
        try buildFromDictionary(dictionary).get()
      }
    case .serializationOnly, .buildersOnly:
      return ParseOnly.candidate(name, for: data)
    case .floor:
      let model = try decode(data)
      return candidate(name, input, ==) { [copy] in copy(model) }
    }
  }

  private func candidate(
    _ name: CandidateName, _ input: Input, _ isSame: @escaping (Model, Model) -> Bool,
    _ make: @escaping () throws -> Model
  ) -> Candidate {
    Candidate(
      name: name,
      run: { blackHole(try make()) },
      objection: { [decode] in
        isSame(try decode(input.data), try make()) ? nil : "its model differs from JSONDecoder's"
      }
    )
  }
}

extension Optional {
  fileprivate func orThrow() throws -> Wrapped {
    guard let self else { throw MissingField() }
    return self
  }
}

/// What hand-written code has to say of a document it cannot use: nothing.
private struct MissingField: Error {}
