/// Compiles the text of a pattern into elements.
///
/// The letters are those of UTS #35, *Date Field Symbol Table*. These are supported:
///
/// | letters | stand for |
/// |---|---|
/// | `y yyy yyyy …`, `u uu …` | the year, with at least as many digits as letters |
/// | `M MM`, `L LL` | the month, as a number |
/// | `MMM MMMM`, `LLL LLLL` | `Jan`, `January` |
/// | `d dd` | the day of the month |
/// | `D DD DDD` | the day of the year |
/// | `E EE EEE EEEE`, `eee eeee`, `ccc cccc` | `Mon`, `Monday`; it has to match the date |
/// | `G … GGGGG` | `AD`, `Anno Domini`, `A` |
/// | `H HH`, `k kk` | the hour, 0 to 23 or 1 to 24 |
/// | `h hh`, `K KK` | the hour, 1 to 12 or 0 to 11, with `a aa aaa aaaa` for `AM` and `PM` |
/// | `m mm`, `s ss` | minute and second |
/// | `S SS …` | the fraction of a second, with as many digits as letters |
/// | `Z z O X x` | the zone: see ``ZoneSpelling`` |
///
/// All other letters are rejected. They need locale data (`w W e c F b B v V`, `zzzz`), are
/// ambiguous (`yy`, `MMMMM`, `EEEEE`), belong to another calendar (`r U g`), are not for patterns
/// (`j J C`), or are not used by senders (`Q q A`).
struct DatePatternCompiler {
  private let pattern: String
  private var rest: Substring.UnicodeScalarView
  private var compiled: [DatePattern.Element] = []
  private var literal = ""

  init(_ pattern: String) {
    self.pattern = pattern
    rest = pattern[...].unicodeScalars
  }

  mutating func elements() throws(DatePatternError) -> [DatePattern.Element] {
    while let scalar = rest.first {
      if scalar == "'" {
        try quote()
      } else if scalar.isASCII, scalar.properties.isAlphabetic {
        let letters = rest.prefix { $0 == scalar }
        rest = rest[letters.endIndex...]
        try append(try element(String(scalar), letters.count))
      } else {
        literal.unicodeScalars.append(rest.removeFirst())
      }
    }
    try endLiteral()
    try checkParts()
    return compiled
  }

  /// Reads a text in single quotation marks. In it, two of them mean one.
  private mutating func quote() throws(DatePatternError) {
    rest.removeFirst()
    if rest.first == "'" {
      literal.unicodeScalars.append(rest.removeFirst())
      return
    }
    while let scalar = rest.popFirst() {
      if scalar != "'" {
        literal.unicodeScalars.append(scalar)
      } else if rest.first == "'" {
        literal.unicodeScalars.append(rest.removeFirst())
      } else {
        return
      }
    }
    throw refusal("has a ' that is not closed")
  }

  private mutating func endLiteral() throws(DatePatternError) {
    guard !literal.isEmpty else { return }
    let bytes = Array(literal.utf8)
    literal = ""
    if 0x30...0x39 ~= bytes[0] { try checkWidthOfLast() }
    compiled.append(.literal(bytes))
  }

  private mutating func append(_ element: DatePattern.Element) throws(DatePatternError) {
    try endLiteral()
    switch element {
    case .number, .fraction: try checkWidthOfLast()
    case .literal, .name, .zone: break
    }
    compiled.append(element)
  }

  /// Throws if digits follow a part without a fixed width, because its end would be ambiguous.
  private func checkWidthOfLast() throws(DatePatternError) {
    switch compiled.last {
    case .number(_, let digits)? where digits.count > 1: break
    case .zone?: break
    default: return
    }
    throw refusal("has a varying number of digits right before others")
  }

  func refusal(_ problem: String) -> DatePatternError { DatePatternError(pattern, problem) }

  /// Throws if a part is missing that another part needs, because the date would be ambiguous.
  private func checkParts() throws(DatePatternError) {
    var parts: Set<DatePattern.Part> = []
    var hasFraction = false
    for element in compiled {
      switch element {
      case .number(let part, _), .name(let part, _, _): parts.insert(part)
      case .fraction: hasFraction = true
      case .literal, .zone: break
      }
    }
    let hasDay = parts.contains(.day) || parts.contains(.dayOfYear)
    let isHalved = parts.contains(.hourOf12) || parts.contains(.hourOf12From1)
    let isWhole = parts.contains(.hour) || parts.contains(.hourFrom1)
    guard parts.contains(.year) else { throw refusal("has no year") }
    if parts.contains(.day), !parts.contains(.month), !parts.contains(.dayOfYear) {
      throw refusal("has a day of the month without the month")
    }
    if parts.contains(.weekday), !hasDay { throw refusal("has a weekday without the day") }
    if isHalved, !isWhole, !parts.contains(.halfOfDay) {
      throw refusal("has an hour of twelve without AM or PM: add the letter a")
    }
    if parts.contains(.halfOfDay), !isHalved, !isWhole {
      throw refusal("has AM or PM without the hour")
    }
    if isHalved || isWhole, !hasDay { throw refusal("has an hour without the day") }
    if parts.contains(.minute), !isHalved, !isWhole {
      throw refusal("has minutes without the hour")
    }
    if parts.contains(.second), !parts.contains(.minute) {
      throw refusal("has seconds without the minute")
    }
    if hasFraction, !parts.contains(.second) {
      throw refusal("has the fraction of a second without the second")
    }
  }
}
