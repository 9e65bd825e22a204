/// How a pattern's letters spell a zone, as an offset from UTC of up to eighteen hours.
///
/// | letters | offset | UTC |
/// |---|---|---|
/// | `Z ZZ ZZZ` | `-0800` | `+0000` |
/// | `ZZZZ`, `OOOO` | `GMT-08:00` | `GMT` |
/// | `ZZZZZ` | `-08:00` | `Z` |
/// | `O`, `z zz zzz` | `GMT-8`, `GMT+5:30` | `GMT`; for `z` also `UTC` |
/// | `X` | `-08`, `+0530` | `Z` |
/// | `XX`, `XXXX` | `-0800` | `Z` |
/// | `XXX`, `XXXXX` | `-08:00` | `Z` |
/// | `x`, `xx xxxx`, `xxx xxxxx` | as `X`, `XX`, `XXX` | `+00`, `+0000`, `+00:00` |
///
/// Where `Z` is written for UTC, an offset of zero is read as well: it says the same, and senders
/// write it. Seconds may follow where the standard has them, which is everywhere but at `X XX XXX x
/// xx xxx`, and only if they are not 0. Names of zones, such as `PST`, are not read: they would
/// need data, and are not unique.
struct ZoneSpelling: Sendable, Equatable {
  enum Minutes: Sendable { case always, unlessZero }

  /// What stands before the sign.
  var prefix = ""
  /// What stands for UTC, without any sign.
  var utc: [String] = []
  var hourDigits = 2
  var minutes = Minutes.always
  var hasColon = false
  var hasSeconds = true
  /// Whether an offset of zero may be written as one.
  var hasZero = true

  init?(letter: String, count: Int) {
    switch (letter, count) {
    case ("Z", 1...3): break
    case ("Z", 4), ("O", 4):
      (prefix, utc, hasColon, hasZero) = ("GMT", ["GMT"], true, false)
    case ("O", 1), ("z", 1...3):
      (prefix, utc, hasColon, hasZero) = (
        "GMT", letter == "z" ? ["GMT", "UTC"] : ["GMT"], true, false
      )
      (hourDigits, minutes) = (1, .unlessZero)
    case ("Z", 5), ("X", 5): (utc, hasColon) = (["Z"], true)
    case ("X", 1): (utc, minutes, hasSeconds) = (["Z"], .unlessZero, false)
    case ("X", 2): (utc, hasSeconds) = (["Z"], false)
    case ("X", 3): (utc, hasColon, hasSeconds) = (["Z"], true, false)
    case ("X", 4): utc = ["Z"]
    case ("x", 1): (minutes, hasSeconds) = (.unlessZero, false)
    case ("x", 2): hasSeconds = false
    case ("x", 3): (hasColon, hasSeconds) = (true, false)
    case ("x", 4): break
    case ("x", 5): hasColon = true
    default: return nil
    }
  }
}

extension ZoneSpelling {
  /// Reads an offset from UTC, in seconds; nil where there is none in this spelling.
  func offset(_ reader: inout DateReader) -> Int? {
    let start = reader.position
    if reader.skip(prefix.utf8), let offset = signedOffset(&reader) { return offset }
    reader.position = start
    for word in utc where reader.skip(word.utf8) { return 0 }
    return nil
  }

  private func signedOffset(_ reader: inout DateReader) -> Int? {
    let isWest = reader.skip("-")
    guard isWest || reader.skip("+"),
      let hours = reader.number(digits: hourDigits...2)
    else { return nil }
    var seconds = hours * 3_600
    guard let minutes = sixtieth(&reader, isOptional: minutes == .unlessZero) else { return nil }
    seconds += minutes * 60
    // Seconds stand only behind minutes.
    let hasMinutes = self.minutes == .always || minutes > 0
    if hasSeconds, hasMinutes {
      guard let last = sixtieth(&reader, isOptional: true) else { return nil }
      seconds += last
    }
    guard seconds <= 18 * 3_600, seconds > 0 || hasZero && !isWest else { return nil }
    return isWest ? -seconds : seconds
  }

  /// Minutes or seconds; 0 if they may be left out and are. What may be left out is not written as
  /// 0.
  private func sixtieth(_ reader: inout DateReader, isOptional: Bool) -> Int? {
    let start = reader.position
    guard !hasColon || reader.skip(":"), let value = reader.number(digits: 2...2) else {
      reader.position = start
      return isOptional ? 0 : nil
    }
    return value < 60 && !(isOptional && value == 0) ? value : nil
  }
}
