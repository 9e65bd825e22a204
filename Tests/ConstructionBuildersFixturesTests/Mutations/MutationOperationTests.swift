import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// The result of each operation, by the description of the mutation.
struct MutationOperationTests {
  static let sample =
    #"{"id":7,"name":"Beast","ok":true,"tags":["a","b"],"none":[],"at":{"x":-1.5,"n":"42"}}"#

  static let texts: [(mutation: String, was: String, becomes: String)] = [
    ("drop name", #","name":"Beast""#, ""),
    ("drop tags[0]", #"["a","b"]"#, #"["b"]"#),
    ("null at.x", #""x":-1.5"#, #""x":null"#),
    ("string id", #""id":7"#, #""id":"text""#),
    ("number name", #""Beast""#, "7"),
    ("boolean name", #""Beast""#, "true"),
    ("array at", #"{"x":-1.5,"n":"42"}"#, "[]"),
    ("object tags[1]", #""b""#, "{}"),
    ("number-as-string at.x", "-1.5", #""-1.5""#),
    ("string-as-number at.n", #""42""#, "42"),
    ("boolean-as-number ok", "true", "1"),
    ("empty-string name", #""Beast""#, #""""#),
    ("white-space name", #""Beast""#, #"" \t""#),
    ("zero id", #""id":7"#, #""id":0"#),
    ("negative id", #""id":7"#, #""id":-7"#),
    ("negative name", #""Beast""#, "-1"),
    ("fraction id", #""id":7"#, #""id":7.5"#),
    ("fraction at.x", "-1.5", "0.5"),
    ("beyond-int id", #""id":7"#, #""id":9223372036854775808"#),
    ("beyond-precision id", #""id":7"#, #""id":9007199254740993"#),
    ("beyond-double id", #""id":7"#, #""id":1e400"#),
    ("emptied tags", #"["a","b"]"#, "[]"),
    ("emptied at", #"{"x":-1.5,"n":"42"}"#, "{}"),
    ("unwrapped tags", #"["a","b"]"#, #""a""#),
    ("element-duplicated tags", #"["a","b"]"#, #"["a","b","a"]"#),
    ("element-of-wrong-kind tags", #"["a","b"]"#, #"["a","b",7]"#),
    ("element-of-wrong-kind none", "[]", #"["text"]"#),
    ("element-null tags", #"["a","b"]"#, #"["a","b",null]"#),
    ("key-case name", #""name""#, #""Name""#),
    ("duplicate-key at.x", #""x":"#, #""x":null,"x":"#),
    ("unknown-key at", #""42"}"#, #""42","unknownKey":{"of":"no concern"}}"#),
    ("reordered at", #"{"x":-1.5,"n":"42"}"#, #"{"n":"42","x":-1.5}"#),
    ("lone-surrogate tags[0]", #""a""#, #""\uD800""#),
    ("trailing-comma tags", #"["a","b"]"#, #"["a","b",]"#),
    ("trailing-comma", #""42"}}"#, #""42"},}"#),
    ("trailing-garbage", #""42"}}"#, #""42"}} garbage"#),
    (
      "cut-off 7",
      #","name":"Beast","ok":true,"tags":["a","b"],"none":[],"at":{"x":-1.5,"n":"42"}}"#, ""
    ),
  ]

  @Test(arguments: texts)
  func mutation_changesOnePlace(mutation: String, was: String, becomes: String) throws {
    let sut = try JSONMutation(mutation, of: Data(Self.sample.utf8))
    let range = try #require(Self.sample.range(of: was))

    let expected = Self.sample.replacingCharacters(in: range, with: becomes)
    expect(String(decoding: sut.json, as: UTF8.self), equals: expected)
    expect(sut.description, equals: mutation)
  }

  @Test func everyOperation_isInTheTable() {
    let tried = Set(Self.texts.map { $0.mutation.prefix { $0 != " " } }.map(String.init))
    let elsewhere: Set = ["byte-order-mark", "invalid-utf8", "deep-nesting"]

    expect(tried.union(elsewhere), equals: Set(MutationOperation.allCases.map(\.rawValue)))
  }

  @Test func byteOrderMark_isInFront() throws {
    let sut = try JSONMutation("byte-order-mark", of: Data("[1]".utf8))

    expect(sut.json, equals: Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8))
  }

  @Test func invalidUTF8_isInAString() throws {
    let sut = try JSONMutation("invalid-utf8 [0]", of: Data(#"["a",1]"#.utf8))

    expect(sut.json, equals: Data("[\"".utf8) + Data([0xFF]) + Data("\",1]".utf8))
  }

  @Test func deepNesting_isTenThousandLevels() throws {
    let sut = try JSONMutation("deep-nesting a", of: Data(#"{"a":1}"#.utf8))

    expect(sut.json.count { $0 == UInt8(ascii: "[") }, equals: 10_000)
    expect(sut.json.prefix(6), equals: Data(#"{"a":["#.utf8))
    expect(sut.json.suffix(2), equals: Data("]}".utf8))
  }

  @Test(
    arguments: [
      ("drop nmae", "drop nmae: the sample has nothing there"),
      ("drop", "drop: that would change nothing"),
      ("null", nil),
      ("string name", "string name: that would change nothing"),
      ("zero at.none", "zero at.none: the sample has nothing there"),
      ("string-as-number name", "string-as-number name: that would change nothing"),
      ("reordered none", "reordered none: that would change nothing"),
      ("trailing-comma none", "trailing-comma none: that would change nothing"),
      ("cut-off 9999", "cut-off 9999: that would change nothing"),
      ("cut-off name", #""cut-off name" is not a mutation: a number of bytes is expected"#),
      (
        "trailing-garbage team",
        #""trailing-garbage team" is not a mutation: this operation takes no path"#
      ),
      ("null a[b", #""null a[b" is not a mutation: a path is expected after the operation"#),
      (
        "nul name",
        #""nul name" is not a mutation: there is no operation "nul", did you mean null?"#
      ),
      ("", #""" is not a mutation: there is no operation """#),
    ] as [(String, String?)])
  func textThatIsNoMutation_isRefused(text: String, message: String?) {
    var refusal: String?
    do {
      _ = try JSONMutation(text, of: Data(Self.sample.utf8))
    } catch {
      refusal = error.description
    }
    expect(refusal, equals: message)
  }

  @Test func sampleThatIsNotJSON_isRefusedWithLineAndColumn() {
    #expect {
      try JSONMutation("drop a", of: Data("{\"a\": }".utf8))
    } throws: {
      "\($0)" == "drop a: the sample is not JSON: line 1, column 7: expected a value"
    }
  }
}
