#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ISO8601 {
  /// A date in UTC that is read back to the last bit, such as `2014-06-10T23:11:26Z`.
  ///
  /// It has as many decimal places of a second as that takes. It is nil for a date outside the
  /// years 1 to 9999.
  package static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSince1970
    guard years1To9999 ~= seconds else { return nil }
    let whole = seconds.rounded(.down)
    guard let fraction = fraction(seconds - whole, after: whole, of: date) else { return nil }
    let (day, second) = Int64(whole).quotientAndRemainder(dividingBy: 86_400)
    let midnight = Int(second < 0 ? day - 1 : day)
    let time = second < 0 ? second + 86_400 : second
    let (year, month, dayOfMonth) = civilDate(daysSince1970: midnight)
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
      + padded(time / 3_600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2)
      + fraction + "Z"
  }

  /// The digits of the fraction of a second; empty for 0, and nil if eighteen are not enough.
  private static func fraction(_ part: Double, after whole: Double, of date: Date) -> String? {
    if part == 0 { return "" }
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

  static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date in the proleptic Gregorian calendar, with years counted from March.
  static func civilDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    // Days since 1 March of the year -400, to avoid negative numbers.
    let shifted = days + 719_468 + 146_097
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = (era - 1) * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}
