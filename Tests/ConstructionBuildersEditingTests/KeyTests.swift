import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Edits are written under the key that was sent.
struct KeyTests {
  private static let anyCase: Coercion = [.lenient, .keysInAnyCase]

  @Test func keysInAnyCase_stayAsTheyWereSent() throws {
    let json = #"{"User_Id": 7, "PLACE": {"Zip": "1"}, "name": "Ann"}"#
    try expect(
      edited(json, coercion: Self.anyCase) { (sut: inout AccountBuilder) in
        sut.userId = 8
        sut.zip = "2"
        sut.name = "Bo"
      }, equals: #"{"User_Id": 8, "PLACE": {"Zip": "2"}, "name": "Bo"}"#)
    try expect(
      edited(json, coercion: Self.anyCase) { (sut: inout AccountBuilder) in sut.userId = nil },
      equals: #"{"PLACE": {"Zip": "1"}, "name": "Ann"}"#)
    try expect(
      edited(json, coercion: Self.anyCase) { (_: inout AccountBuilder) in }, equals: json)
  }

  @Test func model_isWrittenUnderTheKeysThatWereSent() throws {
    let json = #"{"User_Id": 7, "PLACE": {"Zip": "1"}, "x": 1.50, "Login": {"Uri": "a"}}"#
    let sent = try SentDocument<AccountBuilder>(json: json, coercion: Self.anyCase)
    var account = try sent.value.build().get()
    account.userId = 8
    account.zip = "2"
    account.uri = "b"
    expect(
      String(decoding: try sent.edited(model: account).data, as: UTF8.self),
      equals: #"{"User_Id": 8, "PLACE": {"Zip": "2"}, "x": 1.50, "Login": {"Uri": "b"}}"#)
  }

  @Test func keyThatWasNotSent_isTheDeclaredOne() throws {
    try expect(
      edited(#"{"User_Id": 7}"#, coercion: Self.anyCase) { (sut: inout AccountBuilder) in
        sut.name = "Bo"
      }, equals: #"{"User_Id": 7,"name": "Bo"}"#)
  }

  @Test(arguments: [
    (#"{"login": {"uri": "a"}}"#, #"{"login": {"uri": "b"}}"#),
    (#"{"Login": {"Uri": "a", "x": 1}}"#, #"{"Login": {"Uri": "b", "x": 1}}"#),
    (#"{"login": null, "Login": {"Uri": "a"}}"#, #"{"login": null, "Login": {"Uri": "b"}}"#),
    (#"{"list": [1, "a"]}"#, #"{"list": [1, "b"]}"#),
    (#"{"login": {}}"#, #"{"login": {"uri": "b"}}"#),
  ])
  func aliasThatIsAPath_isWrittenWhereItWasRead(_ json: String, _ expected: String) throws {
    try expect(
      edited(json) { (sut: inout AccountBuilder) in sut.uri = "b" }, equals: expected)
  }

  @Test func builder_isWrittenAtItsFirstPath() throws {
    var sut = try AccountBuilder(json: "{}")
    sut.uri = "a"
    try expect("\(sut.json)", equals: #"{"login":{"uri":"a"}}"#)
  }
}

private struct Account: Equatable, Sendable {
  var userId: Int?
  var name: String?
  var zip: String?
  var uri: String?
}

private struct AccountBuilder: FillableBuilder {
  @Field var userId: Int?
  @Field var name: String?
  @Field var zip: String?
  @Field var uri: String?

  init(fields: JSONFields) {
    _userId = fields["userId"]
    _name = fields["name"]
    _zip = fields["place", "zip"]
    _uri = fields[anyOf: ["login", "uri"], ["Login", "Uri"], ["list", 1]]
  }

  init(_ model: Account) {
    self.init(dictionary: [:])
    (userId, name, zip, uri) = (model.userId, model.name, model.zip, model.uri)
  }

  func build() -> Result<Account, BuildFailure> {
    construct(Account.init, $userId.optional, $name.optional, $zip.optional, $uri.optional)
  }
}
