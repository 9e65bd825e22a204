/// A compiled pattern of Unicode Technical Standard 35.
///
/// It is a list of elements. Each element accepts exactly the text that it would write. The reading
/// does not use a formatter: a formatter also accepts other digits, fewer digits, extra spaces and
/// wrong weekdays.
package struct DatePattern: Sendable {
  /// One part of a pattern.
  package enum Element: Sendable, Equatable {
    /// A fixed text.
    case literal([UInt8])
    /// A number with a range of digits.
    case number(Part, digits: ClosedRange<Int>)
    /// One of several names. The first one has the value `first`.
    case name(Part, [String], first: Int)
    /// The fraction of a second, with exactly this number of digits.
    case fraction(digits: Int)
    case zone(ZoneSpelling)
  }

  /// The part of a date that a number or name gives.
  package enum Part: Int, Sendable, CaseIterable {
    case year, month, day, dayOfYear, weekday, era, halfOfDay
    case hour, hourOf12, hourFrom1, hourOf12From1, minute, second
  }

  package let elements: [Element]

  /// Compiles the text of a pattern, or throws the problem with it.
  package init(_ text: String) throws(DatePatternError) {
    var compiler = DatePatternCompiler(text)
    elements = try compiler.elements()
  }
}

/// The problem with a date pattern.
///
/// ```swift
/// do {
///   format = try .pattern(validating: pattern)
/// } catch {
///   print(error)   // the pattern yy-MM-dd has no year: two digits do not say the century
/// }
/// ```
public struct DatePatternError: Error, Hashable, Sendable {
  /// The pattern.
  public let pattern: String

  /// The problem, as a phrase that follows "the pattern".
  public let problem: String

  init(_ pattern: String, _ problem: String) {
    self.pattern = pattern
    self.problem = problem
  }
}

extension DatePatternError: CustomStringConvertible {
  /// The problem as one sentence.
  @_documentation(visibility: internal)
  public var description: String { "the pattern \(pattern) \(problem)" }
}
