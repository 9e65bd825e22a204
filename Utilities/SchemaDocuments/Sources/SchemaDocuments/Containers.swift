import ConstructionBuilders
import Foundation

struct Node {}

/// A tree, which refers to itself.
struct NodeBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var children: [NodeBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _children = fields["children"]
  }

  func build() -> Result<Node, BuildFailure> {
    construct({ _, _ in Node() }, $name, $children.or([]))
  }
}

struct Empty {}

/// Requires nothing.
struct EmptyBuilder: ConstructionBuilder {
  @Field var note: Int?

  init(fields: JSONFields) { _note = fields["note"] }

  func build() -> Result<Empty, BuildFailure> { construct({ _ in Empty() }, $note.optional) }
}

struct Containers {}

/// Reads containers, paths and aliases.
struct ContainersBuilder: ConstructionBuilder {
  @Field var numbers: [Int]?
  @Field var complete: [Int]?
  @Field var gaps: [UUID?]?
  @Field var grid: [[Bool]]?
  @Field var tags: Set<String>?
  @Field var levels: Set<Level>?
  @Field var names: [String: String]?
  @Field var seats: [Int: Date]?
  @Field var ranks: [Rank: NodeBuilder]?
  @Field var tree: NodeBuilder?
  @Field var trees: [NodeBuilder]?
  @Field var empty: EmptyBuilder?
  @Field var title: String?
  @Field var count: Int?
  @Field var latitude: Double?
  @Field var longitude: Double?
  @Field var total: Int?
  @Field var page: UUID?

  init(fields: JSONFields) {
    _numbers = fields["numbers"]
    _complete = fields["complete"]
    _gaps = fields["gaps"]
    _grid = fields["grid"]
    _tags = fields["tags"]
    _levels = fields["levels"]
    _names = fields["names"]
    _seats = fields["seats"]
    _ranks = fields["ranks"]
    _tree = fields["tree"]
    _trees = fields["trees"]
    _empty = fields["empty"]
    _title = fields[anyOf: "title", "headline"]
    _count = fields[anyOf: "count", "size", "length"]
    _latitude = fields["place", 0]
    _longitude = fields["place", 1]
    _total = fields["meta", "total"]
    _page = fields["meta", "page"]
  }

  func build() -> Result<Containers, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _ in Containers() },
      $numbers, $complete.requiringAll, $gaps, $grid.requiringAll, $tags, $levels.requiringAll,
      $names,
      $seats.requiringAll, $ranks, $tree.optional, $trees.requiringAll, $empty, $title,
      $count.optional,
      $latitude, $longitude.optional,
      $total.checked("0 or more") { $0 >= 0 })
  }
}
