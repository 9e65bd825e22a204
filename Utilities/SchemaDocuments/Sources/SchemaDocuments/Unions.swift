import ConstructionBuilders
import Foundation

struct Unions {}

/// A row of several types, of which the last position may be left out.
struct RowOfShapesBuilder: RowBuilder {
  @Field var count: Int?
  @Field var day: Date?
  @Field var node: NodeBuilder?
  @Field var note: String?

  init(row: JSONRow) {
    _count = row[0]
    _day = row[1, as: .secondsSince1970]
    _node = row[2]
    _note = row[4]
  }

  func build() -> Result<Unions, BuildFailure> {
    construct({ _, _, _, _ in Unions() }, $count, $day, $node, $note.optional)
  }
}

/// Variants by numbers, one of them for objects without the number.
struct NumberedBuilder: VariantBuilder {
  enum Model { case text, node, none }

  @Field var op: String?
  @Field var text: String?
  @Field var node: NodeBuilder?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "body",
    .variant("0", as: \._text) { _ in .text }, .variant("4", as: \._node) { _ in .node },
    .variant("11", is: .none))

  init() { (_op, _text, _node) = (.missing, .missing, .missing) }
}

/// Reads unions, rows, and variants by numbers.
struct UnionsBuilder: ConstructionBuilder {
  @Field var owner: OneOf<String, NodeBuilder>?
  @Field var size: OneOf<Int, OneOf<Bool, [String]>>?
  @Field var maybe: OneOf<Date, [String: Int]>?
  @Field var owners: [OneOf<String, NodeBuilder>]?
  @Field var row: RowOfShapesBuilder?
  @Field var rows: [RowOfShapesBuilder]?
  @Field var place: OneOf<RowOfShapesBuilder, NodeBuilder>?
  @Field var message: NumberedBuilder?
  @Field var messages: [NumberedBuilder]?
  @Field var result: OneOf<NodeBuilder, [OneOf<Int, NodeBuilder>]>?

  init(fields: JSONFields) {
    _owner = fields["owner"]
    _size = fields["size"]
    _maybe = fields["maybe"]
    _owners = fields["owners"]
    _row = fields["row"]
    _rows = fields["rows"]
    _place = fields["place"]
    _message = fields["message"]
    _messages = fields["messages"]
    _result = fields["result"]
  }

  func build() -> Result<Unions, BuildFailure> {
    construct(
      { _, _, _, _, _, _, _, _, _, _ in Unions() },
      $owner, $size, $maybe.optional, $owners.requiringAll, $row, $rows, $place.optional, $message,
      $messages.requiringAll, $result.optional)
  }

  static let sample = Data(
    #"""
    {
      "owner": {"name": "a", "children": []}, "size": 3, "maybe": "2022-06-01T10:00:00Z",
      "owners": ["a", {"name": "b", "children": []}],
      "row": [1, 1700000000, {"name": "c", "children": []}, true, "note"],
      "rows": [[2, 1700000000, {"name": "d", "children": []}]],
      "place": [3, 1700000000, {"name": "e", "children": []}],
      "message": {"op": 4, "body": {"name": "f", "children": []}},
      "messages": [{"body": "g"}, {"op": 11}, {"op": 0, "body": "h"}],
      "result": [1, {"name": "i", "children": []}]
    }
    """#.utf8)
}
