import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Formats of one value, each with what senders really write.
struct SingleFormatTests {
  @Test(arguments: [
    ("PT4M13S", 253), ("PT1H", 3_600), ("P1DT12H", 129_600), ("P2W", 1_209_600), ("PT0S", 0),
    ("P0D", 0), ("PT15M51S", 951), ("PT36H", 129_600), ("-PT6H", -21_600), ("PT0.5H", 1_800),
    ("P1W2D", 777_600),
  ])
  func durationInISO8601(_ text: String, _ seconds: Int64) throws {
    try expect(#""\#(text)""#, .iso8601, .strict, gives: Duration.seconds(seconds))
  }

  @Test func durationInISO8601_isExactOrNothing() throws {
    try expect(#""PT1.5S""#, .iso8601, gives: .milliseconds(1_500))
    try expect(
      #""PT0,000000000000000001S""#, .iso8601,
      gives: Duration(secondsComponent: 0, attosecondsComponent: 1))
    for text in ["P1M", "P1Y", "P1Y2DT3H"] {
      try expect(
        #""\#(text)""#, .iso8601, gives: nil as Duration?,
        [
          #"value: expected Duration in ISO 8601, found string "\#(text)", but months and years are no fixed time"#
        ])
    }
    for text in ["", "P", "PT", "4M13S", "PT1S1M", "PT1.5M3S", "P1H", "PT-1S", "pt1s", "PT1"] {
      try expect(
        #""\#(text)""#, .iso8601, gives: nil as Duration?,
        [#"value: expected Duration in ISO 8601, found string "\#(text)""#])
    }
    try expect(
      #""PT99999999999999999999S""#, .iso8601, gives: nil as Duration?,
      [
        #"value: expected Duration in ISO 8601, found string "PT99999999999999999999S", which is out of range"#
      ])
    try expect(
      "253", .iso8601, gives: nil as Duration?,
      ["value: expected Duration in ISO 8601, found number 253"])
    try expect(
      #"" PT1S ""#, .iso8601, gives: .seconds(1), [#"value: read string " PT1S " as Duration"#])
  }

  @Test(arguments: [
    ("01:02:03", 3_723_000), ("1.02:03:04", 93_784_000), ("100:15:00", 360_900_000),
    ("00:00:12.345", 12_345), ("-01:00:00", -3_600_000), ("00:42:10.5000000", 2_530_500),
    ("0:04:13", 253_000), ("23:59:59", 86_399_000), ("00:00:00", 0), ("10.00:00:00", 864_000_000),
  ])
  func clock(_ text: String, _ milliseconds: Int64) throws {
    try expect(#""\#(text)""#, .clock, .strict, gives: Duration.milliseconds(milliseconds))
  }

  @Test func clock_withTwoParts_needsToBeTold() throws {
    try expect(#""04:13""#, .clock(twoParts: .minutesAndSeconds), gives: .seconds(253))
    try expect(#""75:30""#, .clock(twoParts: .minutesAndSeconds), gives: .seconds(4_530))
    try expect(#""07:30""#, .clock(twoParts: .hoursAndMinutes), gives: .seconds(27_000))
    try expect(#""01:02:03""#, .clock(twoParts: .hoursAndMinutes), gives: .seconds(3_723))
    try expect(
      #""04:13""#, .clock, gives: nil as Duration?,
      [
        #"value: expected Duration as a clock shows it, found string "04:13", but two parts can be minutes and seconds, or hours and minutes"#
      ])
    for text in ["1:2:3", "01:60:00", "1.24:00:00", "01:02:03:04", ":30", "", "abc", "1.5"] {
      for sut in try InFormat.both(#""\#(text)""#, FieldFormat<Duration>.clock) {
        expect(sut.value, equals: nil, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("Tue, 10 Jun 2014 04:00:00 GMT", 1_402_372_800), ("10 Jun 2014 04:00 EST", 1_402_390_800),
      ("Fri, 21 Nov 1997 09:55:06 -0600", 880_127_706),
      ("Mon, 1 Jan 2024 00:00:00 UT", 1_704_067_200),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Thu, 13 Feb 1969 23:32:00 -0330", -27_723_480),
      ("Fri, 21 Nov 97 09:55:06 -0600", 880_127_706), ("Sat, 7 Sep 2002 0:00:01 GMT", nil),
      ("Wed, 30 Feb 2022 04:00:00 GMT", nil),
      ("Wed, 02 Oct 2002 13:00:00 +0200 (CEST)", 1_033_556_400),
      ("Wed, 02 Oct 2002 08:00:00 EDT", 1_033_560_000),
      ("Wed, 02 Oct 2002 13:00:00 -0000", 1_033_563_600),
      ("2002-10-02", nil), ("", nil), ("Wed, 02 Oct 2002 13:00:00", nil),
    ] as [(String, Double?)])
  func rfc5322(_ text: String, _ seconds: Double?) throws {
    try expect(
      #""\#(text)""#, .rfc5322, .strict,
      gives: seconds.map { Date(timeIntervalSince1970: $0) },
      seconds == nil ? [#"value: expected Date in RFC 5322, found string "\#(text)""#] : [])
  }

  /// What is wrong with a date that is otherwise right.
  @Test(
    arguments: [
      (FieldFormat<Date>.rfc5322, "Mon, 10 Jun 2014 04:00:00 GMT", "but 10 June 2014 is a Tuesday"),
      (.rfc5322, "Sun, 29 Feb 24 04:00 -0000", "but 29 February 2024 is a Thursday"),
      (.rfc5322, "Mon, 31 Jun 2014 04:00:00 GMT", nil), (.rfc5322, "Mon, 10 Jun 2014 04:00", nil),
      (.pattern("EEEE, d.M.yyyy"), "Monday, 10.6.2014", "but 10 June 2014 is a Tuesday"),
      (.pattern("EEE dd MMM yyyy"), "Mon 31 Jun 2014", nil),
      (.pattern("yyyy-DDD EEE"), "2014-161 Mon", "but 10 June 2014 is a Tuesday"),
      (.pattern("yyyy-MM-dd"), "2014-06-31", nil),
    ] as [(FieldFormat<Date>, String, String?)])
  func weekday_ofAnotherDate_isSaid(
    format: FieldFormat<Date>, text: String, reason: String?
  ) throws {
    for sut in try InFormat.both(#""\#(text)""#, format, .lenient) {
      expect(sut.$value.findings.map(\.reason), equals: [reason], "\(text)")
    }
  }

  /// Rather than that it has too many digits.
  @Test func numberFarFromAllDates_isOutOfRange() throws {
    for (json, format, unit) in [
      ("9007199254740993", FieldFormat<Date>.secondsSince1970, "seconds"),
      ("-9223372036854775809", .millisecondsSince1970, "milliseconds"),
      ("9007199254740993", .millisecondsSince1970, "milliseconds"),
    ] {
      try expect(
        json, format, .strict, gives: nil,
        ["value: expected Date in \(unit) since 1970, found number \(json), which is out of range"])
    }
    try expect(
      "9007199254740993", .microsecondsSince1970, .strict, gives: nil as Date?,
      [
        "value: expected Date in microseconds since 1970, found number 9007199254740993, "
          + "which it cannot hold exactly"
      ])
  }

  @Test func smallUnitsSince1970() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000.123456)
    try expect("1700000000123456", .microsecondsSince1970, .strict, gives: date)
    try expect("1700000000123456000", .nanosecondsSince1970, .strict, gives: date)
    try expect("0", .nanosecondsSince1970, gives: Date(timeIntervalSince1970: 0))
    try expect(
      #""1700000000123456000""#, .nanosecondsSince1970, gives: date,
      [#"value: read string "1700000000123456000" as Date"#])
    try expect(
      "true", .nanosecondsSince1970, .forgiving, gives: nil as Date?,
      ["value: expected Date in nanoseconds since 1970, found boolean true"])
  }

  @Test func protoJSON() throws {
    for (text, nanoseconds) in [
      ("3s", 3_000_000_000), ("3.5s", 3_500_000_000), ("-1.000000001s", -1_000_000_001), ("0s", 0),
      ("0.000340012s", 340_012),
    ] as [(String, Int64)] {
      try expect(#""\#(text)""#, .protoJSON, .strict, gives: Duration.nanoseconds(nanoseconds))
    }
    for text in ["3", "s", "3.s", "3.0000000001s", "3.5 s", "+3s", "315576000001s"] {
      for sut in try InFormat.both(#""\#(text)""#, FieldFormat<Duration>.protoJSON) {
        expect(sut.value, equals: nil, "\(text)")
      }
    }
    try expect("1.5", .protoJSON, .strict, gives: 1.5)
    try expect(#""Infinity""#, .protoJSON, .strict, gives: Double.infinity)
    try expect(#""-Infinity""#, .protoJSON, .strict, gives: -Float.infinity)
    for sut in try InFormat.both(#""NaN""#, FieldFormat<Double>.protoJSON, .strict) {
      expect(sut.value?.isNaN, equals: true)
      expect(sut.$value.findings.count, equals: 0)
    }
    try expect(
      #""nan""#, .protoJSON, gives: nil as Double?,
      [#"value: expected Double in ProtoJSON, found string "nan""#])
    for text in ["+/8=", "-_8=", "-_8", "+/8"] {
      try expect(#""\#(text)""#, .protoJSON, .strict, gives: Data([0xFB, 0xFF]))
    }
    try expect(
      #""-/8=""#, .protoJSON, gives: nil as Data?,
      [#"value: expected Data in ProtoJSON, found string "-/8=""#])
  }

  @Test func bytes() throws {
    let bytes = Data([0xFB, 0xFF])
    try expect(#""-_8""#, .base64URL, .strict, gives: bytes)
    try expect(#""-_8=""#, .base64URL, .strict, gives: bytes)
    try expect(#""""#, .base64URL, .strict, gives: Data())
    try expect(
      #""+/8=""#, .base64URL, gives: nil as Data?,
      [#"value: expected Data in base64url, found string "+/8=""#])
    try expect(#""+/\r\n8 =""#, .base64(ignoringWhiteSpace: true), .strict, gives: bytes)
    try expect(
      #""+/ 8=""#, .base64(ignoringWhiteSpace: false), gives: nil as Data?,
      [#"value: expected Data in base64, found string "+/ 8=""#])
    for text in ["fbff", "FBFF", "fbFF"] {
      try expect(#""\#(text)""#, .hexadecimal, .strict, gives: bytes)
    }
    for text in ["fbf", "0xfb", "fb ff", "gg", "é"] {
      try expect(
        #""\#(text)""#, .hexadecimal, gives: nil as Data?,
        [#"value: expected Data in hexadecimal, found string "\#(text)""#])
    }
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    try expect(#""e621e1f8c36c495a93fc0c247a3e6e5f""#, .hexadecimal, .strict, gives: id)
    try expect(
      #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, .hexadecimal, gives: nil as UUID?,
      [#"value: expected UUID in hexadecimal, found string "E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#]
    )
  }

  /// RFC 4648, 3.5: bits that are not used are 0, so each data has one text. 3.2: padding is left
  /// out only where the format says so.
  @Test(
    arguments: [
      ("", []), ("QQ==", [0x41]), ("QR==", nil), ("Qf==", nil), ("QUI=", [0x41, 0x42]),
      ("QUJ=", nil), ("QUJD", [0x41, 0x42, 0x43]), ("////", [0xFF, 0xFF, 0xFF]), ("Q===", nil),
      ("====", nil), ("=", nil), ("QQ=", nil), ("QUI==", nil), ("QQ==QQ==", nil), ("Q=Q=", nil),
      ("QUJDQ", nil),
    ] as [(String, [UInt8]?)])
  func base64_isCanonical(_ text: String, _ bytes: [UInt8]?) throws {
    let data = bytes.map { Data($0) }
    for (format, words) in [
      (FieldFormat<Data>.base64(ignoringWhiteSpace: false), "base64"),
      (.base64(ignoringWhiteSpace: true), "base64, with or without white space"),
      (.base64URL, "base64url"), (.protoJSON, "ProtoJSON"),
    ] where words != "base64url" || !text.contains("/") {
      try expect(
        #""\#(text)""#, format, .strict, gives: data,
        data == nil ? [#"value: expected Data in \#(words), found string "\#(text)""#] : [])
    }
    expect(try One<Data>(json: #"{"value": "\#(text)"}"#, coercion: .strict).value, equals: data)
  }

  /// Without padding, where that is left out.
  @Test(
    arguments: [
      ("QQ", [0x41]), ("QR", nil), ("QUI", [0x41, 0x42]), ("QUJ", nil), ("Q", nil),
      ("QUJDQ", nil), ("QUJDQQ", [0x41, 0x42, 0x43, 0x41]),
    ] as [(String, [UInt8]?)])
  func base64_withoutPadding_isCanonical(_ text: String, _ bytes: [UInt8]?) throws {
    for format in [FieldFormat<Data>.base64URL, .protoJSON] {
      for sut in try InFormat.both(#""\#(text)""#, format, .strict) {
        expect(sut.value, equals: bytes.map { Data($0) }, "\(text)")
      }
    }
    for format in [true, false].map(FieldFormat<Data>.base64) {
      for sut in try InFormat.both(#""\#(text)""#, format) {
        expect(sut.value, equals: nil, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      ("27,97", "27.97"), ("1.234", "1234"), ("1.234,50", "1234.5"), ("1234,5", "1234.5"),
      ("-1.234.567,89", "-1234567.89"), ("0,5", "0.5"), ("0", "0"), ("999", "999"),
      ("12.345.678", "12345678"), ("1,00", "1"), ("1.23", nil), ("1.2345", nil), ("0.123", nil),
      ("1234.567", nil), ("1,234.5", nil), (",5", nil), ("5,", nil), ("1,2,3", nil), ("", nil),
      ("1e5", nil), ("1..234", nil), ("١", nil),
    ] as [(String, String?)])
  func decimal(_ text: String, _ value: String?) throws {
    let format = FieldFormat<Decimal>.decimal(separator: ",", grouping: ".")
    try expect(
      #""\#(text)""#, format, .strict, gives: value.flatMap { Decimal(string: $0) },
      value == nil
        ? [
          #"value: expected Decimal with "," before decimals and "." between groups, found string "\#(text)""#
        ] : [])
  }

  @Test func decimal_withoutGrouping_hasNoMark() throws {
    let format = FieldFormat<Decimal>.decimal(separator: ",")
    try expect(#""27,97""#, format, gives: Decimal(string: "27.97"))
    try expect(
      #""1.234""#, format, gives: nil,
      [#"value: expected Decimal with "," before decimals, found string "1.234""#])
    try expect(
      #"" +027,97 ""#, format, gives: Decimal(string: "27.97"),
      [#"value: read string " +027,97 " as Decimal"#])
    try expect(
      "27.97", format, gives: Decimal(string: "27.97"),
      ["value: read number 27.97 as Decimal; its declared form is a string"])
    try expect(
      "27.97", format, .strict, gives: nil,
      [#"value: expected Decimal with "," before decimals, found number 27.97"#])
    try expect(#""27,97""#, .decimal(separator: ","), .strict, gives: 27.97)
    try expect("null", format, is: .null)
  }

  /// Marks of which one is part of the number as well read no text. Other ones are read as told.
  @Test func decimal_withMarksThatMeanTwoThings_readsNoText() throws {
    for (separator, grouping) in [
      (".", "."), (",", ","), ("1", nil), (",", "0"), ("-", nil), ("+", nil), (",", "-"),
      (",", "+"),
    ] as [(Character, Character?)] {
      for text in ["1.5", "1,5", "215", "1", "-1", "1-234", "1,234", "", "-", ".", "1.234.567"] {
        for sut in try InFormat.both(
          #""\#(text)""#, FieldFormat<Decimal>.decimal(separator: separator, grouping: grouping))
        {
          expect(sut.value, equals: nil, "\(separator) \(text)")
        }
      }
    }
    try expect(#""1 234,5""#, .decimal(separator: ",", grouping: " "), .strict, gives: 1_234.5)
    try expect(
      #""1\u202f234,5""#, .decimal(separator: ",", grouping: "\u{202F}"), .strict, gives: 1_234.5)
    try expect(#""1'234.5""#, .decimal(separator: ".", grouping: "'"), .strict, gives: 1_234.5)
    try expect(
      #""x""#, FieldFormat<Double>.decimal(separator: "1", grouping: "-"), gives: nil,
      [#"value: expected Double with "1" before decimals and "-" between groups, found string "x""#]
    )
  }

  @Test func localTimes() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let format = FieldFormat<Date>.iso8601(timeZone: berlin)
    let pattern = FieldFormat<Date>.pattern("dd.MM.yyyy HH:mm", timeZone: berlin)
    try expect(
      #""2025-07-01T20:15""#, format, .strict, gives: Date(timeIntervalSince1970: 1_751_393_700))
    try expect(
      #""2025-01-01T20:15""#, format, .strict, gives: Date(timeIntervalSince1970: 1_735_758_900))
    try expect(
      #""01.07.2025 20:15""#, pattern, .strict, gives: Date(timeIntervalSince1970: 1_751_393_700))
    try expect(
      #""2025-07-01T20:15Z""#, format, .strict, gives: Date(timeIntervalSince1970: 1_751_400_900))
    try expect(
      #""2025-03-30T02:30""#, format, gives: nil,
      [
        #"value: expected Date in ISO 8601 in Europe/Berlin, found string "2025-03-30T02:30", no clock there shows it"#
      ])
    try expect(
      #""30.03.2025 02:30""#, pattern, gives: nil,
      [
        #"value: expected Date in the pattern dd.MM.yyyy HH:mm in Europe/Berlin, found string "30.03.2025 02:30", no clock there shows it"#
      ])
    try expect(
      #""2025-10-26T02:30""#, format, gives: Date(timeIntervalSince1970: 1_761_438_600),
      [
        #"value: read string "2025-10-26T02:30" as Date; clocks there show it twice, and the first counts"#
      ])
    try expect(
      #""2025-10-26T02:30""#, format, .strict, gives: nil,
      [
        #"value: expected Date in ISO 8601 in Europe/Berlin, found string "2025-10-26T02:30", clocks there show it twice"#
      ])
    try expect(#""2025-10-26T03:00""#, format, gives: Date(timeIntervalSince1970: 1_761_444_000))
    try expect(
      #""2025-07-01 20:15 +0000""#, .pattern("yyyy-MM-dd HH:mm Z", timeZone: berlin),
      gives: Date(timeIntervalSince1970: 1_751_400_900))
  }
}
