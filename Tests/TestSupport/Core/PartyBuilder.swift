import ConstructionBuilders
import Foundation

/// A model with a field of every type and every shape.
struct Party: Equatable {
  let name: String
  let size: Int
  let small: UInt8?
  let weight: Double?
  let price: Decimal?
  let open: Bool
  let began: Date?
  let home: URL?
  let token: UUID?
  let color: Color?
  let level: Level?
  let tags: [String]
  let scores: [Int?]
  let grid: [[Int]]
  let counts: [String: Int]
  let extra: JSONValue?
  let title: String?
  let deep: String?
  let guests: [Guest]
  let hosts: [String: Guest]
  let chief: Guest?
}

struct Guest: Equatable, Sendable {
  let name: String
  let friends: [Guest]
}

struct GuestBuilder: ConstructionBuilder, Sendable {
  @Field var name: String?
  @Field var friends: [GuestBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _friends = fields["friends"]
  }

  func build() -> Result<Guest, BuildFailure> {
    construct(Guest.init, $name, $friends.or([]))
  }
}

struct PartyBuilder: ConstructionBuilder, Sendable {
  @Field var name: String?
  @Field var size: Int?
  @Field var small: UInt8?
  @Field var weight: Double?
  @Field var price: Decimal?
  @Field var open: Bool?
  @Field var began: Date?
  @Field var home: URL?
  @Field var token: UUID?
  @Field var color: Color?
  @Field var level: Level?
  @Field var tags: [String]?
  @Field var scores: [Int?]?
  @Field var grid: [[Int]]?
  @Field var counts: [String: Int]?
  @Field var extra: JSONValue?
  @Field var title: String?
  @Field var deep: String?
  @Field var guests: [GuestBuilder]?
  @Field var hosts: [String: GuestBuilder]?
  @Field var chief: GuestBuilder?

  init(fields: JSONFields) {
    _name = fields["name"]
    _size = fields["size"]
    _small = fields["small"]
    _weight = fields["weight"]
    _price = fields["price"]
    _open = fields["open"]
    _began = fields["began"]
    _home = fields["home"]
    _token = fields["token"]
    _color = fields["color"]
    _level = fields["level", .lenient]
    _tags = fields["tags"]
    _scores = fields["scores"]
    _grid = fields["grid"]
    _counts = fields["counts"]
    _extra = fields["extra"]
    _title = fields[anyOf: "title", "name", "size"]
    _deep = fields["chief", "friends"]
    _guests = fields["guests"]
    _hosts = fields["hosts"]
    _chief = fields["chief"]
  }

  func build() -> Result<Party, BuildFailure> {
    construct(
      Party.init, $name, $size, $small.optional, $weight.optional, $price.optional, $open.or(false),
      $began.optional, $home.optional, $token.optional, $color.optional, $level.optional,
      $tags.or([]), $scores.or([]), $grid.or([]), $counts.or([:]), $extra.optional,
      $title.optional, $deep.optional, $guests.requiringAll.or([]), $hosts.or([:]), $chief.optional)
  }
}
