import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response for programs: one JSON object, with sorted keys, and null for missing values.
enum JSONReport {
  static func text(of reading: Reading, withFindings: Bool) -> String {
    var report = reading.slice?.members ?? JSONValue.Members()
    if let failure = reading.failure { report["failure"] = .string(failure) }
    if withFindings { report["findings"] = .array(reading.findings.flatMap(\.json)) }
    return PrintableText.of(lines: encoded(.object(report))) + "\n"
  }

  private static func encoded(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // `JSONEncoder` has no type for this number. Written on one line, the number keeps its
      // digits.
      return "\(value)"
    }
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
