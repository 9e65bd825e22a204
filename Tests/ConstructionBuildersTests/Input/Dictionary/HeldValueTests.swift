import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What a dictionary holds and JSON does not know.
struct HeldValueTests {
  /// The classes of Foundation for what Swift has as structures.
  @Test(.enabled(if: readsFoundation))
  func objectOfFoundation_isReadByTheFieldOfItsType() throws {
    let instant = Date(timeIntervalSince1970: 1)
    let id = UUID()
    let address = try #require(URL(string: "https://example.com/a"))
    expect(read(Date.self, NSDate(timeIntervalSince1970: 1)), equals: HeldReading(instant))
    expect(read(Data.self, NSData(data: Data([1]))), equals: HeldReading(Data([1])))
    expect(read(Data.self, NSMutableData(data: Data([1]))), equals: HeldReading(Data([1])))
    expect(read(URL.self, NSURL(string: "https://example.com/a")!), equals: HeldReading(address))
    expect(read(UUID.self, NSUUID(uuidString: id.uuidString)!), equals: HeldReading(id))
    expect(
      read(Date.self, AnyHashable(NSDate(timeIntervalSince1970: 1))), equals: HeldReading(instant))
    expect(
      read([Date].self, NSArray(array: [NSDate(timeIntervalSince1970: 1)])),
      equals: HeldReading([instant]))
    expect(
      read([String: Date].self, NSDictionary(dictionary: ["a": NSDate(timeIntervalSince1970: 1)])),
      equals: HeldReading(["a": instant]))
  }

  @Test(arguments: [
    HeldRow("Date", Date(timeIntervalSince1970: 1)),
    HeldRow("Date?", Date?.some(Date(timeIntervalSince1970: 1)) as Any),
    HeldRow("AnyHashable of Date", AnyHashable(Date(timeIntervalSince1970: 1))),
    HeldRow("NSDate", NSDate(timeIntervalSince1970: 1)),
  ])
  func heldDate_isReadInEveryFormat(_ row: HeldRow) {
    let sut = FormattedDates(dictionary: ["date": row.value], coercion: .strict)
    let date = Date(timeIntervalSince1970: 1)
    expect(sut.dates, equals: Array(repeating: date, count: 8))
    expect(sut.findings, say: [])
  }

  @Test func heldDateOutsideOfAWindow_isOutOfRange() {
    let sut = FormattedDates(dictionary: ["date": Date(timeIntervalSince1970: 5)])
    expect(
      sut.findings,
      say: "date: expected Date in seconds since 1970 from 1970-01-01T00:00:00Z to "
        + "1970-01-01T00:00:02Z, found value of type Date, which is out of range")
  }

  /// No text is made of a value that has none.
  @Test(arguments: [
    HeldRow("Date", Date(timeIntervalSince1970: 1)), HeldRow("Data", Data([1])),
    HeldRow("URL", URL(string: "https://example.com")!), HeldRow("UUID", UUID()),
    HeldRow("Timestamp", Timestamp(seconds: 1)),
  ])
  func heldValueInAFieldOfAnotherType_saysSo(_ row: HeldRow) {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let sut = One<String>(dictionary: ["value": row.value], coercion: coercion)
      expect(
        sut.$value.finding?.description,
        equals: "value: expected String, found value of type \(row.testDescription)")
    }
    expect(
      One<Int>(dictionary: ["value": row.value]).$value.finding?.description,
      equals: "value: expected Int, found value of type \(row.testDescription)")
  }

  @Test func objectInAStringField_saysSo() {
    let finding = One<String>(dictionary: ["value": NSDate()]).$value.finding?.description
    expect(finding, startsWith: "value: expected String, found value of type ")
    expect(finding, endsWith: "Date")
  }

  @Test func valueOfAClientsType_isReadByAFormat() {
    let held = FormattedTimestamp(dictionary: [
      "at": Timestamp(seconds: 7), "all": [Timestamp(seconds: 7)],
    ])
    expect(held.at, equals: Date(timeIntervalSince1970: 7))
    expect(held.$at.outcome, equals: .value)
    let sent = FormattedTimestamp(dictionary: ["at": "1970-01-01T00:00:07Z"])
    expect(sent.at, equals: Date(timeIntervalSince1970: 7))
    expect(
      FormattedTimestamp(dictionary: ["at": 7]).findings,
      say: "at: expected Date as a Timestamp, found number 7")
    expect(held.findings, say: "all[0]: expected Date, found value of type Timestamp")
  }

  @Test func valuesOfAClientsType_areReadByAFormatOfEach() {
    let (one, two) = (Timestamp(seconds: 1), Timestamp(seconds: 2))
    let dates = [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)]
    let arrays: [Any] = [
      [one, two], [one, two] as [Any], [one, two] as [Timestamp?], AnyHashable([1]) as Any,
    ]
    expect(
      arrays.map { HeldInContainers(dictionary: ["list": $0]).list },
      equals: [dates, dates, dates, []])
    let sut = HeldInContainers(dictionary: [
      "list": [one, 7, two], "kept": [one, Timestamp?.none as Any, two], "byKey": ["a": one],
      "set": [one, two, one],
    ])
    expect(sut.list, equals: dates)
    expect(sut.kept, equals: [dates[0], nil, dates[1]])
    expect(sut.byKey, equals: ["a": dates[0]])
    expect(sut.set, equals: Set(dates))
    expect(
      sut.findings, say: "list[1]: expected Date as a Timestamp, found number 7",
      "set[2]: value of type Timestamp is a duplicate Date")
  }

  /// What JSON knows is no held value, and bytes hold none.
  @Test func valueThatJSONKnows_isNotHeld() throws {
    let nulls: [Any] = readsFoundation ? [NSNull()] : []
    for value in ["a", 1, 1.5, true, [1], ["a": 1], Int?.none as Any] + nulls {
      expect(HeldAnything(dictionary: ["value": value]).value, equals: 0)
    }
    expect(HeldAnything(dictionary: ["value": [1]], maximumDepth: 1).value, equals: 0)
    let twice: [AnyHashable: Any] = ["value": Date(), SameText(rawValue: "value"): Date()]
    expect(HeldAnything(dictionary: twice).value, equals: 0)
    expect(try HeldAnything(json: #"{"value": "a"}"#).value, equals: 0)
    expect(HeldAnything(dictionary: ["value": Date()]).value, equals: 1)
    expect(HeldAnything(dictionary: ["value": Timestamp(seconds: 7)]).value, equals: 1)
  }

  private func read<Value: Capturable & Equatable>(
    _ type: Value.Type, _ value: Any
  ) -> HeldReading<Value> {
    let field = One<Value>(dictionary: ["value": value]).$value
    return HeldReading(field.wrappedValue, field.outcome)
  }
}

private struct HeldReading<Value: Equatable>: Equatable {
  let value: Value?
  let outcome: FieldOutcome

  init(_ value: Value?, _ outcome: FieldOutcome = .value) {
    self.value = value
    self.outcome = outcome
  }
}

/// A class of another library, such as Firestore's.
private final class Timestamp: Sendable {
  let seconds: Double
  init(seconds: Double) { self.seconds = seconds }
  func dateValue() -> Date { Date(timeIntervalSince1970: seconds) }
}

extension FieldFormat<Date> {
  fileprivate static var timestamp: FieldFormat {
    FieldFormat(words: "as a Timestamp") { node in
      if let held = node.held(as: Timestamp.self) { return Captured(held.dateValue()) }
      return Date.capture(node)
    }
  }
}

private struct FormattedTimestamp: ConstructionBuilder {
  @Field var at: Date?
  @Field var all: [Date]?

  init(fields: JSONFields) {
    _at = fields["at", as: .timestamp]
    _all = fields["all"]
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $at) }
}

private struct HeldInContainers: ConstructionBuilder {
  @Field var list: [Date]?
  @Field var kept: [Date?]?
  @Field var byKey: [String: Date]?
  @Field var set: Set<Date>?

  init(fields: JSONFields) {
    _list = fields["list", as: .each(.timestamp)]
    _kept = fields["kept", as: .each(.timestamp)]
    _byKey = fields["byKey", as: .each(.timestamp)]
    _set = fields["set", as: .each(.timestamp)]
  }

  func build() -> Result<[Date], BuildFailure> { construct({ $0 }, $list) }
}

private struct SameText: RawRepresentable, Hashable {
  let rawValue: String
}

private struct HeldAnything: ConstructionBuilder {
  @Field var value: Int?

  init(fields: JSONFields) {
    _value =
      fields[
        "value",
        as: FieldFormat { node in Captured(node.held(as: Any.self) == nil ? 0 : 1) }]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}

private struct FormattedDates: ConstructionBuilder {
  @Field var iso8601: Date?
  @Field var withZone: Date?
  @Field var seconds: Date?
  @Field var inWindow: Date?
  @Field var day: Date?
  @Field var oneOf: Date?
  @Field var sent: Date?
  @Field var sentText: Date?

  init(fields: JSONFields) {
    let window = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 2)
    _iso8601 = fields["date", as: .iso8601]
    _withZone = fields["date", as: .iso8601WithZone]
    _seconds = fields["date", as: .secondsSince1970]
    _inWindow = fields["date", as: .secondsSince1970(within: window)]
    _day = fields["date", as: .pattern("yyyy-MM-dd")]
    _oneOf = fields["date", as: .oneOf(.millisecondsSince1970, .pattern("yyyy"))]
    _sent = fields["date", as: .sent(as: .number, .pattern("yyyyMMdd"))]
    _sentText = fields["date", as: .null("x", or: .sent(as: .string, .secondsSince1970))]
  }

  var dates: [Date?] { [iso8601, withZone, seconds, inWindow, day, oneOf, sent, sentText] }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $iso8601) }
}
