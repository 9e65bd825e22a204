import ConstructionBuilders
import Foundation

enum SweptFormats {
  static let durations: [SweptValue] = [
    SweptValue(LongSeconds.self), SweptValue(LongMilliseconds.self), SweptValue(LongISO.self),
    SweptValue(LongClock.self), SweptValue(LongMinutes.self), SweptValue(LongProto.self),
    SweptValue(LongClockOrISO.self),
  ]

  static let all: [SweptValue] = durations + others

  private static let others: [SweptValue] = [
    SweptValue(ISO.self), SweptValue(Zoned.self), SweptValue(ZonedOrSeconds.self),
    SweptValue(Seconds.self), SweptValue(Milliseconds.self), SweptValue(LateSeconds.self),
    SweptValue(EarlySeconds.self), SweptValue(EarlyMilliseconds.self),
    SweptValue(SecondsFirst.self), SweptValue(MillisecondsFirst.self), SweptValue(Day.self),
    SweptValue(DayFirst.self), SweptValue(MonthFirst.self), SweptValue(DayOrMonth.self),
    SweptValue(MonthOrDay.self), SweptValue(SecondsOrISO.self), SweptValue(Clock.self),
    SweptValue(Base64.self), SweptValue(SpacedBase64.self),
    SweptValue(Base64URL.self), SweptValue(Hexadecimal.self), SweptValue(ProtoData.self),
    SweptValue(Comma.self), SweptValue(GroupedPoint.self), SweptValue(NumberInText.self),
    SweptValue(NoNumber.self), SweptValue(ListOrOne.self),
    // Types without a format.
    SweptValue(Duration.self), SweptValue(Data.self), SweptValue(Double.self), SweptValue(Int.self),
    SweptValue([Int].self), SweptValue(Set<Int>.self), SweptValue(String.self),
  ]

  private static let late =
    Date(timeIntervalSince1970: 1_262_304_000)...Date(timeIntervalSince1970: 4_102_444_800)
  private static let early =
    Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1_500_000_000)

  enum ISO: SweptFormat { static let format = FieldFormat<Date>.iso8601 }
  enum Zoned: SweptFormat { static let format = FieldFormat<Date>.iso8601WithZone }
  enum ZonedOrSeconds: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(.iso8601WithZone, .secondsSince1970)
  }
  enum Seconds: SweptFormat { static let format = FieldFormat<Date>.secondsSince1970 }
  enum Milliseconds: SweptFormat { static let format = FieldFormat<Date>.millisecondsSince1970 }
  enum LateSeconds: SweptFormat {
    static let format = FieldFormat<Date>.secondsSince1970(within: late)
  }
  enum EarlySeconds: SweptFormat {
    static let format = FieldFormat<Date>.secondsSince1970(within: early)
  }
  enum EarlyMilliseconds: SweptFormat {
    static let format = FieldFormat<Date>.millisecondsSince1970(within: early)
  }
  enum SecondsFirst: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(LateSeconds.format, EarlyMilliseconds.format)
  }
  enum MillisecondsFirst: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(EarlyMilliseconds.format, LateSeconds.format)
  }
  enum Day: SweptFormat { static let format = FieldFormat<Date>.pattern("yyyy-MM-dd") }
  enum DayFirst: SweptFormat { static let format = FieldFormat<Date>.pattern("dd/MM/yyyy") }
  enum MonthFirst: SweptFormat { static let format = FieldFormat<Date>.pattern("MM/dd/yyyy") }
  enum DayOrMonth: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(DayFirst.format, MonthFirst.format)
  }
  enum MonthOrDay: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(MonthFirst.format, DayFirst.format)
  }
  enum SecondsOrISO: SweptFormat {
    static let format = FieldFormat<Date>.oneOf(Seconds.format, ISO.format)
  }
  enum Clock: SweptFormat { static let format = FieldFormat<Date>.pattern("yyyy-MM-dd HH:mm") }

  enum LongSeconds: SweptFormat { static let format = FieldFormat<Duration>.seconds }
  enum LongMilliseconds: SweptFormat { static let format = FieldFormat<Duration>.milliseconds }
  enum LongISO: SweptFormat { static let format = FieldFormat<Duration>.iso8601 }
  enum LongClock: SweptFormat { static let format = FieldFormat<Duration>.clock }
  enum LongMinutes: SweptFormat {
    static let format = FieldFormat<Duration>.clock(twoParts: .minutesAndSeconds)
  }
  enum LongProto: SweptFormat { static let format = FieldFormat<Duration>.protoJSON }
  enum LongClockOrISO: SweptFormat {
    static let format = FieldFormat<Duration>.oneOf(.clock, .iso8601)
  }

  enum Base64: SweptFormat {
    static let format = FieldFormat<Data>.base64(ignoringWhiteSpace: false)
  }
  enum SpacedBase64: SweptFormat {
    static let format = FieldFormat<Data>.base64(ignoringWhiteSpace: true)
  }
  enum Base64URL: SweptFormat { static let format = FieldFormat<Data>.base64URL }
  enum Hexadecimal: SweptFormat { static let format = FieldFormat<Data>.hexadecimal }
  enum ProtoData: SweptFormat { static let format = FieldFormat<Data>.protoJSON }

  enum Comma: SweptFormat {
    static let format = FieldFormat<Double>.decimal(separator: ",", grouping: ".")
  }
  enum GroupedPoint: SweptFormat {
    static let format = FieldFormat<Double>.decimal(separator: ".", grouping: ",")
  }
  enum NumberInText: SweptFormat { static let format = FieldFormat<Int>.sent(as: .string) }
  enum NoNumber: SweptFormat { static let format = FieldFormat<Int>.null("N/A", "-1") }

  enum ListOrOne: SweptFormat { static let format = FieldFormat<[Int]>.oneOrMany }
}
