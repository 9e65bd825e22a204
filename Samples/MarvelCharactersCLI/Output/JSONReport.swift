import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response for programs: one JSON object, with sorted keys, and null for missing values.
enum JSONReport {
  static func text(of reading: Reading, withFindings: Bool) -> String {
    let report = report(of: reading, withFindings: withFindings)
    return encoded(report, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// A response of a stream on one line, with its place.
  static func line(of reading: Reading, withFindings: Bool) -> String {
    var report = report(of: reading, withFindings: withFindings)
    report["byteOffset"] = JSONValue(reading.place?.byteOffset)
    report["line"] = JSONValue(reading.place?.line)
    return encoded(report, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func report(of reading: Reading, withFindings: Bool) -> JSONValue.Members {
    var report = reading.slice?.members ?? JSONValue.Members()
    if let failure = reading.failure { report["failure"] = .string(failure) }
    if withFindings { report["findings"] = .array(reading.findings.flatMap(\.json)) }
    return report
  }

  static func encoded(
    _ report: JSONValue.Members, _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    let value = JSONValue.object(report)
    let text: String
    do {
      text = String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // No type of `JSONEncoder` holds this number. Written on one line, the number keeps its
      // digits.
      text = "\(value)"
    }
    return PrintableText.of(lines: text) + "\n"
  }
}

extension CharactersSliceResponseModel {
  fileprivate var members: JSONValue.Members {
    var members = JSONValue.Members()
    members["offset"] = JSONValue(offset)
    members["limit"] = JSONValue(limit)
    members["total"] = JSONValue(total)
    members["count"] = JSONValue(count)
    members["characters"] = .array(results.map(\.json))
    return members
  }
}
