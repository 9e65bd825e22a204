import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response for a program: one JSON object, with all keys in order and null for what is not there.
enum JSONReport {
  static func text(of reading: Reading, withFindings: Bool) -> String {
    var report: JSONValue.Members =
      switch reading.response {
      case .success(let slice): slice.members
      case .failure(let failure): failure.members
      }
    if withFindings { report["findings"] = .array(reading.findings.map(\.json)) }
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

extension FetchCharactersFailure {
  fileprivate var members: JSONValue.Members {
    var members = JSONValue.Members()
    members["failure"] = .string(description)
    return members
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
