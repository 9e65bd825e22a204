import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response for a program: one JSON object, with all keys in order and null for what is not there.
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
      // The encoder lacks a type for a number; on one line the digits stay as they are.
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
