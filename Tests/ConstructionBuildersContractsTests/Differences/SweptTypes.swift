import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

/// A type or a format whose contract is compared with others.
struct SweptValue: Sendable {
  let name: String
  let contract: @Sendable (Coercion) -> Contract
  private let build: @Sendable ([String: Any], Coercion) -> (value: AnyHashable, isWhole: Bool)?

  init<Value: Capturable>(_ type: Value.Type) where Value.Built: Hashable {
    self.init(One<Value>.self, "\(type)")
  }

  init<Format: SweptFormat>(_ format: Format.Type) {
    self.init(Formatted<Format>.self, "\(format)")
  }

  private init<Builder: ConstructionBuilder>(_ builder: Builder.Type, _ name: String)
  where Builder.Model: Hashable, Builder.Failure == BuildFailure {
    self.name = name
    contract = { Builder.contract(coercion: $0) }
    build = { document, coercion in
      let builder = Builder(dictionary: document, coercion: coercion)
      return (try? builder.build().get()).map { model in
        (AnyHashable(model), builder.findings.allSatisfy(\.isRepair))
      }
    }
  }

  /// What a value builds; nil if it does not, or something of it is lost.
  func built(from value: JSONValue, _ coercion: Coercion) -> AnyHashable? {
    build(["value": value], coercion).flatMap { $0.isWhole ? $0.value : nil }
  }
}

/// A date in a format.
protocol SweptFormat: Sendable {
  static var format: FieldFormat<Date> { get }
}

struct Formatted<Format: SweptFormat>: ConstructionBuilder {
  @Field var value: Date?
  init(fields: JSONFields) { _value = fields["value", as: Format.format] }
  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $value) }
}

enum SweptColour: String, CaseIterable, Capturable { case red, blue }
enum SweptShade: String, CaseIterable, Capturable { case red, blue, green }
enum SweptAnswer: String, CaseIterable, Capturable {
  case yes, no
  case one = "1"
}
enum SweptGrade: Int, CaseIterable, Capturable {
  case low = 1
  case high = 2
}
enum SweptRate: Double, CaseIterable, Capturable {
  case full = 1
  case half = 0.5
}
enum SweptShare: Float, CaseIterable, Capturable {
  case full = 1
  case tenth = 0.1
}
struct SweptID: RawRepresentable, Hashable, Capturable { let rawValue: String }
struct SweptCount: RawRepresentable, Hashable, Capturable { let rawValue: Int }

enum SweptTypes {
  static let all: [SweptValue] = scalars + enumerations + containers + open

  private static let scalars: [SweptValue] = [
    SweptValue(String.self), SweptValue(Int.self), SweptValue(Int8.self), SweptValue(Int16.self),
    SweptValue(Int32.self), SweptValue(Int64.self), SweptValue(UInt.self), SweptValue(UInt8.self),
    SweptValue(UInt16.self), SweptValue(UInt32.self), SweptValue(UInt64.self),
    SweptValue(Double.self), SweptValue(Float.self), SweptValue(Decimal.self),
    SweptValue(Bool.self), SweptValue(Date.self), SweptValue(Duration.self), SweptValue(URL.self),
    SweptValue(UUID.self), SweptValue(Data.self), SweptValue(JSONValue.self),
  ]

  private static let enumerations: [SweptValue] = [
    SweptValue(SweptColour.self), SweptValue(SweptShade.self), SweptValue(SweptAnswer.self),
    SweptValue(SweptGrade.self), SweptValue(SweptRate.self), SweptValue(SweptShare.self),
    SweptValue(SweptID.self), SweptValue(SweptCount.self),
  ]

  private static let containers: [SweptValue] = [
    SweptValue([String].self), SweptValue([Int].self), SweptValue([UInt8].self),
    SweptValue([Int?].self), SweptValue([Double].self), SweptValue([Bool].self),
    SweptValue([[Int]].self), SweptValue([JSONValue].self), SweptValue([SweptColour].self),
    SweptValue(Set<Int>.self), SweptValue(Set<String>.self), SweptValue([String: Int].self),
    SweptValue([String: String].self), SweptValue([String: JSONValue].self),
    SweptValue([Int: Int].self), SweptValue([UInt8: Int].self), SweptValue([Bool: Int].self),
    SweptValue([Double: Int].self), SweptValue([Decimal: Int].self), SweptValue([Date: Int].self),
    SweptValue([SweptColour: Int].self), SweptValue([SweptID: Int].self),
    SweptValue([String: [Int]].self),
    SweptValue([[String: Int]].self), SweptValue([SweptColour?].self),
    SweptValue([[SweptColour]].self), SweptValue(Set<SweptColour>.self), SweptValue([Date].self),
    SweptValue([Decimal].self), SweptValue([URL].self), SweptValue([Float].self),
    SweptValue([String: SweptColour].self), SweptValue([String: Date].self),
    SweptValue([SweptGrade: Int].self), SweptValue([SweptRate: Int].self),
    SweptValue([SweptAnswer: Int].self), SweptValue([String: Int?].self),
    SweptValue([[String]].self), SweptValue(Set<Bool>.self),
  ]

  private static let open: [SweptValue] = [
    SweptValue(Open<SweptColour>.self), SweptValue(Open<SweptShade>.self),
    SweptValue(Open<SweptAnswer>.self), SweptValue(Open<SweptGrade>.self),
    SweptValue(Open<SweptRate>.self), SweptValue([Open<SweptColour>].self),
    SweptValue([Open<SweptShade>].self), SweptValue(Set<Open<SweptColour>>.self),
    SweptValue([Open<SweptColour>: Int].self), SweptValue([Open<SweptGrade>: Int].self),
    SweptValue([String: Open<SweptColour>].self), SweptValue([Open<SweptColour>?].self),
  ]
}

enum SweptFormats {
  static let all: [SweptValue] = [
    SweptValue(ISO.self), SweptValue(Zoned.self), SweptValue(ZonedOrSeconds.self),
    SweptValue(Seconds.self), SweptValue(Milliseconds.self), SweptValue(LateSeconds.self),
    SweptValue(EarlySeconds.self), SweptValue(EarlyMilliseconds.self),
    SweptValue(SecondsFirst.self), SweptValue(MillisecondsFirst.self), SweptValue(Day.self),
    SweptValue(DayFirst.self), SweptValue(MonthFirst.self), SweptValue(DayOrMonth.self),
    SweptValue(MonthOrDay.self), SweptValue(SecondsOrISO.self), SweptValue(Clock.self),
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
}
