extension FieldFormat<Duration> {
  /// ISO 8601, such as `PT4M13S` or `P1DT12H`.
  ///
  /// Source: ISO 8601-1:2019, 5.5.2; XML Schema, `xs:duration`. Weeks, days, hours, minutes and
  /// seconds are read; the last of them can have a fraction. Months and years are no fixed time,
  /// and a problem. YouTube, schema.org and iCalendar write it.
  ///
  /// ```swift
  /// _length = fields["duration", as: .iso8601]     // "PT4M13S"
  /// ```
  public static var iso8601: FieldFormat {
    FieldFormat(.iso8601) { .text($0, DurationText.iso8601) }
  }

  /// A time as a clock shows it: `01:02:03`, `1.02:03:04`, `100:15:00`, with a fraction or without.
  ///
  /// Source: .NET, `TimeSpan.ToString("c")`, which writes days before a point. Two parts, such as
  /// `04:13`, can mean two things: see ``clock(twoParts:)``.
  public static var clock: FieldFormat { clock(nil) }

  /// The same, of which two parts are hours and minutes, or minutes and seconds.
  ///
  /// ```swift
  /// _length = fields["length", as: .clock(twoParts: .minutesAndSeconds)]     // "4:13"
  /// ```
  public static func clock(twoParts: ClockParts) -> FieldFormat { clock(.some(twoParts)) }

  package static func clock(_ twoParts: ClockParts?) -> FieldFormat {
    FieldFormat(.clock(twoParts: twoParts)) { node in
      .text(node) { text throws(TextRefusal) in try DurationText.clock(text, twoParts) }
    }
  }

  /// A number of seconds with the letter `s`, such as `"3.5s"`, with up to nine decimal places.
  ///
  /// Source: ProtoJSON Format, `google.protobuf.Duration`: up to ±315,576,000,000 seconds.
  public static var protoJSON: FieldFormat {
    FieldFormat(.protoJSON) { .text($0, DurationText.protoJSON) }
  }
}

/// Reads durations exactly, to the attosecond.
private enum DurationText {
  static func iso8601(_ text: String) throws(TextRefusal) -> Duration {
    var reader = ASCIIReader(text)
    let isNegative = reader.skip("-")
    if !isNegative { _ = reader.skip("+") }
    guard reader.skip("P") else { throw .mismatch() }
    var sum = Sum(isNegative: isNegative)
    var units = [("W", 604_800), ("D", 86_400)] as [(Unicode.Scalar, Int64)]
    var isInTime = false
    while !reader.isAtEnd {
      if !isInTime, reader.skip("T") {
        (isInTime, units) = (true, [("H", 3_600), ("M", 60), ("S", 1)])
        if reader.isAtEnd { throw .mismatch() }
      }
      guard !sum.hasFraction, let digits = reader.digits() else { throw .mismatch() }
      var fraction = ""
      if reader.skip(".") || reader.skip(",") {
        guard let places = reader.digits() else { throw .mismatch() }
        fraction = places
      }
      if !isInTime, reader.skip("Y") || reader.skip("M") {
        throw .mismatch("but months and years are no fixed time")
      }
      guard let index = units.firstIndex(where: { reader.skip($0.0) }) else { throw .mismatch() }
      try sum.add(digits, fraction, units[index].1)
      units.removeFirst(index + 1)
    }
    return try sum.duration
  }

  static func clock(_ text: String, _ twoParts: ClockParts?) throws(TextRefusal) -> Duration {
    var reader = ASCIIReader(text)
    var sum = Sum(isNegative: reader.skip("-"))
    guard var first = reader.digits() else { throw .mismatch() }
    if reader.skip(".") {
      try sum.add(first, "", 86_400)
      guard let hours = reader.digits(2...2), hours < "24" else { throw .mismatch() }
      first = hours
    }
    guard reader.skip(":"), let second = reader.digits(2...2), second < "60" else {
      throw .mismatch()
    }
    var (units, parts) = ([3_600, 60, 1] as [Int64], [first, second])
    if reader.skip(":") {
      guard let third = reader.digits(2...2), third < "60" else { throw .mismatch() }
      parts.append(third)
    } else if let twoParts, sum.isEmpty {
      if twoParts == .minutesAndSeconds { units.removeFirst() }
    } else {
      throw .mismatch("but two parts can be minutes and seconds, or hours and minutes")
    }
    var fraction = ""
    if units.count == parts.count, reader.skip(".") || reader.skip(",") {
      guard let places = reader.digits() else { throw .mismatch() }
      fraction = places
    }
    guard reader.isAtEnd else { throw .mismatch() }
    for (index, part) in parts.enumerated() {
      try sum.add(part, index == parts.count - 1 ? fraction : "", units[index])
    }
    return try sum.duration
  }

  static func protoJSON(_ text: String) throws(TextRefusal) -> Duration {
    var reader = ASCIIReader(text)
    var sum = Sum(isNegative: reader.skip("-"))
    guard let digits = reader.digits() else { throw .mismatch() }
    var fraction = ""
    if reader.skip(".") {
      guard let places = reader.digits(1...9) else { throw .mismatch() }
      fraction = places
    }
    guard reader.skip("s"), reader.isAtEnd else { throw .mismatch() }
    try sum.add(digits, fraction, 1)
    guard sum.seconds.magnitude <= 315_576_000_000 else { throw .outOfRange }
    return try sum.duration
  }
}

/// A sum of numbers of some units, in seconds.
private struct Sum {
  let isNegative: Bool
  private(set) var seconds: Int64 = 0
  private var attoseconds: Int64 = 0
  private(set) var hasFraction = false
  private(set) var isEmpty = true

  init(isNegative: Bool) { self.isNegative = isNegative }

  mutating func add(_ whole: String, _ fraction: String, _ unit: Int64) throws(TextRefusal) {
    isEmpty = false
    hasFraction = !fraction.isEmpty
    let places = fraction.reversed().drop { $0 == "0" }.count
    guard places <= 18 else { throw .mismatch("which is finer than an attosecond") }
    let padding = String(repeating: "0", count: 18 - places)
    // The fraction of the unit in two halves, so that their products fit.
    guard let parts = Int64(fraction.prefix(places) + padding), let number = Int64(whole) else {
      throw .outOfRange
    }
    let half: Int64 = 1_000_000_000
    let low = parts % half * unit
    let high = parts / half * unit + low / half
    attoseconds += high % half * half + low % half
    for (value, factor) in [(number, unit), (high / half, 1), (attoseconds / (half * half), 1)] {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
      let (sum, isTooLargeNow) = seconds.addingReportingOverflow(product)
      guard !isTooLarge, !isTooLargeNow else { throw .outOfRange }
      seconds = sum
    }
    attoseconds %= half * half
  }

  var duration: Duration {
    get throws(TextRefusal) {
      guard !isEmpty else { throw .mismatch() }
      let sign: Int64 = isNegative ? -1 : 1
      return Duration(
        secondsComponent: sign * seconds, attosecondsComponent: sign * attoseconds)
    }
  }
}
