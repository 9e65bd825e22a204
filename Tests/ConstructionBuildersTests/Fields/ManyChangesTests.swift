import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Many changes of parts of one value: each takes the same time, however large the value is.
///
/// At this size, a copy of the value, or a search in its notes, for each change would take minutes.
struct ManyChangesTests {
  /// What is said of those of which no words are kept.
  private static let rest = "value: 3000 more findings"

  private static let count = 4_000

  private static func list(_ count: Int = count, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  private static func check<Key: Hashable & Capturable>(
    _ sut: inout One<[Key: Int]>, _ key: (Int) -> Key, losses: [String], count: Int = count,
    line: Int = #line
  ) where Key.Built == Key {
    for index in 0..<count { sut.value?[key(index)]? += 1 }
    expect(sut.value?[key(count - 1)], equals: count, line: line)
    expect(sut.findings, say: losses, line: line)
  }

  @Test func membersBesideALostOne() throws {
    let json = #"{"value": {\#(Self.list { #""k\#($0)": \#($0)"# }), "x": "bad"}}"#
    var sut = try One<[String: Int]>(json: json)
    let loss = #"value.x: expected Int, found string "bad""#
    Self.check(&sut, { "k\($0)" }, losses: [loss])
    sut.value?["x"] = 1
    expect(sut.findings, equals: [])
  }

  @Test func membersThatAreAdded() throws {
    let losses = Self.list(500) { #""x\#($0)": []"# }
    var sut = try One<[String: Int]>(json: #"{"value": {"a": 1, \#(losses)}}"#)
    for index in 0..<Self.count { sut.value?["k\(index)"] = index }
    for index in 0..<500 { sut.value?["x\(index)"] = index }
    expect(sut.value?.count, equals: Self.count + 501)
    expect(sut.findings, equals: [])
  }

  @Test func repairedMembers() throws {
    let json = #"{"value": {\#(Self.list { #""k\#($0)": "\#($0)""# })}}"#
    var sut = try One<[String: Int]>(json: json)
    Self.check(&sut, { "k\($0)" }, losses: [Self.rest])
  }

  /// Keys take longer.
  @Test func membersWhoseKeysAreRepaired() throws {
    let json = #"{"value": {\#(Self.list(1_500) { #""0\#($0)": \#($0)"# })}}"#
    var sut = try One<[Int: Int]>(json: json)
    Self.check(&sut, { $0 }, losses: ["value: 500 more findings"], count: 1_500)
  }

  @Test func membersOfPairs() throws {
    struct Pairs: ConstructionBuilder {
      @Field var value: [String: Int]?
      init(fields: JSONFields) { _value = fields["value", as: .pairs(key: "k", value: "v")] }
      func build() -> Result<[String: Int], BuildFailure> { construct({ $0 }, $value) }
    }
    let pairs = Self.list { #"{"v": \#($0), "k": "k\#($0)"}"# }
    var sut = try Pairs(json: #"{"value": [\#(pairs), {"k": "x", "v": "bad"}, {"k": "y"}]}"#)
    let losses = sut.findings
    expect(losses.count, equals: 2)
    for index in 0..<Self.count { sut.value?["k\(index)"]? += 1 }
    expect(sut.findings, equals: losses)
    sut.value?["x"] = 1
    expect(sut.findings, equals: losses.filter { $0.kind == .missing })
  }

  @Test func elementsWithLosses() throws {
    var sut = try One<[[Int]]>(json: #"{"value": [\#(Self.list { #"[\#($0), "x"]"# })]}"#)
    let losses = sut.findings
    for index in 0..<Self.count { sut.value?[index][0] += 1 }
    expect(sut.value?.last, equals: [Self.count])
    expect(sut.findings, equals: losses)
    for index in 0..<Self.count { sut.value?[index].append(7) }
    expect(sut.findings, say: Self.rest)
  }

  @Test func buildersWithFindings() throws {
    let json = #"{"value": [\#(Self.list { #"{"value": "\#($0)"}"# })]}"#
    var sut = try One<[One<Int>]>(json: json)
    for index in 0..<Self.count { sut.value?[index].value = 7 }
    expect(sut.findings, equals: [])
  }

  @Test func membersOfARepairedBuilder() throws {
    let inner = Self.list { #"\"k\#($0)\": \#($0)"# }
    var sut = try One<One<[String: Int]>>(
      json: #"{"value": "{\"value\": {\#(inner)}}"}"#, coercion: .forgiving)
    for index in 0..<Self.count { sut.value?.value?["k\(index)"]? += 1 }
    expect(sut.$value.outcome, equals: .coerced)
    expect(sut.findings.count, equals: 1)
  }
}

/// What is noted of the elements of a value after several changes.
struct SeveralChangesTests {
  @Test func whatIsChangedBack_isAsItWasRead() throws {
    let read = try One<[String: Int]>(json: #"{"value": {"a": "1", "b": [], "c": 3}}"#)
    var sut = read
    sut.value?["a"] = 7
    expect(sut.findings.map(\.path), equals: ["value.b"])
    sut.value?["a"] = 1
    expect(sut, equals: read)
    expect(sut.findings, equals: read.findings)
  }

  @Test func memberThatWasLostAndIsSet_isLostAgainOnceItIsGone() throws {
    let read = try One<[Int: Int]>(json: #"{"value": {"1": "1", "2": [], "3": {}, "x": 1}}"#)
    var sut = read
    sut.value?[2] = 8
    expect(sut.findings.map(\.path), equals: ["value.1", "value.3", "value.x"])
    sut.value?[2] = nil
    expect(sut, equals: read)
    expect(sut.findings, equals: read.findings)
  }

  @Test func copies_areChangedApart() throws {
    var first = try One<[String: Int]>(json: #"{"value": {"a": "1", "b": "2"}}"#)
    first.value?["a"] = 7
    var second = first
    second.value?["b"] = 8
    expect(first.findings.map(\.path), equals: ["value.b"])
    expect(second.findings, equals: [])
    second.value = ["a": 1]
    expect(second.findings, equals: [])
    expect(first.build(), equals: .success(["a": 7, "b": 2]))
  }

  @Test func arrayThatChangesItsLengthLater_isAsItWasSet() throws {
    var sut = try One<[Int]>(json: #"{"value": ["1", [], "3"]}"#)
    sut.value?[0] = 7
    expect(sut.$value.sentCount, equals: 3)
    sut.value?.append(9)
    sut.value?.removeLast()
    expect(sut.findings, equals: [])
    expect(sut.$value.sentCount, equals: 2)
  }

  @Test func requirementOfAll_knowsWhatWasSetSince() throws {
    var sut = try One<[String: Int]>(json: #"{"value": {"a": [], "b": {}}}"#)
    sut.value?["a"] = 7
    var problems = FindingList.ofValue
    _ = sut.$value.requiringAll.resolve(into: &problems)
    expect(problems.findings.map(\.path), equals: ["value.b"])
    sut.value?["b"] = 8
    problems = .ofValue
    expect(sut.$value.requiringAll.resolve(into: &problems), equals: ["a": 7, "b": 8])
    expect(problems.findings, equals: [])
  }
}
