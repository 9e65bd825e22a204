import ConstructionBuilders
import Foundation

/// The article *Fields of several types*.
enum FieldsOfSeveralTypes {
  struct Remark: Equatable {
    let id: String
    let edited: Double?
    let changed: Date?
    let score: Int?
    let tags: [String]
    let author: String
    let seen: Date?
  }

  struct RemarkBuilder: ConstructionBuilder {
    @Field var id: String?
    @Field var edited: Double?
    @Field var changed: Date?
    @Field var score: Int?
    @Field var tags: [String]?
    @Field var author: JSONValue?
    @Field var seen: JSONValue?

    init(fields: JSONFields) {
      _id = fields["id"]
      _edited = fields["edited", adding: .falseAsNull]
      // Code: FalseInsteadOfADate.md
      _score = fields["score", adding: .emptyStringAsNull]
      _tags = fields["tags", adding: .arraysFromSingleValues]
      _author = fields["author"]
      _seen = fields["seen"]
    }

    // Code: FieldsOfSeveralTypes.md, "In one line"
  }

  @Sendable static func printed(print: (Any) -> Void) throws {
    // Code: FieldsOfSeveralTypes.md, "In one line", block 2
  }
}
