import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct JSONReportTests {
  @Test func character_hasAllKeysAndDatesInUTC() throws {
    let json = """
      {"code": 200, "data": {"offset": 0, "total": 1, "results": [{
        "id": "7", "name": "Storm", "modified": "2020-01-31T23:30:00-0500",
        "thumbnail": {"path": "http://example.com/storm", "extension": "jpg"},
        "stories": {"available": 1, "items": [{"name": "Rain", "type": "cover"}]},
        "urls": [{"type": "wiki", "url": "http://example.com/Storm"}]}]}}
      """
    let reading = Reading(json: Data(json.utf8), coercion: .lenient)

    expect(
      reading.json(withFindings: true, onOneLine: false),
      equals: """
        {
          "characters" : [
            {
              "comics" : null,
              "description" : null,
              "events" : null,
              "id" : 7,
              "modified" : "2020-02-01T04:30:00Z",
              "name" : "Storm",
              "resourceURI" : null,
              "series" : null,
              "stories" : {
                "available" : 1,
                "collectionURI" : null,
                "items" : [
                  {
                    "name" : "Rain",
                    "resourceURI" : null,
                    "type" : "cover"
                  }
                ],
                "returned" : null
              },
              "thumbnail" : "http://example.com/storm.jpg",
              "urls" : [
                {
                  "type" : "wiki",
                  "url" : "http://example.com/Storm"
                }
              ]
            }
          ],
          "count" : null,
          "findings" : [
            {
              "isRepair" : true,
              "kind" : "coerced",
              "path" : "data.results[0].id",
              "text" : "data.results[0].id: read string \\"7\\" as Int"
            }
          ],
          "limit" : null,
          "offset" : 0,
          "total" : 1
        }

        """)
  }
}
