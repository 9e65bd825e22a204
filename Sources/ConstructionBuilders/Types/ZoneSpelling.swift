/// How the letters of a pattern spell a zone, as an offset from UTC of up to eighteen hours.
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
/// If a letter writes `Z` for UTC, an offset of zero is accepted as well. It means the same, and
/// senders write it. Seconds may follow if the standard has them and if they are not 0. The
/// standard has them for all letters except `X XX XXX x xx xxx`. Names of zones, such as `PST`, are
/// not accepted: they need data, and are ambiguous.
package struct ZoneSpelling: Sendable, Equatable {
  package enum Minutes: Sendable { case always, unlessZero }

  /// The text before the sign.
  package var prefix = ""
  /// The texts for UTC, without an offset.
  package var utc: [String] = []
  package var hourDigits = 2
  package var minutes = Minutes.always
  package var hasColon = false
  package var hasSeconds = true
  /// Whether an offset of zero may be written.
  package var hasZero = true

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
  /// Reads an offset from UTC in seconds; nil if the text does not have this spelling.
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
    // Seconds can only follow minutes.
    let hasMinutes = self.minutes == .always || minutes > 0
    if hasSeconds, hasMinutes {
      guard let last = sixtieth(&reader, isOptional: true) else { return nil }
      seconds += last
    }
    guard seconds <= 18 * 3_600, seconds > 0 || hasZero && !isWest else { return nil }
    return isWest ? -seconds : seconds
  }

  /// Reads minutes or seconds.
  ///
  /// If they are optional, leaving them out gives 0, and 0 must be left out.
  private func sixtieth(_ reader: inout DateReader, isOptional: Bool) -> Int? {
    let start = reader.position
    guard !hasColon || reader.skip(":"), let value = reader.number(digits: 2...2) else {
      reader.position = start
      return isOptional ? 0 : nil
    }
    return value < 60 && !(isOptional && value == 0) ? value : nil
  }
}
