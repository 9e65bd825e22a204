/// A message about a declaration, for the compiler to show.
///
/// Offsets are UTF-8 offsets into the source that was read.
package struct Diagnostic: Equatable, Sendable {
  package var message: String
  package var severity: Severity
  package var offset: Int
  package var highlights: [Range<Int>]
  package var notes: [Note]
  package var fixIts: [FixIt]

  package init(
    message: String,
    severity: Severity = .error,
    offset: Int,
    highlights: [Range<Int>] = [],
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.message = message
    self.severity = severity
    self.offset = offset
    self.highlights = highlights
    self.notes = notes
    self.fixIts = fixIts
  }

  package enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  /// A remark about another place, shown with the diagnostic.
  package struct Note: Equatable, Sendable {
    package var message: String
    package var offset: Int
  }

  /// A correction that an editor can apply: new text for a range of the source.
  package struct FixIt: Equatable, Sendable {
    package var message: String
    package var range: Range<Int>
    package var newText: String

    /// Inserts a text at an offset.
    static func insert(_ text: String, at offset: Int, message: String) -> FixIt {
      FixIt(message: message, range: offset..<offset, newText: text)
    }
  }
}

extension Diagnostic {
  // `@inline(never)` here and in `AttributeFacts.swift`: every rule calls these.

  /// An error at a token.
  @inline(never)
  init(_ message: String, at token: Token, fixIts: [FixIt] = []) {
    self.init(
      message: message, offset: token.range.lowerBound, highlights: [token.range], fixIts: fixIts)
  }
}
