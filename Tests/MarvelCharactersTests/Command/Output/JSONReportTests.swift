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
      JSONReport.text(of: reading, withFindings: true),
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

  @Test func failure_isItsText() {
    let reading = Reading(json: Data(#"{"code": 409}"#.utf8), coercion: .lenient)

    expect(
      JSONReport.text(of: reading, withFindings: false),
      equals: """
        {
          "failure" : "The service answered with code 409"
        }

        """)
  }

  @Test func sample_isJSONOfFiveCharacters() throws {
    let reading = Reading(json: SampleResponse.json, coercion: .lenient)
    let text = JSONReport.text(of: reading, withFindings: false)

    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    expect(value["characters"]?[4]?["name"], equals: "Storm")
    #expect(value["characters"]?[5] == nil)
    #expect(value["findings"] == nil)
  }
}
