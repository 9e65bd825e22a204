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
      _changed = fields["changed", as: .secondsSince1970, adding: .falseAsNull]
      _score = fields["score", adding: .emptyStringAsNull]
      _tags = fields["tags", adding: .singleElements]
      _author = fields["author"]
      _seen = fields["seen"]
    }

    func build() -> Result<Remark, BuildFailure> {
      construct(
        Remark.init, $id, $edited.optional, $changed.optional, $score.optional, $tags.or([]),
        $author.compactMap { $0.read(String.self) ?? $0["name"]?.read() },
        $seen.or(false).map { $0.read(as: .secondsSince1970) })
    }
  }

  @Sendable static func printed(print: (Any) -> Void) throws {
    let json = """
      {"id": 7, "edited": false, "changed": false, "score": "", "tags": "new",
       "author": {"name": "Ann"}, "seen": 60}
      """
    let builder = try RemarkBuilder(json: json)
    let remark = try builder.build().get()
    print("\(remark.tags), \(remark.author), \(remark.edited == nil), \(remark.changed == nil)")
    for finding in builder.findings { print(finding) }
  }
}
