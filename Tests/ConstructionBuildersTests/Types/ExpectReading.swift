import ConstructionBuilders
import Testing

@testable import TestSupport

extension Reading {
  var words: [String] { findings.map(\.description) }
}

/// Records an issue unless a value is read so, with these findings.
func expect(
  _ reading: Reading, is outcome: FieldOutcome, _ value: String?, _ words: [String] = [],
  _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  expect(
    reading.outcome, equals: outcome, comment(), fileID: fileID, filePath: filePath, line: line)
  expect(reading.value, equals: value, comment(), fileID: fileID, filePath: filePath, line: line)
  expect(reading.words, equals: words, comment(), fileID: fileID, filePath: filePath, line: line)
}
