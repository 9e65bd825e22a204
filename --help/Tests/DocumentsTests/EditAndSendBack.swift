import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The article *Edit and send back*.
@Suite struct EditAndSendBack {
  private static let body = #"""
    {"id": 7, "nick": "Ann", "lines": [{"sku": "a", "quantity": "2", "x": 1.50}]}
    """#

  private static func edit() throws -> DocumentEdit {
    let body = body
    let sent = try SentDocument<UserBuilder>(json: body)
    var user = sent.value
    user.lines?[0].quantity = 3
    user.nick = nil
    let edit = try sent.edited(user)
    return edit
  }

  @Sendable static func changes(print: (Any) -> Void) throws {
    let edit = try edit()
    for change in edit.changes { print(change) }
  }

  @Test func otherBytes_stay() throws {
    let text = String(decoding: try Self.edit().data, as: UTF8.self)
    #expect(text == #"{"id": 7, "lines": [{"sku": "a", "quantity": "3", "x": 1.50}]}"#)
  }

  /// It is only compiled.
  private static func list() throws {
    let body = body
    let sent = try SentDocument<[UserBuilder]>(json: body, at: "data", "users")
    print(sent.value.count)
  }

  @Test func deltas_areApplied() throws {
    var sent = try SentDocument<UserBuilder>(json: Self.body)
    let delta: JSONValue = ["nick": .null]
    func show(_ user: UserBuilder) { #expect(user.nick == nil) }
    sent = try sent.applying(mergePatch: delta)  // or applying(jsonPatch:)
    show(sent.value)
    let expected = #"{"id": 7, "lines": [{"sku": "a", "quantity": "2", "x": 1.50}]}"#
    #expect(String(decoding: sent.data, as: UTF8.self) == expected)
  }

  struct UserBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var nick: String?
    @Field var lines: [LineBuilder]?

    init(fields: JSONFields) {
      _name = fields["name"]
      _nick = fields["nick"]
      _lines = fields["lines"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  struct LineBuilder: ConstructionBuilder {
    @Field var sku: String?
    @Field var quantity: Int?

    init(fields: JSONFields) {
      _sku = fields["sku"]
      _quantity = fields["quantity"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
  }
}

/// The example of the README.
extension EditAndSendBack {
  private static func readme(_ request: inout URLRequest, _ body: Data) throws {
    let sent = try SentDocument<ComicBuilder>(json: body)
    var comic = sent.value
    comic.title = "The Uncanny X-Men"
    request.httpBody = try sent.edited(comic).data  // all other bytes as they were sent
  }

  private struct ComicBuilder: ConstructionBuilder {
    @Field var title: String?

    init(fields: JSONFields) { _title = fields["title"] }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
  }
}
