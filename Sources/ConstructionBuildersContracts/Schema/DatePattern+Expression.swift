import ConstructionBuilders

extension DatePattern {
  /// A regular expression for what the pattern writes, and for dates that do not exist.
  var expression: String { SchemaPattern.whole(elements.map(\.expression).joined()) }
}

extension DatePattern.Element {
  fileprivate var expression: String {
    switch self {
    case .literal(let bytes): SchemaPattern.literal(String(decoding: bytes, as: UTF8.self))
    case .number(let part, 2...2): part.twoDigits
    case .number(_, let digits) where digits.count == 1: "[0-9]{\(digits.lowerBound)}"
    case .number(_, let digits):
      "([0-9]{\(digits.lowerBound)}|[1-9][0-9]{\(digits.lowerBound),\(digits.upperBound - 1)})"
    case .name(_, let names, _):
      "(\(names.map(SchemaPattern.literal).joined(separator: "|")))"
    case .fraction(let digits): "[0-9]{\(digits)}"
    case .zone(let spelling): spelling.expression
    }
  }
}

extension DatePattern.Part {
  fileprivate var twoDigits: String {
    switch self {
    case .month: SchemaPattern.month
    case .day: SchemaPattern.day
    case .hour: SchemaPattern.hour
    case .minute, .second: SchemaPattern.sixtieth
    default: "[0-9]{2}"
    }
  }
}

extension ZoneSpelling {
  fileprivate var expression: String {
    let hours = hourDigits == 1 ? "[1-9]?[0-9]" : "[0-9]{2}"
    let sixtieth = "\(hasColon ? ":" : "")\(SchemaPattern.sixtieth)"
    let seconds = hasSeconds ? "(\(sixtieth))?" : ""
    let rest = minutes == .always ? sixtieth + seconds : "(\(sixtieth)\(seconds))?"
    let offset = "\(prefix)[-+]\(hours)\(rest)"
    return "(\((utc + [offset]).joined(separator: "|")))"
  }
}
