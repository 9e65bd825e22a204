import ConstructionBuilders
import Foundation

struct User: Equatable {
  let id: Int
  let name: String?
  let joined: Date?
  let tags: [Tag]
}

struct Tag: Equatable {
  let label: String
  let weight: Double?
}

struct TagBuilder: ConstructionBuilder {
  @Field var label: String?
  @Field var weight: Double?

  init(fields: JSONFields) {
    _label = fields["label"]
    _weight = fields["weight"]
  }

  func build() -> Result<Tag, BuildFailure> { construct(Tag.init, $label, $weight.optional) }
}

struct UserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var joined: Date?
  @Field var tags: [TagBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _joined = fields["meta", "joined"]
    _tags = fields["tags"]
  }

  func build() -> Result<User, BuildFailure> {
    construct(User.init, $id, $name.optional, $joined.optional, $tags.or([]))
  }
}

/// A later one, which needs the name.
struct StricterUserBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var joined: Date?
  @Field var tags: [TagBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _joined = fields["meta", "joined"]
    _tags = fields["tags"]
  }

  func build() -> Result<User, BuildFailure> {
    construct(
      { User(id: $0, name: $1, joined: $2, tags: $3) }, $id, $name, $joined.optional,
      $tags.requiringAll)
  }
}
