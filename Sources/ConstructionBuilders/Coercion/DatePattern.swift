/// A pattern of Unicode Technical Standard 35, made ready to read texts: a list of elements, each
/// of which takes just what it would write.
///
/// Patterns are read by rule, and not by a formatter: that would take other digits, fewer of them,
/// spaces and weekdays that are wrong.
struct DatePattern: Sendable {
  /// One part of a pattern.
  enum Element: Sendable, Equatable {
    /// A text as it stands.
    case literal([UInt8])
    /// A number of so many digits.
    case number(Part, digits: ClosedRange<Int>)
    /// One of several names; the first one stands for `first`.
    case name(Part, [String], first: Int)
    /// The digits of a second's fraction, exactly so many.
    case fraction(digits: Int)
    case zone(ZoneSpelling)
  }

  /// What a number or name says.
  enum Part: Int, Sendable, CaseIterable {
    case year, month, day, dayOfYear, weekday, era, halfOfDay
    case hour, hourOf12, hourFrom1, hourOf12From1, minute, second
  }

  let elements: [Element]

  /// A pattern by its text, or what is wrong with it.
  init(_ text: String) throws(DatePatternError) {
    var compiler = DatePatternCompiler(text)
    elements = try compiler.elements()
  }
}
