import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

struct JSONFragmentTests {
  @Test func json_isInTheOrderOfDeclaration() throws {
    try expect(
      pokemon().json.description,
      equals: #"{"baseType":"fire","moves":[{"name":"Fly"},{"name":"Cut"}],"pokedexIndex":"6"}"#)
  }

  @Test func dataAndDictionary_areTheSameJSON() throws {
    try expect(pokemon().data, equals: Data(pokemon().json.description.utf8))
    try expect(pokemon().dictionary["pokedexIndex"] as? String, equals: "6")
  }

  @Test func modelMadeOfIt_isAsExpected() throws {
    try expect(pokemon().mismatches { try PokemonBuilder(json: $0).build().get() }, equals: [])
  }

  @Test func with_replacesInPlaceAndAppends() throws {
    let sut = pokemon().with {
      Member("baseType", .water, \.baseType)
      Member("nickname", "Splash", \.nickname)
    }

    try expect(
      sut.json.description,
      equals: #"{"baseType":"water","moves":[{"name":"Fly"},{"name":"Cut"}],"pokedexIndex":"6","#
        + #""nickname":"Splash"}"#)
    try expect(sut.mismatches { try PokemonBuilder(json: $0).build().get() }, equals: [])
  }

  @Test func dropping_neitherSendsNorExpects() throws {
    let sut = pokemon().dropping("moves", "pokedexIndex")

    try expect(sut.json.description, equals: #"{"baseType":"fire"}"#)
    expect(sut.mismatches(in: Pokemon(pokedexIndex: 7)), equals: [])
  }

  @Test func keys_canBeCasesOfAnEnumeration() throws {
    enum Key: String, JSONMemberKey { case baseType, moves }
    enum CodedKey: String, CodingKey, JSONMemberKey { case index = "pokedexIndex" }
    let sut = JSONFragment<Pokemon> {
      Member(Key.baseType, .grass, \.baseType)
      Member(Key.moves, [move("Cut")], \.moves)
      Member(CodedKey.index, 6, \.pokedexIndex)
    }

    try expect(
      sut.json.description,
      equals: #"{"baseType":"grass","moves":[{"name":"Cut"}],"pokedexIndex":6}"#)
    try expect(
      sut.dropping(Key.moves, CodedKey.index).json.description, equals: #"{"baseType":"grass"}"#)
  }

  @Test func keys_canBeTheNamesOfProperties() throws {
    let sut = JSONFragment<Pokemon> {
      Member(\.baseType, .grass)
      Member(\.nickname, nil)
    }

    try expect(sut.json.description, equals: #"{"baseType":"grass","nickname":null}"#)
    expect(
      sut.mismatches(in: Pokemon()).map(\.description),
      equals: ["baseType: expected grass, got fire"])
  }

  struct Nested: Equatable, Sendable {
    var name = ""
    var inner: Move = Move(name: "")
    var `of a.kind` = 0
  }

  @Test func keyPath_hasANameWhereItIsOfAPropertyAlone() throws {
    let sut = JSONFragment<Nested> {
      Member(\.name, "a")
      Member(\.`of a.kind`, 1)
    }

    try expect(sut.json.description, equals: #"{"name":"a","of a.kind":1}"#)
    #expect {
      try JSONFragment<Nested> { Member(\.inner.name, "a") }.json
    } throws: {
      "\($0)".contains("Nested.inner.name has no name of its own: give the key")
    }
    #expect {
      try JSONFragment<Int> { Member(\.self, 1) }.json
    } throws: {
      "\($0)".contains("Int.self has no name of its own: give the key")
    }
  }

  @Test func block_canHaveConditionsLoopsAndOtherFragments() throws {
    func sut(isNamed: Bool) -> JSONFragment<Pokemon> {
      JSONFragment {
        pokemon().dropping("moves", "pokedexIndex")
        if isNamed { Member("nickname", "Ash", \.nickname) } else { Member("unnamed", true) }
        if !isNamed { Member("tags", ["a"], \.tags) }
        for index in 1...2 { Member("extra\(index)", index) }
      }
    }

    try expect(
      sut(isNamed: true).json.description,
      equals: #"{"baseType":"fire","nickname":"Ash","extra1":1,"extra2":2}"#)
    try expect(
      sut(isNamed: false).json.description,
      equals: #"{"baseType":"fire","unnamed":true,"tags":["a"],"extra1":1,"extra2":2}"#)
  }

  @Test func nested_isOneLevelBelowAndOfTheSameModel() throws {
    let sut = JSONFragment<Pokemon> {
      Member("data", nested: JSONFragment { Member("type", json: "fire", \.baseType, .water) })
    }

    try expect(sut.json.description, equals: #"{"data":{"type":"fire"}}"#)
    expect(
      sut.mismatches(in: Pokemon()).map(\.description),
      equals: ["data.type: expected water, got fire"])
  }

  struct Team: Equatable, Sendable {
    var moves: [Move]?
  }

  @Test func elementsOfAnOptionalArray_areExpectedAsTheirFragments() throws {
    let sut = JSONFragment<Team> { Member("moves", [move("Fly"), move("Cut")], \.moves) }

    try expect(sut.json.description, equals: #"{"moves":[{"name":"Fly"},{"name":"Cut"}]}"#)
    expect(sut.mismatches(in: Team(moves: [Move(name: "Fly"), Move(name: "Cut")])), equals: [])
    expect(
      sut.mismatches(in: Team(moves: [Move(name: "Fly"), Move(name: "Dig")])).map(\.description),
      equals: ["moves[1].name: expected Cut, got Dig"])
    expect(
      sut.mismatches(in: Team()).map(\.description), equals: ["moves: expected a value, got nil"])
  }

  @Test func text_isSentAsItIs() throws {
    let sut = JSONFragment<Pokemon> { Member("pokedexIndex", raw: "6.0e0", \.pokedexIndex, 6) }

    try expect(sut.json.description, equals: #"{"pokedexIndex":6.0e0}"#)
    expect(sut.mismatches(in: Pokemon()), equals: [])
    expect(
      sut.mismatches(in: Pokemon(pokedexIndex: 7)).map(\.description),
      equals: ["pokedexIndex: expected 6, got 7"])
  }

  @Test func dictionary_hasTheTextsOfItsKeys() throws {
    enum Kind: String, Capturable { case comic, film }
    struct Shelf: Equatable, Sendable {
      var counts: [Kind: Int]
      var names: [Int: [Kind: String?]]
    }
    let sut = JSONFragment<Shelf> {
      Member("counts", [.comic: 1, .film: 2], \.counts)
      Member("names", [7: [.film: nil]], \.names)
    }

    try expect(
      sut.json.description, equals: #"{"counts":{"comic":1,"film":2},"names":{"7":{"film":null}}}"#)
  }

  @Test func missing_isNotSentAndExpectsNilOrADefault() throws {
    let sut = JSONFragment<Pokemon> {
      Member("nickname", missing: \.nickname)
      Member("tags", missing: \.tags, expecting: [])
    }

    try expect(sut.json.description, equals: "{}")
    expect(sut.mismatches(in: Pokemon()), equals: [])
    expect(
      sut.mismatches(in: Pokemon(nickname: "Ash", tags: ["a"])).map(\.description),
      equals: ["nickname: expected nil, got Ash", "tags: expected 0 elements, got 1"])
  }

  @Test func extraMembers_areSentAndNotExpected() throws {
    let sut = JSONFragment<Pokemon> {
      Member("a", 7)
      Member("b", json: ["c": .null])
      Member("d", raw: " [1.0, 1e400] ")
      Member("e", ["x": 1, "a": 2])
    }

    try expect(
      sut.json.description, equals: #"{"a":7,"b":{"c":null},"d":[1.0,1e400],"e":{"a":2,"x":1}}"#)
    expect(sut.mismatches(in: Pokemon()), equals: [])
  }
}
