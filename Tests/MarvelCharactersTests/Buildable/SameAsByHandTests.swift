import BuildableMarvelCharacters
import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// The builder that `@Buildable` writes gives the same results as the one by hand.
struct SameAsByHandTests {
  /// Mutations of the sample: the same model, findings and failure, from bytes and from a
  /// dictionary.
  ///
  /// 150 mutations of one character. `ALL_CASES` takes all mutations of all six.
  @Test func mutation_givesTheSame() throws {
    let mutations =
      checksAllCases
      ? try JSONMutation.all(of: Self.slice())
      : try JSONMutation.all(of: Self.slice(ofCharacters: [5]), sampling: 150, seed: 6)
    try compareAll(mutations, .lenient)
  }

  @Test(arguments: [Coercion.strict, .forgiving])
  func mutationByOtherRules_givesTheSame(coercion: Coercion) throws {
    let mutations = try JSONMutation.all(
      of: Self.slice(ofCharacters: [0, 5]), sampling: volume(50, all: 100), seed: 5)
    try compareAll(mutations, coercion)
  }

  /// The sample cut off at every 31st byte.
  @Test func textCutOff_givesTheSame() throws {
    let slice = try Self.slice()
    for length in stride(from: 0, to: slice.count, by: 31) {
      #expect(try !compare(slice.prefix(length), .lenient, "first \(length) bytes"))
    }
    #expect(try compare(slice, .lenient, "all bytes"))
  }

  private func compareAll(_ mutations: [JSONMutation], _ coercion: Coercion) throws {
    var built = 0
    var failed = 0
    for mutation in mutations {
      // By hand the extension is a text with a check, so a number has two findings: it was read as
      // a text, and that text is not an extension. With a type of its own it has only the second.
      let hasSecondFinding = "\(mutation.path)".hasSuffix("thumbnail.extension")
      let isBuilt = try compare(
        mutation.json, coercion, "\(mutation)", findingsToo: !hasSecondFinding)
      if isBuilt { built += 1 } else { failed += 1 }
    }
    // A sample that always builds, or never, would compare nothing.
    #expect(built > 5)
    #expect(failed > 5)
  }

  /// The slice in the sample's response.
  private static func slice() throws -> Data {
    let response = try JSONValue(json: SampleResponse.json)
    return Data("\(try #require(response["data"]))".utf8)
  }

  /// The slice with some of its characters.
  private static func slice(ofCharacters indices: [Int]) throws -> Data {
    let object = try JSONSerialization.jsonObject(with: slice())
    var slice = try #require(object as? [String: Any])
    let characters = try #require(slice["results"] as? [Any])
    slice["results"] = indices.map { characters[$0] }
    return try JSONSerialization.data(withJSONObject: slice, options: .sortedKeys)
  }

  /// Compares the builders, and returns whether they build a model.
  private func compare(
    _ json: Data, _ coercion: Coercion, _ name: String, findingsToo: Bool = true
  ) throws -> Bool {
    typealias ByMacro = BuildableMarvelCharacters.CharactersSliceResponseModel.Builder
    let result = ByMacro.build(json: json, coercion: coercion)
      .map(MarvelCharacters.CharactersSliceResponseModel.init)
    expect(
      result, equals: CharactersSliceResponseBuilder.build(json: json, coercion: coercion),
      "\(name)")

    let byMacro = Result { () throws(BuildFailure) in try ByMacro(json: json, coercion: coercion) }
    let byHand = Result { () throws(BuildFailure) in
      try CharactersSliceResponseBuilder(json: json, coercion: coercion)
    }
    if findingsToo {
      expect(byMacro.map(\.findings), equals: byHand.map(\.findings), "\(name)")
    }
    expect(
      byMacro.flatMap { $0.build() }.map(MarvelCharacters.CharactersSliceResponseModel.init),
      equals: byHand.flatMap { $0.build() }, "\(name)")

    if let dictionary = try? JSONSerialization.jsonObject(with: json) as? [String: Any] {
      let byMacro = ByMacro(dictionary: dictionary, coercion: coercion)
      let byHand = CharactersSliceResponseBuilder(dictionary: dictionary, coercion: coercion)
      if findingsToo { expect(byMacro.findings, equals: byHand.findings, "\(name)") }
      expect(
        byMacro.build().map(MarvelCharacters.CharactersSliceResponseModel.init),
        equals: byHand.build(),
        "\(name)")
    }
    return (try? result.get()) != nil
  }
}
