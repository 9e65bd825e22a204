import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

struct RetryAfterTests {
  /// 1994-11-06T08:49:30.5Z.
  static let now = Date(timeIntervalSince1970: 784_111_770.5)

  @Test(arguments: [
    ("0", Duration.zero), ("7", .seconds(7)), (" 120 ", .seconds(120)), ("007", .seconds(7)),
    ("99999999999999999999", .seconds(31_622_400_000)),
    // A date is rounded up, because the service would refuse a request that comes too early.
    ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(7)),
    ("Sunday, 06-Nov-94 08:49:37 GMT", .seconds(7)),
    ("Sun, 06 Nov 1994 08:49:30 GMT", .zero),
  ])
  func field_thatIsValid_isADelay(field: String, time: Duration) {
    expect(RetryAfter.duration(field, now: Self.now), equals: time)
  }

  @Test(arguments: ["", " ", "-1", "+1", "1.5", "soon", "7 s", "７"])
  func field_thatIsInvalid_isNil(field: String) {
    #expect(RetryAfter.duration(field, now: Self.now) == nil)
  }
}
