import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// A builder that is named `Builder` has the name of its model in messages.
struct ModelNameTests {
  struct Shop: Equatable, Sendable {
    let name: String

    struct Builder: ConstructionBuilder {
      @Field var name: String?
      @Field var day: Date?

      init(fields: JSONFields) {
        _name = fields["name"]
        _day = fields["day"]
      }

      func build() -> Result<Shop, BuildFailure> { construct(Shop.init, $name) }
    }
  }

  @Test func failures_nameTheModel() throws {
    let unread = #expect(throws: BuildFailure.self) { try SentDocument<Shop.Builder>(json: "[") }
    expect(unread?.model, equals: "Shop")
    let list = #expect(throws: BuildFailure.self) { try SentDocument<[Shop.Builder]>(json: "[") }
    expect(list?.model, equals: "[Shop]")

    let sent = try SentDocument<Shop.Builder>(json: #"{"name": "a"}"#)
    let patch = #expect(throws: BuildFailure.self) { try sent.applying(jsonPatch: [7]) }
    expect(patch?.model, equals: "JSON Patch of Shop")
    var shop = sent.value
    shop.day = Date(timeIntervalSince1970: .nan)
    let edit = #expect(throws: BuildFailure.self) { try sent.edited(shop) }
    expect(edit?.model, equals: "edit of Shop")
  }
}
