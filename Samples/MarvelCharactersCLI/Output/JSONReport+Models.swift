import ConstructionBuilders
import MarvelCharacters

extension CharacterResponseModel {
  /// The character in the report.
  var json: JSONValue {
    [
      "id": JSONValue(id),
      "name": .string(name),
      "description": JSONValue(description),
      "modified": JSONValue(modified),
      "resourceURI": JSONValue(resourceURI),
      "thumbnail": JSONValue(thumbnail?.url),
      "comics": comics?.json ?? .null,
      "series": series?.json ?? .null,
      "stories": stories?.json ?? .null,
      "events": events?.json ?? .null,
      "urls": .array(urls.map(\.json)),
    ]
  }
}

extension ResourceListResponseModel {
  fileprivate var json: JSONValue {
    [
      "available": JSONValue(available),
      "returned": JSONValue(returned),
      "collectionURI": JSONValue(collectionURI),
      "items": .array(items.map(\.json)),
    ]
  }
}

extension ResourceSummaryResponseModel {
  fileprivate var json: JSONValue {
    [
      "name": JSONValue(name),
      "resourceURI": JSONValue(resourceURI),
      "type": JSONValue(type?.rawValue),
    ]
  }
}

extension LinkResponseModel {
  fileprivate var json: JSONValue {
    ["type": JSONValue(type?.rawValue), "url": JSONValue(url)]
  }
}

extension ResponseFindings {
  /// The findings in the report: their facts and their text.
  var json: [JSONValue] {
    findings.map { finding in
      var members = JSONValue.Members()
      members["path"] = .string("\(finding.path)")
      members["kind"] = .string(finding.kind.name)
      members["isRepair"] = .boolean(finding.isRepair)
      members["text"] = .string(finding.description)
      if let offset { members["offset"] = JSONValue(offset) }
      return .object(members)
    }
  }
}
