import ConstructionBuilders
import ConstructionBuildersEditing
import ConstructionBuildersMacros
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Documents that are changed and sent back.
@Suite struct Editing {
  @Buildable struct Line: Equatable { let quantity: Int }

  @Buildable struct User: Equatable {
    let name: String
    let nick: String?
    let lines: [Line]?

    func renamed(_ name: String) -> User { User(name: name, nick: nick, lines: lines) }
  }

  typealias UserBuilder = User.Builder

  let body = #"{"name": "Ann", "nick": "A", "lines": [{"quantity": "2"}]}"#

  @Test func user_isSentBack() throws {
    var request = URLRequest(url: URL(filePath: "/"))
    let sent = try SentDocument<UserBuilder>(json: body)
    var user = sent.value
    user.nick = nil
    user.lines?[0].quantity = 3
    let edit = try sent.edited(user)
    request.httpBody = edit.data
    let expected = #"{"name": "Ann", "lines": [{"quantity": "3"}]}"#
    #expect(String(decoding: edit.data, as: UTF8.self) == expected)
    request.httpBody = edit.data                              // PUT
    request.httpBody = try edit.mergePatch().data             // PATCH, RFC 7396
    request.httpBody = edit.jsonPatch(testing: true).data     // PATCH, RFC 6902
  }

  @Test func quantity_isChanged() throws {
    let sent = try SentDocument<UserBuilder>(json: body)
    var user = sent.value
    user.lines?[0].quantity = 3
    let edit = try sent.edited(user)
    let lines = printed { print in
      for change in edit.changes { print(change) }     // lines[0].quantity: "2" → "3"
      print(edit.changes[0])     // lines[0].quantity: "2" → "3"
    }
    #expect(Set(lines) == [#"lines[0].quantity: "2" → "3""#])
  }

  /// It is only compiled.
  static func compiled(sent: SentDocument<UserBuilder>) throws {
    do {
      let user = try sent.value.build().get()
      let edit = try sent.edited(model: user.renamed("Storm"))
    }
    var user = sent.value
    user.name = "Storm"
    let edit = try sent.edited(user)
  }

  @Test func patches_areApplied() throws {
    let sent = try SentDocument<UserBuilder>(json: body)
    let lines = #""lines": [{"quantity": "2"}]}"#
    do {
      func show(_ user: UserBuilder) { #expect(user.name == "Storm" && user.nick == nil) }
      let patched = try sent.applying(mergePatch: ["nick": .null, "name": "Storm"])
      show(patched.value)
      let expected = #"{"name": "Storm", \#(lines)"#
      #expect(String(decoding: patched.data, as: UTF8.self) == expected)
    }
    let patched = try sent.applying(
      jsonPatch: [["op": "replace", "path": "/name", "value": "Storm"]])
    let expected = #"{"name": "Storm", "nick": "A", \#(lines)"#
    #expect(String(decoding: patched.data, as: UTF8.self) == expected)
  }

  @Buildable(builder: "CharacterResponseBuilder")
  struct Character {
    let id: Int
    let name: String
  }

  @Test func fields_areWritten() throws {
    typealias CharacterResponseBuilder = Character.CharacterResponseBuilder
    let valid: [String: Any] = ["id": 1_009_257, "name": "Cyclops"]
    var sut = CharacterResponseBuilder(dictionary: valid)
    sut.name = "Scott Summers"
    try sut.json     // {"id":1009257,"name":"Scott Summers"}
    #expect(try sut.json.description == #"{"id":1009257,"name":"Scott Summers"}"#)
    CharacterResponseBuilder(dictionary: try sut.dictionary)
  }
}
