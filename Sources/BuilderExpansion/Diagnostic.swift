/// What the compiler is told about a declaration.
///
/// Offsets are UTF-8 offsets into the declaration's source.
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

  /// A remark about another place, told with the diagnostic.
  package struct Note: Equatable, Sendable {
    package var message: String
    package var offset: Int

    package init(message: String, offset: Int) {
      self.message = message
      self.offset = offset
    }
  }

  /// A mend that an editor can apply.
  package struct FixIt: Equatable, Sendable {
    package var message: String
    package var changes: [Change]

    package init(message: String, changes: [Change]) {
      self.message = message
      self.changes = changes
    }
  }

  /// A part of the source, and what it is replaced with.
  package struct Change: Equatable, Sendable {
    package var range: Range<Int>
    package var newText: String

    package init(range: Range<Int>, newText: String) {
      self.range = range
      self.newText = newText
    }
  }
}
