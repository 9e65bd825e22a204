import ConstructionBuildersStreams
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ConstructionBuilders

/// What each format of a single value does with what is not its value, from both inputs, and in all
/// places where values can be.
struct BadInputTests {
  @Test func durations() throws {
    try check(Row(.iso8601, #""PT4M""#, Duration.seconds(240), other: ["240", "0", "true"]))
    try check(Row(.clock, #""01:02:03""#, Duration.seconds(3_723), other: ["3723", "true"]))
    try check(Row(.protoJSON, #""3.5s""#, Duration.milliseconds(3_500), other: ["3.5", #""3.5""#]))
    try check(
      Row(.clock(twoParts: .minutesAndSeconds), #""04:13""#, .seconds(253), other: ["253"]))
  }

  @Test func dates() throws {
    let day = Date(timeIntervalSince1970: 86_400)
    try check(Row(.secondsSince1970, "86400", day, repaired: #""86400""#, other: ["true", "1e20"]))
    try check(
      Row(.millisecondsSince1970, "86400000", day, repaired: #""86400000""#, other: ["1e30"]))
    try check(
      Row(.microsecondsSince1970, "86400000000", day, repaired: #""864e8""#, other: ["1e30"]))
    try check(
      Row(.nanosecondsSince1970, "86400000000000", day, repaired: #""864e11""#, other: ["1e30"]))
    try check(Row(.iso8601, #""1970-01-02T00:00:00Z""#, day, other: ["86400", #""1970-02-30""#]))
    try check(Row(.iso8601WithZone, #""1970-01-02T00:00:00Z""#, day, other: ["86400"]))
    try check(
      Row(.pattern("yyyyMMdd"), #""19700102""#, day, other: ["19700102.5", #""19700230""#]))
    try check(
      Row(.rfc5322, #""Fri, 2 Jan 1970 00:00:00 GMT""#, day, other: ["86400", #""32 Jan 1970""#]))
  }

  @Test func numbers() throws {
    try check(Row(.protoJSON, "1.5", 1.5, repaired: nil, other: [#""inf""#, "true"]))
    try check(Row(.protoJSON, "1.5", Float(1.5), other: [#""inf""#, "true"]))
    try check(
      Row(
        .decimal(separator: ",", grouping: "."), #""1.234,5""#, Decimal(string: "1234.5") ?? 0,
        other: [#""1.23,4""#, #""01.234""#, #""12345.678""#, "true"]))
    try check(
      Row(.sent(as: .string), #""12""#, 12, repaired: "12", other: ["true", #""x""#, #""1e99""#]))
    try check(
      Row(.sent(as: .number), "12", 12, repaired: #""12""#, other: ["true", "1.5", "1e99"]))
  }

  @Test func bytes() throws {
    let data = Data([251, 255])
    try check(Row(.hexadecimal, #""fbff""#, data, other: ["7", #""fbf""#, #""xx""#]))
    try check(Row(.base64URL, #""-_8""#, data, other: ["7", #""+/8=""#]))
    try check(
      Row(.base64(ignoringWhiteSpace: true), #""+/\n8=""#, data, other: ["7", #""-_8""#]))
    try check(Row(.protoJSON, #""+/8=""#, data, other: ["7", #""*""#]))
    let uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    try check(
      Row(.hexadecimal, #""000102030405060708090a0b0c0d0e0f""#, uuid, other: ["7", #""0001""#]))
  }

  /// What is read of a format.
  private struct Row<Value: Capturable & Hashable> where Value.Built == Value {
    let format: FieldFormat<Value>
    /// A value that is read without a finding, also under `.strict`.
    let right: String
    let value: Value
    /// One that is read with a repair, and not under `.strict`.
    let repaired: String?
    /// What is never read.
    let other: [String]

    /// The empty text, where that is no value: it is no bytes.
    var empty: [String] { Value.self == Data.self ? [] : [#""""#] }

    init(
      _ format: FieldFormat<Value>, _ right: String, _ value: Value, repaired: String? = nil,
      other: [String]
    ) {
      (self.format, self.right, self.value) = (format, right, value)
      (self.repaired, self.other) = (repaired, other)
    }
  }

  private func check<Value>(_ row: Row<Value>, line: Int = #line) throws {
    try checkAlone(row, line)
    try checkInContainers(row, line)
    try checkPlaces(row, line)
    try checkCount(row, line)
  }

  private func checkAlone<Value>(_ row: Row<Value>, _ line: Int) throws {
    for coercion in [Coercion.strict, .lenient] {
      try expect(row.right, row.format, coercion, gives: row.value, line: line)
      try expect("null", row.format, coercion, is: .null, [], line: line)
      for other in row.other + ["[]", "{}", #""x""#, "[\(row.right), 1]"] + row.empty {
        for sut in try InFormat.both(other, row.format, coercion) {
          expect(sut.$value.outcome, equals: .unusable, "\(other)", line: line)
          expect(
            sut.$value.findings.filter { !$0.isRepair }.count, equals: 1, "\(other)", line: line)
          #expect(throws: BuildFailure.self) { try sut.build().get() }
        }
      }
    }
    guard let repaired = row.repaired else { return }
    for sut in try InFormat.both(repaired, row.format) {
      expect(sut.value, equals: row.value, line: line)
      expect(sut.$value.findings.map(\.isRepair), equals: [true], line: line)
    }
    for sut in try InFormat.both(repaired, row.format, .strict) {
      expect(sut.$value.outcome, equals: .unusable, line: line)
    }
  }

  private func checkInContainers<Value>(_ row: Row<Value>, _ line: Int) throws {
    let (right, value) = (row.right, row.value)
    let each = FieldFormat<[Value]>.each(row.format)
    for sut in try InFormat.both("[\(right), {}, \(right), []]", each) {
      expect(sut.value, equals: [value, value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[1]", "value[3]"])
    }
    for sut in try InFormat.both("[{}, []]", each) {
      expect(sut.value, equals: [], line: line)
      expect(failureLines(sut.build()).first, equals: "value: none of 2 elements could be used")
    }
    for sut in try InFormat.both("[\(right), null, {}]", FieldFormat<[Value?]>.each(row.format)) {
      expect(sut.value, equals: [value, nil, nil], line: line)
    }
    for sut in try InFormat.both(
      "[\(right), \(right), {}]", FieldFormat<Set<Value>>.each(row.format))
    {
      expect(sut.value, equals: [value], line: line)
      expect(sut.$value.findings.count, equals: 2, line: line)
    }
    let members = FieldFormat<[String: Value]>.each(row.format)
    for sut in try InFormat.both(#"{"a": \#(right), "b": {}}"#, members) {
      expect(sut.value, equals: ["a": value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value.b"], line: line)
    }
    let deep = FieldFormat<[[[Value]]]>.each(.each(.each(row.format)))
    for sut in try InFormat.both("[[[\(right), {}], []]]", deep) {
      expect(sut.value, equals: [[[value], []]], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[0][0][1]"], line: line)
    }
  }

  private func checkPlaces<Value>(_ row: Row<Value>, _ line: Int) throws {
    let nothing = FieldFormat<Value>(words: "as nothing") { .unusable($0) }
    for format in [FieldFormat<Value>.oneOf(row.format, nothing), .oneOf(nothing, row.format)] {
      try expect(row.right, format, gives: row.value, line: line)
      for sut in try InFormat.both("{}", format) {
        expect(sut.$value.outcome, equals: .unusable, line: line)
      }
    }
    for sut in try InFormat.both(
      #"[{"k": "a", "v": \#(row.right)}, {"k": "b", "v": []}]"#,
      FieldFormat<[String: Value]>.pairs(key: "k", value: "v", as: .each(row.format)))
    {
      expect(sut.value, equals: ["a": row.value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[1].v"], line: line)
    }
    try CurrentPath.$format.withValue(row.format) {
      for (json, outcome) in [
        ("{}", FieldOutcome.missing), (#"{"a": {}}"#, .missing), (#"{"a": null}"#, .null),
        (#"{"a": 7}"#, .unusable), (#"{"a": {"b": null}}"#, .null),
        (#"{"a": {"b": \#(row.right)}}"#, .value),
      ] {
        expect(try AtPath<Value>(json: json).$value.outcome, equals: outcome, "\(json)", line: line)
        expect(
          AtPath<Value>(dictionary: try dictionary(json)).$value.outcome, equals: outcome,
          "\(json)",
          line: line)
      }
      // What has arrived as a whole is used.
      let whole = try JSONRoot<AtPath<Value>>(cutOff: #"{"a": {"b": \#(row.right), "c"#)
      expect(whole.value?.value, equals: row.value, line: line)
      let cut = try JSONRoot<AtPath<Value>>(cutOff: #"{"a": {"b": \#(row.right.dropLast())"#)
      expect(cut.value?.value, equals: nil, line: line)
    }
  }

  /// Each element is read once, whatever came before it.
  private func checkCount<Value>(_ row: Row<Value>, _ line: Int) throws {
    let (reads, format) = (Counter(), row.format)
    let counted = FieldFormat<Value>(words: "counted") { node in
      reads.add()
      return format.captured(node)
    }
    let count = volume(debug: 1_000, release: 50_000)
    let json = "[" + String(repeating: "\(row.right),{},", count: count) + "null]"
    for sut in try InFormat.both(json, FieldFormat<[Value]>.each(counted)) {
      expect(sut.value?.count, equals: count, line: line)
    }
    expect(reads.count, equals: 2 * (2 * count + 1), line: line)
  }
}

private enum CurrentPath {
  @TaskLocal static var format: (any Sendable)?
}

private struct AtPath<Value: Capturable>: ConstructionBuilder {
  @Field var value: Value?

  init(fields: JSONFields) {
    guard let format = CurrentPath.format as? FieldFormat<Value> else {
      _value = .missing
      return
    }
    _value = fields["a", "b", as: format]
  }

  func build() -> Result<Value.Built, BuildFailure> { construct({ $0 }, $value) }
}

private final class Counter: Sendable {
  private let number = Atomic(0)
  var count: Int { number.load(ordering: .relaxed) }
  func add() { number.add(1, ordering: .relaxed) }
}
