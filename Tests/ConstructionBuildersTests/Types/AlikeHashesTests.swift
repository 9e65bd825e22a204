import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Sets, and dictionaries by keys, of values that were made to have the same hash.
struct AlikeHashesTests {
  /// Different values of each type that reads one value, as like as they can be.
  private static func texts(of type: any PlainType.Type, _ count: Int) -> [String] {
    let zeros = String(repeating: "0", count: 400)
    return (0..<count).map { number in
      let digits = String(number + 1_000_000)
      switch type {
      case is Decimal.Type: return "1.000000000000000000000000000\(digits)"
      case is Data.Type:
        return "\"\((Data(count: 120) + Data(digits.utf8)).base64EncodedString())\""
      case is URL.Type: return "\"https://a.b/\(zeros)\(digits)?\(zeros)\""
      case is UUID.Type: return "\"00000000-0000-0000-0000-00000\(digits)\""
      case is Date.Type: return "\"1970-01-01T00:00:00.\(digits)Z\""
      case is Double.Type: return "1.000000000\(digits)"
      case is Float.Type: return "\(Float(1).nextUp * Float(number + 1))"
      case is JSONValue.Type: return "1.\(zeros.prefix(number + 1))"
      case is String.Type: return "\"a\(zeros)\(digits)\(zeros)\""
      case is Bool.Type: return number.isMultiple(of: 2) ? "true" : "false"
      case is Int8.Type, is UInt8.Type: return "\(number % 100)"
      case is Int64.Type, is UInt64.Type: return "\(number + 1)000000000000"
      default: return "\(number)"
      }
    }
  }

  @Test func eachType_hasFewElementsOfOneHash() throws {
    for type in [any PlainType.Type].scalars { try expectFewAlike(type) }
    try expectFewAlike([Decimal].self, Self.texts(of: Decimal.self, 600).map { "[1, \($0)]" })
    try expectFewAlike(Decimal?.self, Self.texts(of: Decimal.self, 600))
    try expectFewAlike(Set<Decimal>.self, Self.texts(of: Decimal.self, 600).map { "[\($0)]" })
    try expectFewAlike([Int: Data].self, Self.texts(of: Data.self, 600).map { #"{"1": \#($0)}"# })
    try expectFewAlike(Amount.self, Self.texts(of: Decimal.self, 600))
    try expectFewAlike(Open<Amount>.self, Self.texts(of: Decimal.self, 600))
  }

  private func expectFewAlike<Value: PlainType>(_ type: Value.Type) throws {
    let group = try expectFewAlike(type, Self.texts(of: type, 600))
    // The hash of all other types tells different values apart.
    if Value._traits.contains(.hashedWhole) { expect(group, equals: 1, "\(type)") }
  }

  @discardableResult
  private func expectFewAlike<Value: Capturable & Hashable>(
    _ type: Value.Type, _ texts: [String]
  ) throws -> Int where Value.Built == Value {
    let json = "[\(texts.joined(separator: ","))]"
    let elements = try JSONRoot<Set<Value>>(json: json, coercion: .lenient).value ?? []
    #expect(!elements.isEmpty, "\(type)")
    let groups = Dictionary(grouping: elements, by: \.hashValue).values.map(\.count)
    #expect(groups.max() ?? 0 <= 256, "\(type)")
    return groups.max() ?? 0
  }

  /// Three times as many elements: less than five times as many comparisons, and not nine. The
  /// first hundreds are compared with fewer others.
  @Test(arguments: [Compared.decimals, .data, .keys, .dataKeys, .lists])
  func work_growsWithTheNumberOfElements(_ compared: Compared) throws {
    let (few, many) = try (compared.comparisons(300), compared.comparisons(900))
    #expect(few > 0 && many < 6 * few, "\(few), \(many)")
  }

  enum Compared {
    case decimals, data, keys, dataKeys, lists

    func comparisons(_ count: Int) throws -> Int {
      let decimals = AlikeHashesTests.texts(of: Decimal.self, count)
      let data = AlikeHashesTests.texts(of: Data.self, count)
      return switch self {
      case .decimals: try comparisons(Set<Counted<Decimal>>.self, "[\(joined(decimals))]")
      case .data: try comparisons(Set<Counted<Data>>.self, "[\(joined(data))]")
      case .keys:
        try comparisons(
          [Counted<Decimal>: Int].self, "{\(joined(decimals.map { #""\#($0)": 1"# }))}")
      case .dataKeys:
        try comparisons([Counted<Data>: Int].self, "{\(joined(data.map { "\($0): 1" }))}")
      case .lists:
        try comparisons(
          Set<[Counted<Decimal>]>.self, "[\(joined(decimals.map { "[\($0)]" }))]")
      }
    }

    private func joined(_ texts: [String]) -> String { texts.joined(separator: ",") }

    /// How often elements are compared while a value is read, and built from bytes.
    private func comparisons<Value: Capturable>(_ type: Value.Type, _ json: String) throws -> Int {
      let comparisons = Comparisons()
      try Comparisons.$current.withValue(comparisons) {
        _ = try One<Value>(json: #"{"value": \#(json)}"#).build().get()
        _ = try One<Value>.build(json: #"{"value": \#(json)}"#).get()
      }
      return comparisons.count
    }
  }

  @Test(arguments: InputKind.allCases)
  func elementsBeyondTheLimit_areLeftOutAndOnRecord(_ input: InputKind) throws {
    let texts = Self.texts(of: Data.self, 258)
    let json = "[\((texts + [texts[0], texts[257]]).joined(separator: ","))]"
    let reading = try read(Set<Data>.self, json, from: input)
    let found = reading.findings.map(\.description)
    expect(
      found.map { String($0.prefix { $0 != ":" }) },
      equals: [256, 257, 258, 259].map { "value[\($0)]" })
    expect(found[0], endsWith: "AAA… has the same hash as too many others", "\(found[0])")
    expect(
      reading.findings.map(\.kind), equals: [.alikeHashes, .alikeHashes, .duplicate, .alikeHashes])
    expect(reading.findings.map(\.isRepair), equals: [false, false, true, false])

    let sut = try One<Set<Data>>(json: #"{"value": \#(json)}"#)
    try expect(sut.build().get().count, equals: 256)
    expect(failureLines(sut.construct({ $0 }, sut.$value.requiringAll)).count, equals: 3)
  }

  @Test(arguments: InputKind.allCases)
  func keysBeyondTheLimit_areLeftOutAndOnRecord(_ input: InputKind) throws {
    let members = Self.texts(of: Data.self, 258).map { "\($0): 1" }
    let reading = try read([Data: Int].self, "{\(members.joined(separator: ","))}", from: input)
    expect(reading.findings.map(\.kind), equals: [.alikeHashes, .alikeHashes])
    expect(reading.findings[0].description, endsWith: "has the same hash as too many others")
  }

  /// No element is left out of those whose hashes differ.
  @Test func manyElements_areAllUsed() throws {
    for type in [any PlainType.Type].scalars where type != Bool.self && type != JSONValue.self {
      try expectAll(type)
    }
  }

  private func expectAll<Value: PlainType>(_ type: Value.Type) throws {
    let isShort = Value.self == Int8.self || Value.self == UInt8.self
    let texts = (0..<(isShort ? 100 : 2_000)).map { number in
      switch type {
      case is any TextType.Type:
        Value.self == UUID.self
          ? "\"00000000-0000-0000-0000-00000\(number + 1_000_000)\""
          : "\"\(number + 10_000_000)\""
      case is String.Type: "\"\(number)\""
      case is Date.Type: "\"\(1970 + number)-01-01\""
      default: "\(number)"
      }
    }
    let json = "[\(texts.joined(separator: ","))]"
    let read = try JSONRoot<Set<Value>>(json: json)
    expect(read.value?.count, equals: texts.count, "\(type)")
    expect(read.findings, equals: [], "\(type)")
  }
}

private struct Amount: RawRepresentable, Hashable, Capturable { let rawValue: Decimal }

/// Counts comparisons of the current task.
private final class Comparisons: @unchecked Sendable {
  @TaskLocal static var current: Comparisons?

  /// Changed on the thread of one test.
  var count = 0
}

private struct Counted<Raw: Capturable & Hashable>: RawRepresentable, Hashable, Capturable {
  let rawValue: Raw

  static func == (left: Self, right: Self) -> Bool {
    Comparisons.current?.count += 1
    return left.rawValue == right.rawValue
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
