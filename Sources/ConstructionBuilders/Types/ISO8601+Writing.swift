#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension ISO8601 {
  /// A date in UTC that is read back as the same seconds since 1970, to the last bit, such as
  /// `2014-06-10T23:11:26Z`.
  ///
  /// A date of this century can be half of a bit finer, about 0.1 µs: dates are read as seconds
  /// since 1970. The text has as many decimal places as that takes. It is nil for a date outside
  /// the years 1 to 9999.
  package static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSince1970
    guard years1To9999 ~= seconds else { return nil }
    let whole = seconds.rounded(.down)
    guard let fraction = fraction(seconds - whole, after: whole, of: seconds) else { return nil }
    let day = (whole / 86_400).rounded(.down)
    let time = Int(whole - day * 86_400)
    let (year, month, dayOfMonth) = civilDate(daysSince1970: Int(day))
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
      + padded(time / 3_600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2)
      + fraction + "Z"
  }

  /// The digits of the fraction of a second; empty for 0, and nil if eighteen are not enough.
  private static func fraction(_ part: Double, after whole: Double, of seconds: Double) -> String? {
    if part == 0 { return "" }
    let date = Date(timeIntervalSince1970: seconds)
    var divisor = 1.0
    for digits in 1...18 {
      divisor *= 10
      let value = (part * divisor).rounded()
      guard value < divisor,
        Date(timeIntervalSince1970: whole + value / divisor) == date
      else { continue }
      return "." + padded(Int64(value), digits)
    }
    return nil
  }
}
