import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A pattern takes just what it would write.
struct DatePatternTests {
  static let written: [(String, String, Double)] = [
    // The year.
    ("yyyy-MM-dd", "2022-06-01", 1_654_041_600), ("yyyy-MM-dd", "0001-01-01", -62_135_596_800),
    ("y-M-d", "2022-6-1", 1_654_041_600), ("y-M-d", "22-11-30", -61_444_137_600),
    ("yyy-MM-dd", "022-11-30", -61_444_137_600), ("yyyyy-MM-dd", "02022-06-01", 1_654_041_600),
    ("uuuu-MM-dd", "2022-06-01", 1_654_041_600), ("yyyy-MM-dd G", "2022-06-01 AD", 1_654_041_600),
    ("yyyy-MM-dd GGGG", "2022-06-01 Anno Domini", 1_654_041_600),
    ("yyyyMMdd", "20220601", 1_654_041_600), ("yyyy", "2022", 1_640_995_200),
    ("MM/yyyy", "06/2022", 1_654_041_600),
    // Seconds that 32 bits cannot count.
    ("yyyy-MM-dd", "2038-01-20", 2_147_558_400), ("yyyy-MM-dd", "1901-12-13", -2_147_558_400),
    ("yyyy-MM-dd", "9999-12-31", 253_402_214_400),
    // Month and day.
    ("d MMM yyyy", "1 Jun 2022", 1_654_041_600), ("dd LLLL yyyy", "01 June 2022", 1_654_041_600),
    ("MMMM d, yyyy", "September 30, 2022", 1_664_496_000), ("yyyy-DDD", "2022-152", 1_654_041_600),
    ("yyyy-D", "2024-366", 1_735_603_200), ("D/MM/yyyy", "152/06/2022", 1_654_041_600),
    ("yyyy-DDD-dd", "2022-152-01", 1_654_041_600), ("yyyy-DDD-d", "2024-366-31", 1_735_603_200),
    ("EEE, dd MMM yyyy", "Wed, 01 Jun 2022", 1_654_041_600),
    ("EEEE d.M.yyyy", "Thursday 1.1.1970", 0), ("cccc d.M.yyyy", "Wednesday 31.12.1969", -86_400),
    // The time.
    ("yyyy-MM-dd HH:mm", "2022-06-01 23:59", 1_654_127_940),
    ("yyyy-MM-dd H:m:s", "2022-06-01 3:1:6", 1_654_052_466),
    ("yyyy-MM-dd h:mm a", "2022-06-01 12:30 AM", 1_654_043_400),
    ("yyyy-MM-dd hh:mm a", "2022-06-01 12:30 PM", 1_654_086_600),
    ("yyyy-MM-dd K:mm a", "2022-06-01 0:30 PM", 1_654_086_600),
    ("yyyy-MM-dd kk:mm", "2022-06-01 24:30", 1_654_043_400),
    ("yyyy-MM-dd HH:mm a", "2022-06-01 13:00 PM", 1_654_088_400),
    ("yyyyMMddHHmmssSSS", "20220601030106250", 1_654_052_466.25),
    ("yyyy-MM-dd'T'HH:mm:ss.SSSSSS", "2022-06-01T03:01:06.500000", 1_654_052_466.5),
    // What stands between.
    ("yyyy-MM-dd'T'HH:mm:ss'Z'", "2022-06-01T03:01:06Z", 1_654_052_466),
    ("yyyy 'o''clock' MM-dd", "2022 o'clock 06-01", 1_654_041_600),
    ("yyyy''MM''dd", "2022'06'01", 1_654_041_600), ("yyyy年M月d日", "2022年6月1日", 1_654_041_600),
  ]

  @Test(arguments: written)
  func textThatThePatternWrites_isRead(_ pattern: String, _ text: String, _ seconds: Double) throws
  {
    for input in InputKind.allCases {
      let reading = try reading("\"\(text)\"", .pattern(pattern), input)
      expect(reading.value, equals: "\(seconds)")
      expect(reading.outcome, equals: .value)
    }
  }

  static let notWritten: [(String, String)] = [
    ("yyyy-MM-dd'T'HH:mm:ssZ", "22-6-1T3:1:6+0000"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "22-06-01T03:01:06+0000"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "20220-02-03T00:00:00Z"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", " 2022-02-03T00:00:00Z"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2022-02-03T00:00:00Z "),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "２０２２-02-03T00:00:00Z"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2022-02-03T00:00:00"),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2022-02-03t00:00:00Z"),
    ("EEE, dd MMM yyyy", "wed, 01 Jun 2022"),
    ("EEE, dd MMM yyyy", "Wed, 01 JUN 2022"), ("EEE, dd MMM yyyy", "Wed, 1 Jun 2022"),
    ("EEE, dd MMM yyyy", "Wednesday, 01 Jun 2022"), ("EEE, dd MMM yyyy", "Wed,  01 Jun 2022"),
    ("yyyy-MM-dd", "0000-01-01"), ("yyyy-MM-dd", "-001-01-01"), ("yyyy-MM-dd", "2022-00-01"),
    ("yyyy-MM-dd", "2022-13-01"), ("yyyy-MM-dd", "2022-02-29"), ("yyyy-MM-dd", "2022-6-1"),
    ("yyyy-MM-dd", "+022-06-01"), ("yyyy-MM-dd", "2022-06-0١"), ("yyyy-MM-dd", ""),
    ("yyyy-MM-dd", "2022"),
    ("y-M-d", "2022-06-1"), ("y-M-d", "02022-6-1"), ("y-M-d", "0-6-1"),
    ("yyyyy-MM-dd", "2022-06-01"),
    ("yyyy-DDD", "2022-366"), ("yyyy-DDD", "2022-000"), ("D/MM/yyyy", "151/06/2022"),
    ("yyyy-DDD-dd", "2022-152-02"), ("yyyy-DDD-dd", "2023-060-29"),
    ("D/d/M/yyyy", "152/2/6/2022"), ("yyyy-MM-dd G", "2022-06-01 BC"),
    ("yyyy-MM-dd HH:mm", "2022-06-01 24:00"), ("yyyy-MM-dd HH:mm", "2022-06-01 00:60"),
    ("yyyy-MM-dd HH:mm:ss", "2022-06-01 00:00:60"), ("yyyy-MM-dd h:mm a", "2022-06-01 0:30 AM"),
    ("yyyy-MM-dd h:mm a", "2022-06-01 13:30 PM"), ("yyyy-MM-dd h:mm a", "2022-06-01 1:30 pm"),
    ("yyyy-MM-dd h:mm a", "2022-06-01 01:30 PM"), ("yyyy-MM-dd HH:mm a", "2022-06-01 13:00 AM"),
    ("yyyy-MM-dd kk:mm", "2022-06-01 00:30"), ("yyyy-MM-dd K:mm a", "2022-06-01 12:30 PM"),
    ("yyyy-MM-dd HH:mm:ss.SSS", "2022-06-01 00:00:00.25"),
    ("yyyy-MM-dd HH:mm:ss.SSS", "2022-06-01 00:00:00.2500"), ("yyyy yyyy", "2022 2021"),
  ]

  @Test(arguments: notWritten)
  func textThatThePatternDoesNotWrite_isRefused(_ pattern: String, _ text: String) throws {
    for input in InputKind.allCases {
      let reading = try reading("\"\(text)\"", .pattern(pattern), input)
      expect(reading.outcome, equals: .unusable)
      expect(
        reading.findings,
        say: #"value: expected Date in the pattern \#(pattern), found string "\#(text)""#)
    }
  }

  static let zones: [(String, String, Double)] = [
    ("Z", "-0400", -14_400), ("Z", "+0000", 0), ("ZZZ", "+1800", 64_800), ("Z", "-075258", -28_378),
    ("ZZZZ", "GMT-04:00", -14_400), ("ZZZZ", "GMT", 0), ("ZZZZZ", "-04:00", -14_400),
    ("ZZZZZ", "Z", 0),
    ("X", "-04", -14_400), ("X", "+0530", 19_800), ("X", "Z", 0), ("X", "+00", 0),
    ("XX", "-0400", -14_400),
    ("XX", "Z", 0), ("XXX", "-04:00", -14_400), ("XXX", "Z", 0), ("XXX", "+00:00", 0),
    ("XXX", "-18:00", -64_800),
    ("XXXX", "-075258", -28_378), ("XXXXX", "-07:52:58", -28_378), ("x", "+00", 0),
    ("x", "-04", -14_400),
    ("xx", "+0000", 0), ("xxx", "+00:00", 0), ("xxx", "+05:30", 19_800), ("xxxx", "+0530", 19_800),
    ("xxxxx", "+05:30", 19_800), ("O", "GMT", 0), ("O", "GMT-4", -14_400),
    ("O", "GMT+5:30", 19_800),
    ("OOOO", "GMT+05:30", 19_800), ("z", "GMT", 0), ("zzz", "UTC", 0), ("zzz", "GMT+10", 36_000),
  ]

  @Test(arguments: zones)
  func zone_isReadByTheSpellingOfItsLetters(
    _ letters: String, _ zone: String, _ offset: Double
  ) throws {
    let reading = try reading(
      "\"2022-06-01 00:00 \(zone)\"", .pattern("yyyy-MM-dd HH:mm \(letters)"), .bytes)
    expect(reading.value, equals: "\(1_654_041_600 - offset)")
  }

  static let otherZones: [(String, String)] = [
    ("Z", "Z"), ("Z", "-04:00"), ("Z", "-04"), ("Z", "GMT"), ("Z", "-0000"), ("Z", "+1801"),
    ("Z", "+0060"),
    ("Z", "+040000"), ("Z", "0400"), ("ZZZZ", "-04:00"), ("ZZZZ", "GMT-4"), ("ZZZZ", "GMT+00:00"),
    ("ZZZZZ", "-0400"), ("ZZZZZ", "z"), ("X", "-0400"), ("X", "-4"), ("X", "-00"), ("XX", "-04"),
    ("XX", "-04:00"),
    ("XXX", "-0400"), ("XXX", "-04"), ("XXX", "+0000"), ("XXX", "+19:00"), ("XXX", "-18:01"),
    ("XXX", "-07:52:58"),
    ("XXX", "z"), ("XXX", ""), ("XXX", "-00:00"), ("x", "Z"), ("xx", "Z"), ("xxx", "Z"),
    ("O", "GMT+05"),
    ("O", "GMT+0"), ("O", "UTC"), ("OOOO", "GMT+5:30"), ("z", "PST"), ("z", "gmt"), ("z", "Z"),
    ("z", "GMT+5:00"),
  ]

  @Test(arguments: otherZones)
  func zoneInAnotherSpelling_isRefused(_ letters: String, _ zone: String) throws {
    let reading = try reading(
      "\"2022-06-01 00:00 \(zone)\"", .pattern("yyyy-MM-dd HH:mm \(letters)"), .bytes)
    expect(reading.outcome, equals: .unusable)
    expect(reading.findings.map(\.kind), equals: [.mismatch])
  }

  @Test func dateThatAZoneTakesBeyondTheYears_isOutOfRange() throws {
    let format = FieldFormat<Date>.pattern("yyyy-MM-dd HH:mm XXX")
    for text in ["9999-12-31 23:59 -00:01", "0001-01-01 00:00 +00:01"] {
      try expect(reading("\"\(text)\"", format, .bytes).findings.map(\.kind), equals: [.outOfRange])
    }
  }

  @Test(arguments: [
    ("HH:mm", "has no year"), ("'y' HH:mm", "has no year"), ("", "has no year"),
    ("yy-MM-dd", "has no year: two digits do not say the century"),
    (
      "YYYY-MM-dd",
      "has the letters YYYY, which cannot be read exactly: "
        + "Y is the year of weeks, and y the year"
    ),
    ("yyyy-ww", "has the letters ww, which cannot be read exactly"),
    ("yyyy-MMMMM-dd", "has the letters MMMMM, which cannot be read exactly"),
    ("yyyy-MM-dd vvvv", "has the letters vvvv, which cannot be read exactly"),
    ("yyyy-MM-dd zzzz", "has the letters zzzz, which cannot be read exactly"),
    (
      "yyyy-MM-ddTHH:mm",
      "has the letter T, which cannot be read exactly: write text in single quotation marks"
    ),
    ("yyyy-MM-dd 'at HH:mm", "has a ' that is not closed"),
    ("yyyyMd", "has a varying number of digits right before others"),
    ("yM", "has a varying number of digits right before others"),
    ("y-M-d'1'", "has a varying number of digits right before others"),
    ("Xyyyy", "has a varying number of digits right before others"),
    ("yyyy dd", "has a day of the month without the month"),
    ("yyyy-MM EEE", "has a weekday without the day"),
    ("yyyy-MM-dd hh:mm", "has an hour of twelve without AM or PM: add the letter a"),
    ("yyyy-MM-dd a", "has AM or PM without the hour"),
    ("yyyy-MM HH", "has an hour without the day"),
    ("yyyy-MM-dd mm", "has minutes without the hour"),
    ("yyyy-MM-dd HH ss", "has seconds without the minute"),
    ("yyyy-MM-dd HH:mm.SSS", "has the fraction of a second without the second"),
  ])
  func patternThatCannotBeReadExactly_isRefusedWithItsReason(
    _ pattern: String, _ problem: String
  ) throws {
    let error = #expect(throws: DatePatternError.self) {
      try FieldFormat<Date>.pattern(validating: pattern)
    }
    expect(error?.problem, equals: problem)
    expect(error?.description, equals: "the pattern \(pattern) \(problem)")
    try expect(
      reading(#""2022""#, .pattern(pattern), .bytes).findings,
      say:
        "value: expected Date in the pattern \(pattern), found string \"2022\", but the pattern \(problem)"
    )
    try expect(reading("null", .pattern(pattern), .bytes).outcome, equals: .null)
  }

  @Test func everyLetter_isReadOrRefused() {
    var read: [String] = []
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for count in 1...10 {
        let letters = String(repeating: letter, count: count)
        let pattern = "yyyy-MM-dd HH:mm:ss \(letters)"
        if (try? FieldFormat<Date>.pattern(validating: pattern)) != nil { read.append(letters) }
      }
    }
    expect(
      read,
      equals: [
        "a", "aa", "aaa", "aaaa", "ccc", "cccc", "d", "dd", "eee", "eeee", "h", "hh", "k", "kk",
        "m", "mm", "s", "ss", "u", "uu", "uuu", "uuuu", "uuuuu", "uuuuuu", "uuuuuuu", "uuuuuuuu",
        "uuuuuuuuu", "x", "xx", "xxx", "xxxx", "xxxxx", "y", "yyy", "yyyy", "yyyyy", "yyyyyy",
        "yyyyyyy", "yyyyyyyy", "yyyyyyyyy", "z", "zz", "zzz", "D", "DD", "DDD", "E", "EE", "EEE",
        "EEEE", "G", "GG", "GGG", "GGGG", "GGGGG", "H", "HH", "K", "KK", "L", "LL", "LLL", "LLLL",
        "M", "MM", "MMM", "MMMM", "O", "OOOO", "S", "SS", "SSS", "SSSS", "SSSSS", "SSSSSS",
        "SSSSSSS", "SSSSSSSS", "SSSSSSSSS", "SSSSSSSSSS", "X", "XX", "XXX", "XXXX", "XXXXX", "Z",
        "ZZ", "ZZZ", "ZZZZ", "ZZZZZ",
      ])
  }

  /// Foundation writes; its own rules are those of UTS #35 as well.
  @Test(arguments: [
    "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ssXXX", "EEE, dd MMM yyyy HH:mm:ss zzz",
    "EEEE, d MMMM y h:mm:ss a ZZZZ", "y-M-d H:m:s x", "yyyyDDDHHmmssXXXXX",
    "yyyyy.LLL.dd GGG hh:mm:ss a OOOO",
    "uuuu-MM-dd kk:mm:ss ZZZZZ", "cccc ccc dd/LL/yyyy K:mm:ss aaaa xxx",
    "MMMM LLLL d yyyy HH:mm:ss.SSS XX",
  ])
  func whatFoundationWrites_isRead(_ pattern: String) throws {
    var random = SplitMix64(seed: 9)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.gregorianStartDate = Date.distantPast
    formatter.dateFormat = pattern
    for _ in 0..<volume(70, all: 200) {
      let offset = [0, -14_400, 19_800, 36_000, -43_200].randomElement(using: &random)!
      formatter.timeZone = TimeZone(secondsFromGMT: offset)
      let seconds = Int.random(in: -12_000_000_000...200_000_000_000, using: &random)
      let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
      try expect(
        reading("\"\(text)\"", .pattern(pattern), .bytes).value, equals: "\(seconds).0", "\(text)")
    }
  }
}
