/// How a text writes an amount of money with two digits behind the comma, or with groups of three.
///
/// `12,50` has no groups. Where other texts have, `1.234,50`, it is written like these.
struct MoneySpelling {
  /// All that a text can have.
  static let formats: TextFormats = [.commaDecimals, .commaGrouped, .pointGrouped]

  let formats: TextFormats

  /// Nil for other texts.
  init?(_ text: [UInt8]) {
    guard text.count > 3 else { return nil }
    let isComma = text[text.count - 3] == UInt8(ascii: ",")
    guard isComma || text[text.count - 3] == UInt8(ascii: "."),
      text.suffix(2).allSatisfy(\.isDigit)
    else { return nil }
    let whole = text.dropLast(3).drop { $0 == UInt8(ascii: "-") }
    guard whole.count + 4 >= text.count else { return nil }
    let groups = whole.split(
      separator: UInt8(ascii: isComma ? "." : ","), omittingEmptySubsequences: false)
    let isGrouped = groups.count > 1
    guard let first = groups[0].first, groups.allSatisfy({ $0.allSatisfy(\.isDigit) }),
      groups.dropFirst().allSatisfy({ $0.count == 3 }), !isGrouped || groups[0].count < 4,
      first != UInt8(ascii: "0") || groups[0].count == 1 && !isGrouped
    else { return nil }
    let plain: TextFormats = isComma && !isGrouped ? .commaDecimals : []
    formats = plain.union(isComma ? .commaGrouped : .pointGrouped)
  }
}
