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
    // Code: SentDocument.swift
    let expected = #"{"name": "Ann", "lines": [{"quantity": "3"}]}"#
    #expect(String(decoding: edit.data, as: UTF8.self) == expected)
    // Code: DocumentEdit.swift
  }

  @Test func quantity_isChanged() throws {
    let sent = try SentDocument<UserBuilder>(json: body)
    var user = sent.value
    user.lines?[0].quantity = 3
    let edit = try sent.edited(user)
    let lines = printed { print in
      // Code: DocumentEdit.swift, block 2
      // Code: JSONChange.swift
    }
    #expect(Set(lines) == [#"lines[0].quantity: "2" → "3""#])
  }

  /// It is only compiled.
  static func compiled(sent: SentDocument<UserBuilder>) throws {
    // Code: SentDocument+Models.swift, each block
    // Code: SentDocument.swift, block 3
  }

  @Test func patches_areApplied() throws {
    let sent = try SentDocument<UserBuilder>(json: body)
    let lines = #""lines": [{"quantity": "2"}]}"#
    do {
      func show(_ user: UserBuilder) { #expect(user.name == "Storm" && user.nick == nil) }
      // Code: SentDocument+Patches.swift
      let expected = #"{"name": "Storm", \#(lines)"#
      #expect(String(decoding: patched.data, as: UTF8.self) == expected)
    }
    // Code: SentDocument+Patches.swift, block 2
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
    // Code: ConstructionBuilder+JSON.swift
    #expect(try sut.json.description == #"{"id":1009257,"name":"Scott Summers"}"#)
    // Code: ConstructionBuilder+JSON.swift, block 2
  }
}
