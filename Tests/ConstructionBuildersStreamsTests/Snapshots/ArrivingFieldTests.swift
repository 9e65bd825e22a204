import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Fields that read in a way of their own, of documents that are still arriving, or were cut off.
struct ArrivingFieldTests {
  private static let loose: Coercion = [.lenient, .looseSyntax]

  /// A key may follow, and no other is read.
  @Test func cutOffObject_isNotReadByKeysInAnyCase() throws {
    let sut = try JSONRoot<AccountBuilder>(
      cutOff: #"{"UserId": 7, "name": "Ann", "nick"#, coercion: [.lenient, .keysInAnyCase])
    expect(sut.value?.userId, equals: nil)
    expect(sut.value?.name, equals: "Ann")
  }

  /// What has settled counts, and what is cut off does not.
  @Test func repeatedKey_isOnRecordOnceBothHaveSettled() {
    var reader = PartialReader<One<[Int]>>()
    reader.append(#"{"value": [1], "value": [2"#)
    expect(reader.snapshot().value, equals: [1])
    expect(reader.snapshot().findings, equals: [])
    reader.append("]")
    expect(reader.snapshot().value, equals: [2])
    expect(reader.snapshot().findings, say: "value: the key is repeated, and its last value counts")
  }

  /// Elements are there as soon as they have arrived.
  @Test func elementsInAFormat_areThoseThatHaveArrived() throws {
    var reader = PartialReader<PlacesBuilder>()
    reader.append(#"{"list": ["-", 60], "replies": {"children": [60, "#)
    let snapshot = reader.snapshot()
    expect(snapshot.second, equals: Date(timeIntervalSince1970: 60))
    expect(snapshot.children, equals: [Date(timeIntervalSince1970: 60)])
    expect(snapshot.first, equals: nil)
    reader.append("1")
    expect(reader.snapshot().children?.count, equals: 1)
  }

  /// What has arrived of a value may be a case by accident.
  @Test func openValue_isNotShown() throws {
    var reader = PartialReader<One<Open<Color>>>()
    reader.append(#"{"value": "red"#)
    expect(reader.snapshot().value, equals: nil)
    #expect(reader.snapshot().$value.isArriving)
    reader.append("dish")
    expect(reader.snapshot().value, equals: nil)
    reader.append(#"""#)
    expect(reader.snapshot().value, equals: .unknown("reddish"))
  }

  @Test func arrayThatMayLoseElements_isNotBuiltWhileItArrives() throws {
    var reader = PartialReader<LosingTwo<Int>>()
    reader.append(#"{"value": [1, "x""#)
    let sut = reader.snapshot()
    expect(sut.value, equals: [1])
    expect(sut.build(), fails: "value: array is still arriving")
  }

  @Test func cutOffArray_losesAnUnknownNumber() throws {
    let sut = try JSONRoot<[Int]>(cutOff: "[1, 2, 3")
    let lines = failureLines(sut.build { $0.allowingLosses(atMost: 100) })
    expect(lines, equals: failureLines(sut.build { $0.requiringAll }))
    expect(lines.count, equals: 1)
  }

  /// Streams, snapshots and what is salvaged refuse it, unlike a whole document.
  @Test func looseSyntax_isRefused() throws {
    var reader = ElementReader<GuestBuilder>(.lines, coercion: Self.loose)
    reader.append("{\"name\": \"a\",}\n")
    if case .success = reader.next()?.result { Issue.record("read") }
    var snapshots = PartialReader<GuestBuilder>(coercion: Self.loose)
    snapshots.append("{\"name\": \"a\",}")
    if case .success = snapshots.finish() { Issue.record("read") }
    #expect(throws: BuildFailure.self) {
      try JSONRoot<[Int]>(cutOff: "[1, /* a */ 2", coercion: Self.loose)
    }
    let whole = try JSONRoot<[Int]>(cutOff: "[1, /* a */ 2]", coercion: Self.loose)
    expect(whole.value, equals: [1, 2])
  }
}

private struct AccountBuilder: ConstructionBuilder {
  @Field var userId: Int?
  @Field var name: String?
  @Field var nick: String?
  @Field var other: String?

  init(fields: JSONFields) {
    _userId = fields["userId"]
    _name = fields["name"]
    _nick = fields["nick_name"]
    _other = fields["nickname"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $userId) }
}

private struct PlacesBuilder: ConstructionBuilder {
  @Field var first: Date?
  @Field var second: Date?
  @Field var children: [Date]?

  init(fields: JSONFields) {
    _first = fields["list", 0, as: .null("-", or: .secondsSince1970)]
    _second = fields["list", 1, as: .secondsSince1970]
    _children = fields["replies", "children", as: .each(.secondsSince1970)]
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $second) }
}

private struct LosingTwo<Element: Capturable>: ConstructionBuilder {
  @Field var value: [Element]?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<[Element.Built], BuildFailure> {
    construct({ $0 }, $value.allowingLosses(atMost: 2))
  }
}
