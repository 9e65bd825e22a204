import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import MarvelCharacters

// Reports for programs: one JSON object, with sorted keys, and null for missing values.

extension Reading {
  func json(withFindings: Bool, onOneLine: Bool) -> String {
    var report = slice?.json ?? [:]
    if let failure { report["failure"] = .string(failure) }
    if withFindings { report["findings"] = .array(findings.flatMap(jsonOfFindings)) }
    if onOneLine {
      report["byteOffset"] = .of(place?.byteOffset)
      report["line"] = .of(place?.line)
    }
    return encoded(report, [.withoutEscapingSlashes, onOneLine ? [] : .prettyPrinted])
  }

  /// The facts of the findings of a response, and their texts.
  private func jsonOfFindings(offset: Int?, all: [Finding]) -> [JSONValue] {
    all.map { finding in
      var json: JSONValue = [
        "path": .string("\(finding.path)"), "kind": .string(finding.kind.name),
        "isRepair": .boolean(finding.isRepair), "text": .string("\(finding)"),
      ]
      if let offset { json["offset"] = .of(offset) }
      return json
    }
  }
}

extension UnreadTally {
  var json: String {
    let rows = rows.map { row in
      [
        "path": .string(row.path), "objects": .of(row.objects), "allObjects": .of(row.allObjects),
        "kinds": .array(row.kinds.map { .string($0.rawValue) }), "nearest": .of(row.nearest),
        "text": .string(row.description),
      ] as JSONValue
    }
    return encoded(
      [
        "documents": .of(documents), "malformed": .of(malformed),
        "problem": .of(problem?.description), "unread": .array(rows), "moreKeys": .of(moreKeys),
      ], .prettyPrinted)
  }
}

private func encoded(_ report: JSONValue, _ format: JSONEncoder.OutputFormatting) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, format]
  // No type of `JSONEncoder` holds a number of any length. As a text, it keeps its digits.
  let text = (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) }
  return printable(lines: text ?? "\(report)") + "\n"
}

extension JSONValue {
  fileprivate static func of(_ number: Int?) -> JSONValue {
    number.map { .number(Number($0)) } ?? .null
  }
  fileprivate static func of(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  fileprivate static func of(_ url: URL?) -> JSONValue { .of(url?.absoluteString) }
}

extension CharactersSliceResponseModel {
  fileprivate var json: JSONValue {
    [
      "offset": .of(offset), "limit": .of(limit), "total": .of(total), "count": .of(count),
      "characters": .array(results.map(\.json)),
    ]
  }
}

extension CharacterResponseModel {
  fileprivate var json: JSONValue {
    [
      "id": .of(id), "name": .string(name), "description": .of(description),
      "modified": .of(modified?.formatted(.iso8601)), "resourceURI": .of(resourceURI),
      "thumbnail": .of(thumbnail?.url), "comics": comics?.json ?? .null,
      "series": series?.json ?? .null, "stories": stories?.json ?? .null,
      "events": events?.json ?? .null, "urls": .array(urls.map(\.json)),
    ]
  }
}

extension ResourceListResponseModel {
  fileprivate var json: JSONValue {
    [
      "available": .of(available), "returned": .of(returned), "collectionURI": .of(collectionURI),
      "items": .array(items.map(\.json)),
    ]
  }
}

extension ResourceSummaryResponseModel {
  fileprivate var json: JSONValue {
    ["name": .of(name), "resourceURI": .of(resourceURI), "type": .of(type?.rawValue)]
  }
}

extension LinkResponseModel {
  fileprivate var json: JSONValue { ["type": .of(type?.rawValue), "url": .of(url)] }
}
