import Foundation
import Synchronization
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// What is read of a format, and what is not: from both inputs, and in all places where values can
/// be.
struct BadInputRow<Value: Capturable & Hashable> where Value.Built == Value {
  let format: FieldFormat<Value>
  /// A value that is read without a finding, also under `.strict`.
  let right: String
  let value: Value
  /// One that is read with a repair, and not under `.strict`.
  let repaired: String?
  /// What is never read.
  let other: [String]
  /// Two values that are never read, either with one problem at the value itself.
  let bad: [String]

  /// What most formats do not read. The empty text is no value, except for bytes.
  private var usual: [String] {
    guard !isReadInPart, bad == ["{}", "[]"] else { return [] }
    return [#""x""#, "[\(right), 1]"] + (Value.self == Data.self ? [] : [#""""#])
  }

  private var isReadInPart: Bool { format.words.isOfParts }

  init(
    _ format: FieldFormat<Value>, _ right: String, _ value: Value, repaired: String? = nil,
    other: [String], bad: [String] = ["{}", "[]"]
  ) {
    (self.format, self.right, self.value) = (format, right, value)
    (self.repaired, self.other, self.bad) = (repaired, other, bad)
  }

  func check(line: Int = #line) throws {
    try checkAlone(line)
    try checkInContainers(line)
    try checkPlaces(line)
    try checkCount(line)
  }

  private func checkAlone(_ line: Int) throws {
    for coercion in [Coercion.strict, .lenient] {
      try expect(right, format, coercion, gives: value, line: line)
      try expect("null", format, coercion, is: .null, [], line: line)
      for other in other + bad + usual {
        for sut in try InFormat.both(other, format, coercion) {
          expect(sut.$value.outcome, equals: .unusable, "\(other)", line: line)
          expect(
            sut.$value.findings.filter { !$0.isRepair }.count, equals: 1, "\(other)", line: line)
          #expect(throws: BuildFailure.self) { try sut.build().get() }
        }
      }
    }
    guard let repaired = repaired else { return }
    for sut in try InFormat.both(repaired, format) {
      expect(sut.value, equals: value, line: line)
      expect(sut.$value.findings.map(\.isRepair), equals: [true], line: line)
    }
    for sut in try InFormat.both(repaired, format, .strict) {
      expect(sut.$value.outcome, equals: .unusable, line: line)
    }
  }

  private func checkInContainers(_ line: Int) throws {
    let each = FieldFormat<[Value]>.each(format)
    for sut in try InFormat.both("[\(right), \(bad[0]), \(right), \(bad[1])]", each) {
      expect(sut.value, equals: [value, value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[1]", "value[3]"])
    }
    for sut in try InFormat.both("[\(bad[0]), \(bad[1])]", each) {
      expect(sut.value, equals: [], line: line)
      expect(failureLines(sut.build()).first, equals: "value: none of 2 elements could be used")
    }
    for sut in try InFormat.both("[\(right), null, \(bad[0])]", FieldFormat<[Value?]>.each(format))
    {
      expect(sut.value, equals: [value, nil, nil], line: line)
    }
    for sut in try InFormat.both(
      "[\(right), \(right), \(bad[0])]", FieldFormat<Set<Value>>.each(format))
    {
      expect(sut.value, equals: [value], line: line)
      expect(sut.$value.findings.count, equals: 2, line: line)
    }
    let members = FieldFormat<[String: Value]>.each(format)
    for sut in try InFormat.both(#"{"a": \#(right), "b": \#(bad[0])}"#, members) {
      expect(sut.value, equals: ["a": value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value.b"], line: line)
    }
    let deep = FieldFormat<[[[Value]]]>.each(.each(.each(format)))
    for sut in try InFormat.both("[[[\(right), \(bad[0])], []]]", deep) {
      expect(sut.value, equals: [[[value], []]], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[0][0][1]"], line: line)
    }
  }

  private func checkPlaces(_ line: Int) throws {
    let nothing = FieldFormat<Value>(words: "as nothing") { .unusable($0) }
    for format in [FieldFormat<Value>.oneOf(format, nothing), .oneOf(nothing, format)] {
      try expect(right, format, gives: value, line: line)
      for sut in try InFormat.both(bad[0], format) {
        expect(sut.$value.outcome, equals: .unusable, line: line)
      }
    }
    for sut in try InFormat.both(
      #"[{"k": "a", "v": \#(right)}, {"k": "b", "v": \#(bad[1])}]"#,
      FieldFormat<[String: Value]>.pairs(key: "k", value: "v", as: .each(format)))
    {
      expect(sut.value, equals: ["a": value], line: line)
      expect(sut.$value.findings.map(\.path.description), equals: ["value[1].v"], line: line)
    }
    try CurrentPath.$format.withValue(format) {
      for (json, outcome) in [
        ("{}", FieldOutcome.missing), (#"{"a": {}}"#, .missing), (#"{"a": null}"#, .null),
        (#"{"a": 7}"#, .unusable), (#"{"a": {"b": null}}"#, .null),
        (#"{"a": {"b": \#(right)}}"#, .value),
      ] {
        expect(try AtPath<Value>(json: json).$value.outcome, equals: outcome, "\(json)", line: line)
        expect(
          AtPath<Value>(dictionary: try dictionary(json)).$value.outcome, equals: outcome,
          "\(json)", line: line)
      }
      // What has arrived as a whole is used.
      let whole = try begun(AtPath<Value>.self, #"{"a": {"b": \#(right), "c"#)
      expect(whole.value?.value, equals: value, line: line)
      // A part of a value is none, but for the elements of an array.
      guard !isReadInPart else { return }
      let cut = try begun(AtPath<Value>.self, #"{"a": {"b": \#(right.dropLast())"#)
      expect(cut.value?.value, equals: nil, line: line)
    }
  }

  /// Each element is read once, whatever came before it.
  private func checkCount(_ line: Int) throws {
    let (reads, format) = (Counter(), format)
    let counted = FieldFormat<Value>(words: "counted") { node in
      reads.add()
      return format.captured(node)
    }
    let count = inputSize(debug: 150, release: 2_000, all: 50_000)
    let json = "[" + String(repeating: "\(right),\(bad[0]),", count: count) + "null]"
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

/// What a document that was cut off is read as.
private func begun<Value>(_ type: Value.Type, _ json: String) throws -> JSONRoot<Value> {
  let document = ArrivingDocument(maximumDepth: .maximumDepth, maximumLength: .max)
  Array(json.utf8).withUnsafeBytes { document.append($0) }
  document.complete()
  let error = try #require(document.isCutOff ? document.error : nil, "\(json)")
  let end = document.bytes.withDocumentBytes { textLocation(ofByteAt: error.offset, in: $0) }
  return try #require(
    document.withRoot(.lenient, cut: end) { JSONRoot<Value>(cutOff: $0, at: []) })
}

private final class Counter: Sendable {
  private let number = Atomic(0)
  var count: Int { number.load(ordering: .relaxed) }
  func add() { number.add(1, ordering: .relaxed) }
}
