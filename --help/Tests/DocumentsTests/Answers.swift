import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

/// The pages that are titled by a complaint.
@Suite struct Answers {
  typealias PersonBuilder = DefensiveDecoding.PersonBuilder

  @Test func edit_keepsUnknownMembers() throws {
    let body = Data(#"{"id": 7, "name": "Anne"}"#.utf8)

    let sent = try SentDocument<PersonBuilder>(json: body)
    var person = sent.value
    person.name = "Ann"
    let whole = try sent.edited(person).data  // for PUT
    let patch = try sent.edited(person).mergePatch().data  // for PATCH

    #expect(String(decoding: whole, as: UTF8.self) == #"{"id": 7, "name": "Ann"}"#)
    #expect(String(decoding: patch, as: UTF8.self) == #"{"name":"Ann"}"#)
  }

  @Test(arguments: [")]}'\n", ")]}',\n", ")]}'", ""])
  func prefix_isStripped(_ start: String) throws {
    let body = Data((start + #"{"id": 7, "name": "Anne"}"#).utf8)

    let prefix = Data(")]}'".utf8)
    let json =
      body.starts(with: prefix)
      ? body.dropFirst(prefix.count).drop { $0 == UInt8(ascii: ",") } : body
    let person = try PersonBuilder.build(json: json).get()

    #expect(person == "Anne")
  }

  @Test(arguments: [
    (")]}'\n{}", "line 1, column 1: the body begins with )]}' before the JSON"),
    (
      "callback({})",
      "line 1, column 1: the body is JSONP, the call of a function, expected a JSON value"
    ),
    (
      "```json\n{}\n```",
      "line 1, column 1: the body begins with a Markdown code fence, expected a JSON value"
    ),
    (
      "{\n\n\n\n\n\n\n}\n<br />\n<b>Warning</b>:  Undefined",
      "line 9, column 1: expected the end of the document after the value, found a message as PHP writes it"
    ),
    ("<!DOCTYPE html>", "line 1, column 1: the body is HTML, expected a JSON value"),
  ])
  func whatIsNoJSON_isNamedAsInTheTable(_ body: String, _ words: String) throws {
    let failure = #expect(throws: BuildFailure.self) { try PersonBuilder(json: body) }
    #expect(failure?.findings.map(\.description) == [words])

    let page = try #require(try Document.all().first { $0.name == "NotValidJSON.md" })
    #expect(try page.text().contains("| `\(words)` |"))
  }

  private struct ChangeBuilder: ConstructionBuilder {
    @Field var changed: Date?
    @Field var stock: Stock?

    init(fields: JSONFields) {
      _changed = fields["changed", as: .secondsSince1970, adding: .falseAsNull]
      _stock = fields["stock"]
    }

    func build() -> Result<Stock, BuildFailure> {
      construct({ $0 }, $stock.or(.other, for: .unknownCase))
    }
  }
}
