import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

/// The pages that are titled by a complaint.
@Suite struct Answers {
  typealias PersonBuilder = DefensiveDecoding.PersonBuilder

  @Test func edit_keepsUnknownMembers() throws {
    let body = Data(#"{"id": 7, "name": "Anne"}"#.utf8)

    // Code: PatchDropsFields.md

    #expect(String(decoding: whole, as: UTF8.self) == #"{"id": 7, "name": "Ann"}"#)
    #expect(String(decoding: patch, as: UTF8.self) == #"{"name":"Ann"}"#)
  }

  @Test func falseInsteadOfADate_isNull() throws {
    let sut = try ChangeBuilder(json: #"{"changed": false, "stock": "someday"}"#)

    #expect(sut.$changed.outcome == .null)
    #expect(try sut.build().get() == .other)
  }

  private struct ChangeBuilder: ConstructionBuilder {
    @Field var changed: Date?
    @Field var stock: Stock?

    init(fields: JSONFields) {
      _changed = fields["changed", as: .secondsSince1970, adding: .falseAsNull]
      _stock = fields["stock"]
    }

    func build() -> Result<Stock, BuildFailure> {
      // Code: UnknownEnumValue.md, block 2
    }
  }
}
