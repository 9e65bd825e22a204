import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

struct HTTPDateTests {
  /// 2026-11-21T00:00:00Z.
  static let now = Date(timeIntervalSince1970: 1_795_219_200)

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0),
    ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    // A leap second is the first second of the next minute.
    ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
    // At most 50 years ahead; in the past otherwise.
    ("Saturday, 21-Nov-76 00:00:00 GMT", 3_373_142_400),
    ("Monday, 21-Nov-77 00:00:00 GMT", 248_918_400),
  ])
  func date_inEachForm_isRead(text: String, seconds: TimeInterval) {
    expect(HTTPDate.date(text, now: Self.now), equals: Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "now", "GMT", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 194 08:49:37 GMT", "Sun, 31 Feb 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 0x6 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z", "Sun Nov  6 08:49:37 94",
    "Sun, 06 Nov 1994 +8:49:37 GMT",
  ])
  func text_inNoForm_isNil(text: String) {
    #expect(HTTPDate.date(text, now: Self.now) == nil)
  }
}
