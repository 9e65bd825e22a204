import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What models encode, as values.
struct EncodingTests {
  @Test func model_isWrittenInItsOwnOrderWithItsDigits() throws {
    let model = Invoice(
      total: try #require(Decimal(string: "12345678901234567.89")), id: .max, ratio: 0.1,
      small: 0.1, paid: true, note: nil, at: Date(timeIntervalSince1970: 1_402_427_486.25),
      home: try #require(URL(string: "https://example.com/a?b=c")), bytes: Data([1, 2]),
      token: try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
      lines: [["b": 1, "a": nil]], extra: ["z": 1.50, "y": []], kind: .tall)
    try expect(
      JSONValue(model).description,
      equals: """
        {"total":12345678901234567.89,"id":18446744073709551615,"ratio":0.1,"small":0.1,"paid":true,\
        "at":"2014-06-10T19:11:26.25Z","home":"https://example.com/a?b=c","bytes":"AQI=",\
        "token":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","lines":[{"a":null,"b":1}],\
        "extra":{"z":1.5,"y":[]},"kind":"tall"}
        """)
  }

  @Test func model_isDecodedAgain() throws {
    let model = Thumbnail(path: "a\u{2028}é", size: .init(width: -3, height: 4))
    try expect(JSONValue(model).decode(Thumbnail.self), equals: model)
    try expect(JSONValue(model).decode(), equals: model)
  }

  /// The same values as `JSONEncoder`, for types that use every part of an encoder.
  @Test func models_areAsJSONEncoderWritesThem() throws {
    try expectSame([1, -2, 3])
    try expectSame(["a": [1.5, 2.25], "b": []])
    try expectSame([1: "one", 2: "two"])
    try expectSame([Choice.none, .one(3), .named(first: "a", second: nil)])
    try expectSame(Dog())
    try expectSame(Containers())
    try expectSame([Int?.some(1), nil])
    try expectSame(FieldPath([.key("a"), .index(3)]))
    try expectSame(Finding(path: "a[1]", kind: .more(3), expected: "x"))
    try expectSame(["é", "\"", "\u{0}"])
    try expectSame(7)
    try expectSame(String?.none)
  }

  private func expectSame(
    _ model: some Encodable, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoded = try JSONEncoder().encode(model)
    #expect(
      try JSONValue(model) == JSONDecoder().decode(JSONValue.self, from: encoded),
      sourceLocation: sourceLocation)
  }

  @Test func types_areDecodedAgain() throws {
    try expect(JSONValue([1: "one"]).decode([Int: String].self), equals: [1: "one"])
    let choices = [Choice.none, .one(3), .named(first: "a", second: nil)]
    try expect(JSONValue(choices).decode([Choice].self), equals: choices)
    try expect(JSONValue(Dog()).decode(Dog.self).name, equals: "Rex")
    try expect(JSONValue(Containers()).decode(Containers.self).texts, equals: ["b", "c"])
    try expect(JSONValue(Set([1, 2])).decode(Set<Int>.self), equals: [1, 2])
    try expect(JSONValue(CGFloat(0.5)).decode(CGFloat.self), equals: 0.5)
    try expect((JSONValue.null).decode(Int?.self), equals: nil)
  }

  /// Decoders and encoders have methods of their own for them, which throw if nobody writes them.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128Bits_areWrittenAndDecodedAgain() throws {
    let model = Wide(most: .max, least: [.min, 5], none: nil)
    let value = try JSONValue(model)
    expect(
      value.description,
      equals: """
        {"most":340282366920938463463374607431768211455,\
        "least":[-170141183460469231731687303715884105728,5]}
        """)
    try expect(value.decode(Wide.self), equals: model)
    try expect(JSONValue(json: "[7]").decode([UInt128].self), equals: [7])
    #expect(One<Decoded<Wide>>(dictionary: ["value": ["most": 5, "least": [1]]]).findings.isEmpty)
    #expect(throws: DecodingError.self) { try JSONValue(json: "[-7]").decode([UInt128].self) }
  }

  /// In containers that a type asks for itself, they are its own calls.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128BitsInContainers_areWrittenAndDecodedAgain() throws {
    let model = WideByHand(key: .min, most: .max, elements: (.max, .max))
    let value = try JSONValue(model)
    expect(
      value.description,
      equals: """
        {"key":-170141183460469231731687303715884105728,\
        "most":340282366920938463463374607431768211455,\
        "elements":[170141183460469231731687303715884105727,\
        340282366920938463463374607431768211455]}
        """)
    let again = try value.decode(WideByHand.self)
    #expect(again.key == .min && again.most == .max && again.elements == (.max, .max))
    #expect(throws: DecodingError.self) {
      try JSONValue(json: #"{"key": 1, "most": -1, "elements": [1, 1]}"#).decode(WideByHand.self)
    }
  }

  /// One that is asked for twice has both parts, as any container.
  @Test func superEncoders_writeUnderTheirKeysAndKnowTheirPaths() throws {
    try expect(
      JSONValue(["w": Paths()]).description,
      equals: """
        {"w":{"inner":["x",true],"own":{"a":1,"b":2},\
        "paths":["w","w.inner","w.inner.1","w.own","w.own"]}}
        """)
  }

  /// `JSONEncoder` also adds to a value that was written whole.
  @Test func valueWrittenWhole_getsMoreMembersAndElements() throws {
    try expect(
      JSONValue(Extended(value: ["z": 1, "inner": ["a": 1]])).description,
      equals: #"{"z":1,"inner":{"a":1,"b":2},"name":"x"}"#)
    try expect(JSONValue(Extended(value: [1])).description, equals: #"[1,"x"]"#)
    try expectSame(Extended(value: ["z": 1]))
    try expectSame(Extended(value: [1]))
  }

  /// As in `JSONEncoder`.
  @Test func valueThatAModelGaveUp_leavesNothing() throws {
    try expect(JSONValue(Persistent()).description, equals: #"{"kept":1,"list":[2]}"#)
    try expectSame(Persistent())
  }

  @Test func dictionary_isWrittenInTheOrderOfItsKeys() throws {
    let dictionary = Dictionary(uniqueKeysWithValues: (0..<9).map { ("k\(9 - $0)", $0) })
    try expect(
      JSONValue(dictionary).description,
      equals: #"{"k1":8,"k2":7,"k3":6,"k4":5,"k5":4,"k6":3,"k7":2,"k8":1,"k9":0}"#)
  }

  /// What cannot be written, where it is, and the words.
  @Test(
    arguments: [
      (["a": [1, .nan]], "a.1", "JSON has no nan"),
      (["a": [-.infinity]], "a.0", "JSON has no -inf"),
    ] as [([String: [Double]], String, String)])
  func numberThatJSONLacks_isRefusedByPath(
    row: (model: [String: [Double]], path: String, words: String)
  ) {
    expectRefusal(row.model, row.path, row.words)
  }

  @Test func othersThatJSONLacks_areRefused() throws {
    expectRefusal([Float.nan], "0", "JSON has no nan")
    expectRefusal([Decimal.nan], "0", "JSON has no NaN")
    expectRefusal(
      [Date.distantFuture.addingTimeInterval(1e13)], "0",
      "Only a date of the years 1 to 9999 can be written")
    expectRefusal(Silent(), "", "Silent did not write any value")
    expectRefusal(Endless(), nil, "The value is nested deeper than 512 levels")
    #expect(throws: Mute.Refusal.self) { try JSONValue([Mute()]) }
  }

  /// Containers inside of containers, which cannot throw, and values that are nested themselves.
  @Test func whatIsNestedTooDeep_isRefused() throws {
    let words = "The value is nested deeper than 512 levels"
    expect(try JSONValue(Nested(levels: 511)), equals: Self.value(levels: 512))
    expect(try JSONValue(Nested(levels: 1, Self.value(levels: 510))).kind, equals: .array)
    for levels in [512, 5_000] { expectRefusal(Nested(levels: levels), nil, words) }
    expectRefusal(Nested(levels: 1, Self.value(levels: 511)), "0.0", words)
    expectRefusal([Self.value(levels: 512)], "0", words)
    expectRefusal(Self.value(levels: 513), "", words)
  }

  private static func value(levels: Int) -> JSONValue {
    (0..<levels).reduce(1) { value, _ in .array([value]) }
  }

  /// An error with such a date could not be printed on Linux.
  @Test func dateThatIsNotANumber_isRefusedInPrint() throws {
    let words = "Only a date of the years 1 to 9999 can be written"
    let date = Date(timeIntervalSince1970: .nan)
    expectRefusal([date], "0", words)
    let error = #expect(throws: EncodingError.self) { try JSONValue([date]) }
    expect("\(try #require(error))", contains: words)
  }

  private func expectRefusal(
    _ model: some Encodable, _ path: String?, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: EncodingError.self, sourceLocation: sourceLocation) {
      try JSONValue(model)
    }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.debugDescription == words, sourceLocation: sourceLocation)
    guard let path else { return }
    let found = context.codingPath.map(\.stringValue).joined(separator: ".")
    #expect(found == path, sourceLocation: sourceLocation)
  }

  /// Seconds since 1970, and how they are written.
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-0.5, "1969-12-31T23:59:59.5Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (1_402_427_486.123, "2014-06-10T19:11:26.123Z"),
      (-2_208_988_800, "1900-01-01T00:00:00Z"), (1_709_164_800, "2024-02-29T00:00:00Z"),
    ] as [(Double, String)])
  func date_isWrittenByISO8601(row: (seconds: Double, text: String)) throws {
    let date = Date(timeIntervalSince1970: row.seconds)
    try expect(JSONValue(date), equals: .string(row.text))
    try expect(One<Date>(json: #"{"value": "\#(row.text)"}"#).value, equals: date)
  }

  @Test func dates_areReadAgainToTheLastBit() throws {
    var random = SplitMix64(seed: 20_140_610)
    for _ in 0..<2_000 {
      let date = Date(timeIntervalSince1970: .random(in: -6e10...2.5e11, using: &random))
      let json = JSONValue.object(try members(value: JSONValue(date)))
      try expect(One<Date>(json: json.description).value, equals: date)
    }
  }

  private func members(value: JSONValue) -> JSONValue.Members {
    var members = JSONValue.Members()
    members["value"] = value
    return members
  }
}

private struct Invoice: Codable {
  let total: Decimal
  let id: UInt64
  let ratio: Double
  let small: Float
  let paid: Bool
  let note: String?
  let at: Date
  let home: URL
  let bytes: Data
  let token: UUID
  let lines: [[String: Int?]]
  let extra: JSONValue
  let kind: Thumbnail.Kind
}

private enum Choice: Codable, Equatable {
  case none
  case one(Int)
  case named(first: String, second: String?)
}

private class Animal: Codable {
  var legs = 4
}

private final class Dog: Animal {
  var name = "Rex"

  private enum CodingKeys: CodingKey { case name }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try super.encode(to: container.superEncoder())
  }
}

/// Containers in containers, each asked for twice.
private struct Containers: Codable {
  enum Outer: CodingKey { case inner, list, nothing }
  enum Inner: CodingKey { case a, b }

  var texts = ["b", "c"]

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Outer.self)
    let inner = try container.nestedContainer(keyedBy: Inner.self, forKey: .inner)
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    var nested = try list.nestedUnkeyedContainer()
    let keyed = try list.nestedContainer(keyedBy: Inner.self)
    let isNil = try list.decodeNil()
    let last = try String(from: list.superDecoder())
    guard isNil, last == "last", list.isAtEnd, try container.decodeNil(forKey: .nothing) else {
      throw CocoaError(.coderInvalidValue)
    }
    texts = [try nested.decode(String.self), try keyed.decode(String.self, forKey: .a)]
    guard try inner.decode(Int.self, forKey: .a) + inner.decode(Int.self, forKey: .b) == 3 else {
      throw CocoaError(.coderInvalidValue)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Outer.self)
    var first = container.nestedContainer(keyedBy: Inner.self, forKey: .inner)
    try first.encode(1, forKey: .a)
    var again = container.nestedContainer(keyedBy: Inner.self, forKey: .inner)
    try again.encode(2, forKey: .b)
    var list = container.nestedUnkeyedContainer(forKey: .list)
    var nested = list.nestedUnkeyedContainer()
    try nested.encode(texts[0])
    var keyed = list.nestedContainer(keyedBy: Inner.self)
    try keyed.encode(texts[1], forKey: .a)
    try list.encodeNil()
    try "last".encode(to: list.superEncoder())
    try container.encodeNil(forKey: .nothing)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct Wide: Codable, Equatable {
  let most: UInt128
  let least: [Int128]
  let none: Int128?
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct WideByHand: Codable {
  enum Keys: CodingKey { case key, most, elements }

  let key: Int128
  let most: UInt128
  let elements: (Int128, UInt128)

  init(key: Int128, most: UInt128, elements: (Int128, UInt128)) {
    (self.key, self.most, self.elements) = (key, most, elements)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    key = try container.decode(Int128.self, forKey: .key)
    most = try container.decode(UInt128.self, forKey: .most)
    var list = try container.nestedUnkeyedContainer(forKey: .elements)
    elements = (try list.decode(Int128.self), try list.decode(UInt128.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(key, forKey: .key)
    try container.encode(most, forKey: .most)
    var list = container.nestedUnkeyedContainer(forKey: .elements)
    try list.encode(elements.0)
    try list.encode(elements.1)
  }
}

/// Writes the paths of its containers.
private struct Paths: Encodable {
  enum Keys: CodingKey { case inner, own, paths, a, b }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    var list = container.nestedUnkeyedContainer(forKey: .inner)
    try list.encode("x")
    let element = list.superEncoder()
    var single = element.singleValueContainer()
    try single.encode(true)
    let own = container.superEncoder(forKey: .own)
    var first = own.container(keyedBy: Keys.self)
    try first.encode(1, forKey: .a)
    var second = container.superEncoder(forKey: .own).container(keyedBy: Keys.self)
    try second.encode(2, forKey: .b)
    let paths = [
      container.codingPath, list.codingPath, element.codingPath, own.codingPath, first.codingPath,
    ]
    try container.encode(
      paths.map { $0.map(\.stringValue).joined(separator: ".") }, forKey: .paths)
  }
}

/// Writes a value, and then a member or an element more.
private struct Extended: Encodable {
  enum Outer: CodingKey { case inner, name }
  enum Inner: CodingKey { case b }

  let value: JSONValue

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(value)
    guard value.kind == .object else {
      var list = encoder.unkeyedContainer()
      return try list.encode("x")
    }
    var container = encoder.container(keyedBy: Outer.self)
    if value["inner"] != nil {
      var inner = container.nestedContainer(keyedBy: Inner.self, forKey: .inner)
      try inner.encode(2, forKey: .b)
    }
    try container.encode("x", forKey: .name)
  }
}

private struct Silent: Encodable {
  func encode(to encoder: any Encoder) {}
}

private struct Endless: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(Endless())
  }
}

/// A value in arrays, all of which are written by one `encode(to:)`.
private struct Nested: Encodable {
  /// The number of arrays in the outermost one.
  let levels: Int
  let value: JSONValue

  init(levels: Int, _ value: JSONValue = 1) { (self.levels, self.value) = (levels, value) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for _ in 0..<levels { container = container.nestedUnkeyedContainer() }
    try container.encode(value)
  }
}

private struct Mute: Encodable {
  struct Refusal: Error {}
  func encode(to encoder: any Encoder) throws { throw Refusal() }
}

/// Goes on after values that cannot be written.
private struct Persistent: Encodable {
  enum CodingKeys: CodingKey { case kept, lost, list }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(1, forKey: .kept)
    try? members.encode([2, Double.nan], forKey: .kept)
    try? members.encode(Double.nan, forKey: .lost)
    var elements = members.nestedUnkeyedContainer(forKey: .list)
    try? elements.encode([Double.infinity])
    try elements.encode(2)
  }
}
