import BuildableMarvelCharacters
import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// The builder that `@Buildable` writes gives the same results as the one by hand.
struct SameAsByHandTests {
  private typealias ByMacro = BuildableMarvelCharacters.CharactersSliceResponseModel.Builder
  private typealias ByHand = CharactersSliceResponseBuilder

  /// Mutations of two characters of the sample. `ALL_CASES` takes all mutations of all six.
  @Test(arguments: [Coercion.lenient, .strict, .forgiving])
  func mutation_givesTheSame(coercion: Coercion) throws {
    let takesAll = checksAllCases && coercion == .lenient
    let mutations = try JSONMutation.all(
      of: Self.slice(ofCharacters: takesAll ? Array(0..<6) : [0, 5]),
      sampling: takesAll ? nil : volume(80, all: 100), seed: 5)

    let built = try mutations.filter { try isBuilt($0, coercion) }.count

    // A sample that always builds, or never, would compare nothing.
    #expect(built > 5)
    #expect(mutations.count - built > 5)
  }

  /// The slice in the sample's response, with some of its characters.
  private static func slice(ofCharacters indices: [Int]) throws -> Data {
    var slice = try #require(JSONValue(json: SampleResponse.json)["data"])
    slice["results"] = .array(indices.compactMap { slice["results"]?[$0] })
    return slice.data
  }

  /// Compares the builders, from bytes and from a dictionary, and returns whether they build.
  private func isBuilt(_ mutation: JSONMutation, _ coercion: Coercion) throws -> Bool {
    let json = mutation.json
    let byHand = ByHand.build(json: json, coercion: coercion)
    expect(
      text(of: ByMacro.build(json: json, coercion: coercion)), equals: text(of: byHand),
      "\(mutation)")
    if let sut = try? ByMacro(json: json, coercion: coercion) {
      compare(sut, try ByHand(json: json, coercion: coercion), mutation)
    }
    if let dictionary = try? JSONSerialization.jsonObject(with: json) as? [String: Any] {
      compare(
        ByMacro(dictionary: dictionary, coercion: coercion),
        ByHand(dictionary: dictionary, coercion: coercion), mutation)
    }
    return (try? byHand.get()) != nil
  }

  private func compare(_ byMacro: ByMacro, _ byHand: ByHand, _ mutation: JSONMutation) {
    expect(text(of: byMacro.build()), equals: text(of: byHand.build()), "\(mutation)")
    // By hand the extension is a text with a check, so a number has two findings: it was read as a
    // text, and that text is not an extension. With a type of its own it has only the second.
    guard !"\(mutation.path)".hasSuffix("thumbnail.extension") else { return }
    expect(byMacro.findings, equals: byHand.findings, "\(mutation)")
  }

  /// A result in words. The models of both modules have the same names and properties; only the
  /// file extension has a type of its own in one of them.
  private func text(of result: Result<some Any, BuildFailure>) -> String {
    "\(result)".replacing("BuildableMarvelCharacters.", with: "MarvelCharacters.")
      .replacing(/MarvelCharacters\.FileExtension\(rawValue: ("\w*")\)/) { $0.1 }
  }
}
