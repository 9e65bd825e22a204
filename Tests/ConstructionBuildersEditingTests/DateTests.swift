import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Any date of the years 1 to 9999 is written, also one that is finer than a text is read.
struct DateTests {
  /// Like that of `Date()`: seconds since 2001 with all bits of a Double.
  private static let fine: [Date] = {
    var random = RandomEdits(seed: 1)
    return [0.1, 700_000_000.1, -978_307_199.9, -62_135_769_600].map(
      Date.init(timeIntervalSinceReferenceDate:))
      + (0..<(checksAllCases ? 200 : 50)).map { _ in
        Date(timeIntervalSinceReferenceDate: 6e8 + Double(random.below(1 << 52)) / 0x1p24)
      }
  }()

  @Test func everyDate_isWrittenAsItIsRead() throws {
    let json = #"{"text": "2026-06-10T23:11:26Z", "seconds": 1, "thousandths": 2, "all": []}"#
    for date in Self.fine {
      let sent = try SentDocument<DatesBuilder>(json: json)
      var dates = sent.value
      dates.set(date)
      expect(
        Self.seconds(try DatesBuilder(json: sent.edited(dates).data)), equals: Self.seconds(dates))

      var new = DatesBuilder(dictionary: [:])
      new.set(date)
      expect(Self.seconds(try DatesBuilder(json: new.json.description)), equals: Self.seconds(new))
    }
  }

  @Test func aDateThatIsNone_isRefusedWithoutWordsOfAnotherFormat() throws {
    try expect(
      refusal(#"{"seconds": 1}"#, as: DatesBuilder.self) {
        $0.seconds = Date(timeIntervalSince1970: .nan)
      }, equals: ["seconds: rejected: Only a date of the years 1 to 9999 can be written"])
  }

  private static func seconds(_ dates: DatesBuilder) -> [Double?] {
    [dates.text, dates.seconds, dates.thousandths, dates.all?.last, dates.own?.value.date]
      .map { $0?.timeIntervalSince1970 }
  }
}

private struct Own: Codable, Equatable, Sendable {
  let date: Date
  var tags: Set<String> = ["a", "b", "c", "d"]
}

private struct DatesBuilder: ConstructionBuilder {
  @Field var text: Date?
  @Field var seconds: Date?
  @Field var thousandths: Date?
  @Field var all: [Date]?
  @Field var own: Decoded<Own>?

  init(fields: JSONFields) {
    _text = fields["text"]
    _seconds = fields["seconds", as: .secondsSince1970]
    _thousandths = fields["thousandths", as: .millisecondsSince1970]
    _all = fields["all"]
    _own = fields["own"]
  }

  mutating func set(_ date: Date) {
    (text, seconds, all, own) = (date, date, [date, date], Decoded(Own(date: date)))
    // Seconds since 1970 times 1000 is rounded, and not every one can be read from that.
    thousandths = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded())
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}
