import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Finding members by key in objects of all sizes, however their keys are written.
struct NameSearchTests {
  /// How many other members are before, between and after those looked for. Depending on the
  /// number, the object is searched from its beginning, or has an index of names.
  static let fillers = [0, 3, 20, 100, 240, 300]

  @Test(arguments: fillers)
  func keysOfAllLengths_areFound(fillers: Int) throws {
    let members = Lengths.keys.enumerated().map { (#""\#($1)""#, $0) }
    var random = SplitMix64(seed: 1)
    for members in [members, members.reversed(), members.shuffled(using: &random)] {
      try expectFound(members, fillers)
    }
  }

  @Test(arguments: fillers)
  func escapedKeys_areFound(fillers: Int) throws {
    let members = Lengths.keys.enumerated().map { index, key in
      let escaped = key.unicodeScalars.map { "\\u" + String(format: "%04x", $0.value) }.joined()
      return (#""\#(escaped)""#, index)
    }
    try expectFound(members, fillers)
  }

  @Test(arguments: fillers)
  func ofDuplicates_theLastOneWins(fillers: Int) throws {
    let wrong = Lengths.keys.map { (#""\#($0)""#, -1) }
    let right = Lengths.keys.enumerated().map { (#""\#($1)""#, $0) }
    try expectFound(wrong + right, fillers)
    // The earlier one escaped, or the later.
    try expectFound([(#""\u006b""#, -1)] + right, fillers)
    try expectFound([right[0], (#""k""#, -1)] + right[2...] + [(#""\u006b""#, 1)], fillers)
  }

  @Test(arguments: fillers)
  func keysOfTheSameLength_areNotConfused(fillers: Int) throws {
    for index in Lengths.keys.indices.dropFirst() {
      for place in Lengths.keys[index].indices {
        var key = Lengths.keys[index]
        key.replaceSubrange(place...place, with: "#")
        let others = Lengths.keys.enumerated().filter { $0.offset != index }
        let members = others.map { (#""\#($1)""#, $0) } + [(#""\#(key)""#, -1)]
        let sut = try Lengths(json: document(members, fillers))
        expect(sut.values, equals: Lengths.keys.indices.map { $0 == index ? nil : $0 })
      }
    }
  }

  /// A hash is that of the first and the last eight bytes.
  @Test func namesWithTheSameHash_areNotConfused() throws {
    let names = "abcdefghxyz".map { "abcdefgh\($0)jklmnopq" } + (0..<20).map { "other\($0)" }
    let others = names.map { (#""\#($0)""#, -2) }
    let members = Lengths.keys.enumerated().map { (#""\#($1)""#, $0) }
    for all in [others + members, members + others] {
      let json = "{" + all.map { "\($0): \($1)" }.joined(separator: ", ")
      let sut = try Lengths(json: json + "}")
      expect(sut.values, equals: Array(Lengths.keys.indices))
      expect(sut.again, equals: Array(Lengths.keys.indices))
      let repeated = try Lengths(json: json + #", "abcdefghijklmnopq": 88}"#)
      expect(repeated.values[11], equals: 88)
      expect(repeated.again[11], equals: 88)
    }
  }

  /// To compare each with each other one would take the square of their number.
  @Test(arguments: [("", 1, true), ("jklmnopq", 1, false), ("jklmnopq", 100, false)])
  func manyNamesWithTheSameHash_haveNoIndex(end: String, times: Int, hasIndex: Bool) throws {
    let middle = String(repeating: "-", count: times)
    let members = (100..<300).map { #""abcdefgh\#(middle)\#($0)\#(end)": 1"# }
    let json = "{" + members.joined(separator: ", ") + "}"
    let isThere = json.withDocumentBytes { bytes in
      try? withTape(of: bytes) { NameIndex(of: $0, count: members.count) != nil }
    }
    expect(isThere, equals: hasIndex)
  }

  @Test(arguments: [4_093, 4_094, 4_095, 4_096, 70_000])
  func longKeys_areRead(length: Int) throws {
    let key = String(repeating: "k", count: length)
    let value = try One<[String: Int]>(json: #"{"value": {"\#(key)": 1, "\#(key)x": 2}}"#).value
    expect(value, equals: [key: 1, key + "x": 2])
    let json = try JSONValue(json: #"{"\#(key)": 1}"#)
    expect(json.description, equals: #"{"\#(key)":1}"#)
    expect(json[key], equals: 1)
  }

  /// A key whose bytes are the last of the document but for a few.
  @Test func keyAtTheEnd_isFound() throws {
    try expect(Lengths(json: #"{"k":1}"#).values[1], equals: 1)
    try expect(Lengths(json: #"{"":1}"#).values[0], equals: 1)
    try expect(Lengths(json: #"{"abcdefg":1}"#).values[7], equals: 1)
    try expect(Lengths(json: #"{"abcdefgh":1}"#).values[8], equals: 1)
  }

  /// The longest way to spell a key, and characters that are canonically equivalent to ASCII ones.
  @Test func keySpelledAtLength_isFound() throws {
    let spelled = "offset".utf8.map { "\\u00\(String($0, radix: 16))" }.joined()
    try expect(Lengths(json: #"{"\#(spelled)": 1}"#).values[6], equals: 1)
    try expect(Kelvins(json: #"{"\u212a\u1fef\u037e": 1}"#).value, equals: 1)
    try expect(Kelvins(json: "{\"\u{212A}\u{1FEF}\u{37E}\": 1}").value, equals: 1)
    try expect(Lengths(json: #"{"\#(spelled)s": 1}"#).values[6], equals: nil)
  }

  /// Keys that are too long for an index, at the most as long as another spelling of them.
  @Test(arguments: [
    "\u{390}", "\u{3B9}\u{308}\u{301}", #"\u0390"#, #"\u03b9\u0308\u0301"#,
  ])
  func longKeySpelledOtherwise_isFound(_ letter: String) {
    let member = #""\#(String(repeating: letter, count: 300))": 7"#
    let document = #"{"short": 1, \#(member), "last": 2}"#
    for searched in ["\u{390}", "\u{3B9}\u{308}\u{301}"] {
      let key = JSONKey(String(repeating: searched, count: 300))
      let text = document.withDocumentBytes { bytes in
        try? withTape(of: bytes) { root in
          TapeObject.with(copy root) { $0.value(for: key)?.numberSpelling }
        }
      }
      expect(text, equals: "7")
    }
  }

  private func expectFound(_ members: [(String, Int)], _ fillers: Int) throws {
    let sut = try Lengths(json: document(members, fillers))
    expect(sut.values, equals: Array(Lengths.keys.indices))
    expect(sut.again, equals: Array(Lengths.keys.indices))
    expect(sut.absent, equals: nil)
  }

  private func document(_ members: [(String, Int)], _ fillers: Int) -> String {
    var all = (0..<fillers).map { (#""filler\#($0)""#, -2) }
    for (index, member) in members.enumerated() {
      all.insert(member, at: all.count * (index + 1) / (members.count + 1) + 0)
    }
    // Inserted in the middle they may have changed places, which matters where keys are duplicates.
    var rest = members[...]
    for index in all.indices where all[index].1 != -2 { all[index] = rest.removeFirst() }
    return "{" + all.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
  }
}

/// A field for each length of key, read twice.
private struct Lengths: ConstructionBuilder {
  static let keys = [
    "", "k", "id", "key", "name", "title", "offset", "abcdefg", "abcdefgh", "abcdefghi",
    "abcdefghijklmnop", "abcdefghijklmnopq",
  ]

  var values: [Int?]
  var again: [Int?]
  @Field var absent: Int?

  init(fields: JSONFields) {
    values = Self.read(fields)
    again = values
    // Often enough for what is made only where an object is searched often.
    for _ in 0..<6 where again == values { again = Self.read(fields) }
    _absent = fields["absent"]
  }

  private static func read(_ fields: borrowing JSONFields) -> [Int?] {
    let all: [Field<Int>] = [
      fields[""], fields["k"], fields["id"], fields["key"], fields["name"], fields["title"],
      fields["offset"], fields["abcdefg"], fields["abcdefgh"], fields["abcdefghi"],
      fields["abcdefghijklmnop"], fields["abcdefghijklmnopq"],
    ]
    return all.map(\.wrappedValue)
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}

private struct Kelvins: ConstructionBuilder {
  @Field var value: Int?

  init(fields: JSONFields) { _value = fields["K`;"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}
