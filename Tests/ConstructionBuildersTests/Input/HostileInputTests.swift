import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Whatever the bytes are: a model, or a failure with words. Never a crash, never a hang.
struct HostileInputTests {
  @Test func everyTruncation_isRefusedWithWords() throws {
    let bytes = Array(smallDocument.utf8)
    for count in 0..<bytes.count {
      let failure = #expect(throws: BuildFailure.self) {
        try Everything(json: Array(bytes.prefix(count)))
      }
      expect(failure?.findings.first?.kind, equals: .malformed, "cut off at \(count)")
      expect(failure?.description, contains: "line ")
    }
    #expect(throws: Never.self) { try Everything(json: bytes) }
  }

  @Test func everyByteReplacedByEveryOther_endsInModelOrFailure() {
    let bytes = Array(smallDocument.utf8)
    var built = 0
    for index in stride(from: 0, to: bytes.count, by: stepWidth(debug: 3, release: 2, all: 1)) {
      for value in UInt8.min...UInt8.max where value != bytes[index] {
        var changed = bytes
        changed[index] = value
        if endsInModel(changed) { built += 1 }
      }
    }
    // A letter in a string may be another one: many of the changes are harmless.
    #expect(built > inputSize(debug: 300, release: 500, all: 1_000))
  }

  @Test func oneByte_endsInFailure() {
    for value in UInt8.min...UInt8.max { #expect(!endsInModel([value])) }
  }

  @Test func randomBytes_endInModelOrFailure() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<volume(debug: 2_000, release: 20_000) {
      let count = Int.random(in: 0..<64, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = endsInModel(bytes)
    }
  }

  @Test func randomPunctuation_endsInModelOrFailure() {
    let alphabet = Array(#"{}[],:"\ue0123456789-+.tfnrsalE d8"#.utf8)
    var random = SplitMix64(seed: 2)
    for _ in 0..<volume(debug: 4_000, release: 50_000) {
      let count = Int.random(in: 0..<32, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random)! }
      _ = endsInModel(bytes)
    }
  }

  /// `JSONSerialization` accepts some documents that are not JSON, so only one direction is
  /// checked.
  @Test func mutatedDocumentThatIsRead_isJSONForFoundation() throws {
    let bytes = Array(smallDocument.utf8)
    var random = SplitMix64(seed: 3)
    var read = 0
    for _ in 0..<volume(debug: 10_000, release: 20_000) {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
          in: 0x20...0x7E, using: &random)
      }
      let foundation =
        try? JSONSerialization.jsonObject(with: Data(changed), options: .fragmentsAllowed)
      if (try? Everything(json: changed)) != nil {
        #expect(foundation != nil, "\(String(decoding: changed, as: UTF8.self))")
        read += 1
      }
    }
    #expect(read > 100)
  }

  @Test func manyBadElements_keep100FindingsAndACount() throws {
    let count = inputSize(debug: 20_000, release: 60_000, all: 200_000)
    let json = #"{"value":[\#(String(repeating: "{},", count: count))1]}"#
    let sut = try One<[Int]>(json: json)
    expect(sut.value, equals: [1])
    expect(sut.findings.count, equals: 101)
    expect(sut.findings.first?.description, equals: "value[0]: expected Int, found object {}")
    expect(sut.findings.last?.kind, equals: .more(count - 100))
    expect(sut.findings.last?.description, equals: "value: \(count - 100) more findings")
  }

  @Test func manyUnbuildableElements_keep100FindingsAndACount() throws {
    let count = inputSize(debug: 10_000, release: 30_000, all: 200_000)
    let json = #"{"value":[\#(String(repeating: "{},", count: count - 1)){}]}"#
    let sut = try CompleteOne<One<Int>>(json: json)
    let failure = #expect(throws: BuildFailure.self) { try sut.build().get() }
    expect(failure?.findings.count, equals: 101)
    expect(failure?.findings[99].description, equals: "value[99].value: required Int is missing")
    expect(
      failure?.description.hasPrefix("Array<Int> could not be built: \(count) problems"),
      equals: true)
    expect(sut.findings.last?.kind, equals: .more(count - 100))
  }

  @Test func numberOfAMillionDigits_isReadOrRefused() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    try expect(One<Int>(json: #"{"value":\#(digits)}"#).$value.finding?.kind, equals: .outOfRange)
    try expect(
      One<Double>(json: #"{"value":\#(digits)}"#).$value.finding?.kind, equals: .outOfRange)
    try expect(One<Double>(json: #"{"value":0.\#(digits)}"#).value, equals: 1)
    try expect(
      One<Decimal>(json: #"{"value":\#(digits)}"#).$value.finding?.kind, equals: .imprecise)
    try expect(One<String>(json: #"{"value":\#(digits)}"#).value, equals: digits)
  }

  @Test func letterWithManyMarks_isNoTruthWordInLinearTime() throws {
    // Compared as a text, it takes a time that grows with the square of the marks.
    let marks = String(repeating: "\u{301}\u{316}", count: 32_000)
    let start = ContinuousClock.now
    let sut = try One<Bool>(json: #"{"value":"t\#(marks)"}"#)
    expect(sut.$value.finding?.kind, equals: .mismatch)
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test func objectWithManyMembers_isReadByKeyInLinearTime() throws {
    let count = inputSize(debug: 20_000, release: 40_000, all: 100_000)
    let members = (0..<count).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    let sut = try ManyKeys(json: "{\(members)}")
    expect(sut.sum, equals: (count - 1) * count / 2)
  }

  private func endsInModel(_ bytes: [UInt8]) -> Bool {
    switch Everything.build(json: bytes) {
    case .success: return true
    case .failure(let failure):
      #expect(!failure.findings.isEmpty)
      #expect(failure.findings.allSatisfy { !$0.description.isEmpty })
      return false
    }
  }
}

private let smallDocument =
  #"{"text":"a\u00e9é😀\n","int":-12,"real":1.5e3,"flag":true,"none":null,"list":[1,"2",[]],"map":{"k":{}}}"#

/// A builder that reads every kind of value.
private struct Everything: ConstructionBuilder {
  @Field var text: String?
  @Field var int: Int?
  @Field var real: Double?
  @Field var flag: Bool?
  @Field var none: String?
  @Field var list: [JSONValue]?
  @Field var map: [String: JSONValue]?

  init(fields: JSONFields) {
    _text = fields["text"]
    _int = fields["int"]
    _real = fields["real"]
    _flag = fields["flag"]
    _none = fields["none"]
    _list = fields["list"]
    _map = fields["map"]
  }

  func build() -> Result<String, BuildFailure> {
    construct(
      { "\($0) \($1) \($2) \($3) \(String(describing: $4)) \($5) \($6)" },
      $text, $int, $real, $flag, $none.optional, $list, $map)
  }
}

/// A builder that reads every member by its key.
private struct ManyKeys: ConstructionBuilder {
  let sum: Int

  init(fields: JSONFields) {
    sum = fields.keys.reduce(0) { sum, key in
      let field: Field<Int> = fields[key]
      return sum + (field.wrappedValue ?? 0)
    }
  }

  func build() -> Result<Int, BuildFailure> { .success(sum) }
}
