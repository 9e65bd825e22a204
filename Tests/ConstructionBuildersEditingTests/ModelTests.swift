import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Edits from immutable models.
struct ModelTests {
  private static let json = #"""
    {"title": "a", "id": 1, "x": 1.50, "items": [{"sku": "p", "n": "1", "x": 1}, {"n": 3}, {"sku": "q", "x": 2}]}
    """#

  private func edited(_ change: (inout Order) -> Void) throws -> String {
    let sent = try SentDocument<OrderBuilder>(json: Self.json)
    var order = try sent.value.build().get()
    change(&order)
    return String(decoding: try sent.edited(model: order).data, as: UTF8.self)
  }

  @Test func theSameModel_changesNothing() throws {
    try expect(edited { _ in }, equals: Self.json)
  }

  @Test func onlyWhatDiffers_isWritten() throws {
    try expect(
      edited { order in
        order.name = "b"
        order.items[1].sku = "r"
        order.items[0].count = 2
      },
      equals: Self.json.replacing(#""title": "a""#, with: #""title": "b""#)
        .replacing(#""sku": "q""#, with: #""sku": "r""#).replacing(#""n": "1""#, with: #""n": "2""#)
    )
  }

  @Test func oneOfEqualModelsThatWasRemoved_isRefusedIfTheirObjectsDiffer() throws {
    let json =
      #"{"id": 1, "name": "a", "items": [{"sku": "p", "x": 1}, {"sku": "p", "x": 2}, {"sku": "q"}]}"#
    let sent = try SentDocument<OrderBuilder>(json: json)
    var order = try sent.value.build().get()
    order.items.remove(at: 2)
    expect(
      String(decoding: try sent.edited(model: order).data, as: UTF8.self),
      equals: json.replacing(#", {"sku": "q"}"#, with: ""))
    order = try sent.value.build().get()
    order.items.remove(at: 0)
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(model: order) }
    expect(
      failure?.findings.map { "\($0)" },
      equals: [
        "items: rejected: of equal elements that were sent in several spellings, some were removed"
      ])
  }

  @Test func elements_areAddedAndRemoved() throws {
    try expect(
      edited { $0.items.remove(at: 0) },
      equals: Self.json.replacing(#"{"sku": "p", "n": "1", "x": 1}, "#, with: ""))
    try expect(
      edited { $0.items.append(Item(sku: "s", count: nil)) },
      equals: Self.json.replacing(#""x": 2}]"#, with: #""x": 2}, {"sku": "s"}]"#))
  }

  private func items(_ json: String, _ change: (inout [Item]) -> Void) throws -> String {
    let sent = try SentDocument<OrderBuilder>(
      json: #"{"id": 1, "name": "a", "items": \#(json)}"#)
    var order = try sent.value.build().get()
    change(&order.items)
    do {
      let text = String(decoding: try sent.edited(model: order).data, as: UTF8.self)
      return String(text.dropFirst(32).dropLast())
    } catch {
      return "\(error.findings[0])"
    }
  }

  @Test func elementsThatMoved_keepTheirUnknownMembers() throws {
    let json = #"[{"sku": "a", "x": 1}, {"sku": "b", "x": 2}, {"n": 3}, {"sku": "c", "x": 3}]"#
    try expect(
      items(json) { $0.reverse() },
      equals: #"[{"sku": "c", "x": 3}, {"sku": "b", "x": 2}, {"n": 3}, {"sku": "a", "x": 1}]"#)
    // Equal in all respects.
    let equal = #"[{"sku": "a", "x": 1}, {"sku": "a", "x": 1}, {"sku": "b"}]"#
    try expect(
      items(equal) { $0.reverse() },
      equals: #"[{"sku": "b"}, {"sku": "a", "x": 1}, {"sku": "a", "x": 1}]"#)
  }

  /// It may as well be a new one, for which nobody may make up an `x`.
  @Test func aCopyOfAnElementThatStays_isANewObject() throws {
    let json = #"[{"sku": "a", "x": 1}]"#
    try expect(
      items(json) { items in items += items }, equals: #"[{"sku": "a", "x": 1}, {"sku": "a"}]"#)
    try expect(
      edit(#"[{"n": 1, "x": 1}]"#, [Decoded<Count>].self) { counts in counts += counts }.data,
      equals: Data(#"[{"n": 1, "x": 1},{"n": 1}]"#.utf8))
  }

  @Test func elementsInTheirPlaces_areChangedThere() throws {
    let json = #"[{"sku": "a", "x": 1}, {"sku": "b", "x": 2}, {"sku": "b", "x": 3}]"#
    // It becomes equal to another one, which stayed.
    try expect(
      items(json) { $0[0].sku = "b" },
      equals: #"[{"sku": "b", "x": 1}, {"sku": "b", "x": 2}, {"sku": "b", "x": 3}]"#)
    try expect(
      items(json) { items in
        items[0].sku = "c"
        items[2].sku = "d"
      }, equals: #"[{"sku": "c", "x": 1}, {"sku": "b", "x": 2}, {"sku": "d", "x": 3}]"#)
  }

  @Test func elementsThatMovedAndAreNotTold_areRefused() throws {
    let json = #"[{"sku": "a", "x": 1}, {"sku": "a", "x": 2}, {"sku": "b"}]"#
    try expect(
      items(json) { $0.reverse() },
      equals:
        "items: rejected: of elements that are equal as models, but were sent in several forms, "
        + "some were moved")
    try expect(
      items(#"[{"sku": "a"}, {"sku": "b"}, {"sku": "c"}]"#) { items in
        items.swapAt(0, 1)
        items[2].sku = "d"
        items[0].sku = "z"
      },
      equals: "items: rejected: elements were changed and others moved: edit the builder instead")
    // One was removed, and another one added.
    try expect(
      items(#"[{"sku": "a", "x": 1}, {"sku": "b", "x": 2}]"#) { items in
        items.removeFirst()
        items.append(Item(sku: "c", count: nil))
      },
      equals: "items: rejected: elements were changed and others moved: edit the builder instead")
    try expect(
      items(#"[{"sku": "a"}, {"sku": "b"}]"#) { items in
        items[1].sku = "d"
        items.append(Item(sku: "c", count: nil))
      },
      equals: "items: rejected: elements were changed and others added: edit the builder instead")
  }

  @Test func elementsThatModelsDoNotTell_areRefused() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try edited { order in
        order.items.removeFirst()
        order.items[0].sku = "z"
      }
    }
    expect(failure?.findings.map(\.path), equals: ["items"])
  }

  /// Of an array that lost all of its elements a model has nothing, and not an empty array.
  @Test func theLastReadableElement_isNotRemoved() throws {
    let sent = try SentDocument<TagsBuilder>(json: #"{"tags": ["a", {}]}"#)
    var tags = try sent.value.build().get()
    tags.tags = []
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(model: tags) }
    expect(
      failure?.findings, say: "tags: rejected: the field would have no value in the new document")
  }

  /// One of two elements may be lost, and not one of one.
  @Test func aDocumentWithoutAModelAfterTheEdit_isRefusedInTheWordsOfItsFailure() throws {
    let sent = try SentDocument<ShareBuilder>(json: #"{"tags": ["a", "b", {}]}"#)
    var tags = try sent.value.build().get()
    tags.removeLast()
    try expect(sent.edited(model: tags).data, equals: Data(#"{"tags": ["a", {}]}"#.utf8))
    let again = try SentDocument<ShareBuilder>(json: #"{"tags": ["a", {}]}"#)
    let failure = #expect(throws: BuildFailure.self) { try again.edited(model: []) }
    expect(
      failure?.findings,
      say:
        "tags: rejected: what would be written is not read: lost 1 of 1 element, at most 50% are "
        + "allowed",
      "tags[0]: rejected: what would be written is not read: expected String, found object {}")
  }

  @Test func modelsOfANumberedObject_keepTheirUnknownMembers() throws {
    let sent = try SentDocument<OrderBuilder>(
      json: #"{"id": 1, "name": "a", "items": {"1": {"sku": "b", "x": 2}, "0": {"sku": "a"}}}"#,
      coercion: .forgiving)
    var order = try sent.value.build().get()
    order.items[1].sku = "c"
    expect(
      String(decoding: try sent.edited(model: order).data, as: UTF8.self),
      equals: #"{"id": 1, "name": "a", "items": {"1": {"sku": "c", "x": 2}, "0": {"sku": "a"}}}"#)
    order = try sent.value.build().get()
    order.items.removeFirst()
    expect(
      String(decoding: try sent.edited(model: order).data, as: UTF8.self),
      equals: #"{"id": 1, "name": "a", "items": {"0": {"sku": "b", "x": 2}}}"#)
  }

  @Test func aSingleModel_keepsItsUnknownMembersAmongOthers() throws {
    let sent = try SentDocument<OrderBuilder>(
      json: #"{"id": 1, "name": "a", "items": {"sku": "b", "x": 2}}"#, coercion: .forgiving)
    var order = try sent.value.build().get()
    order.items.insert(Item(sku: "c", count: nil), at: 0)
    expect(
      String(decoding: try sent.edited(model: order).data, as: UTF8.self),
      equals: #"{"id": 1, "name": "a", "items": [{"sku": "c"}, {"sku": "b", "x": 2}]}"#)
    order.items[1].sku = "d"
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(model: order) }
    expect(
      failure?.findings,
      say: "items: rejected: elements were changed and others added: edit the builder instead")
  }

  @Test func modelsInArraysAndOptionals_keepTheirUnknownMembers() throws {
    let json =
      #"{"rows": [[{"sku": "a", "x": 1}], [{"sku": "b", "x": 2}]], "#
      + #""slots": [{"sku": "a", "x": 1}, 7, {"sku": "b", "x": 2}]}"#
    let sent = try SentDocument<GridBuilder>(json: json)
    var grid = try sent.value.build().get()
    grid.rows.swapAt(0, 1)
    grid.slots.swapAt(0, 2)
    expect(
      String(decoding: try sent.edited(model: grid).data, as: UTF8.self),
      equals: #"{"rows": [[{"sku": "b", "x": 2}], [{"sku": "a", "x": 1}]], "#
        + #""slots": [{"sku": "b", "x": 2}, 7, {"sku": "a", "x": 1}]}"#)
    grid = try sent.value.build().get()
    grid.rows.removeFirst()
    grid.rows[0][0].sku = "c"
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(model: grid) }
    expect(
      failure?.findings,
      say: "rows: rejected: elements were changed and others removed: edit the builder instead")
  }

  /// A Decodable value is a model, too: it does not have the members that it does not read.
  @Test func decodableElements_keepTheirUnknownMembersOrAreRefused() throws {
    let json = #"[{"n": 1, "x": 1}, {"n": 2, "x": 2}]"#
    try expect(
      edit(json, [Decoded<Count>].self) { $0.swapAt(0, 1) }.data,
      equals: Data(#"[{"n": 2, "x": 2}, {"n": 1, "x": 1}]"#.utf8))
    try expect(
      edit(json, [Decoded<Count>].self) { $0[1].value.n = 3 }.data,
      equals: Data(#"[{"n": 1, "x": 1}, {"n": 3, "x": 2}]"#.utf8))
    try expect(
      refusal(json, as: [Decoded<Count>].self) { counts in
        counts.removeFirst()
        counts[0].value.n = 3
      },
      equals: ["rejected: elements were changed and others removed: edit the builder instead"])
    try expect(
      refusal(#"[{"n": 1, "x": 1}, {"n": 1, "x": 2}]"#, as: [Decoded<Count>].self) {
        $0.removeFirst()
      },
      equals: [
        "rejected: of equal elements that were sent in several spellings, some were removed"
      ])
  }

  /// A model that leaves out elements does not say which.
  @Test func elementsThatAModelLeftOut_areNotKnown() throws {
    let sent = try SentDocument<FullBuilder>(json: #"{"tags": ["a", "", "b"], "id": 1}"#)
    var full = try sent.value.build().get()
    expect(full.tags, equals: ["a", "b"])
    full.id = 2
    try expect(
      sent.edited(model: full).data, equals: Data(#"{"tags": ["a", "", "b"], "id": 2}"#.utf8))
    full.tags[1] = "c"
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(model: full) }
    expect(
      failure?.findings,
      say: "tags: rejected: nothing tells which elements were left out when the array was read")
  }

  @Test func aDocumentWithoutAModel_isRefused() throws {
    let sent = try SentDocument<OrderBuilder>(json: "{}")
    #expect(throws: BuildFailure.self) {
      try sent.edited(model: Order(id: 1, name: "a", items: []))
    }
  }
}

private struct Count: Codable, Equatable {
  var n: Int
}

private struct Order {
  var id: Int
  var name: String
  var items: [Item]
}

private struct Item {
  var sku: String
  var count: Int?
}

private struct OrderBuilder: FillableBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var items: [ItemBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields[anyOf: "name", "title"]
    _items = fields["items"]
  }

  init(_ model: Order) {
    self.init(dictionary: [:])
    id = model.id
    name = model.name
    items = model.items.map(ItemBuilder.init)
  }

  func build() -> Result<Order, BuildFailure> { construct(Order.init, $id, $name, $items) }
}

private struct ItemBuilder: FillableBuilder {
  @Field var sku: String?
  @Field var count: Int?

  init(fields: JSONFields) {
    _sku = fields["sku"]
    _count = fields["n"]
  }

  init(_ model: Item) {
    self.init(dictionary: [:])
    sku = model.sku
    count = model.count
  }

  func build() -> Result<Item, BuildFailure> { construct(Item.init, $sku, $count.optional) }
}

private struct Grid {
  var rows: [[Item]]
  var slots: [Item?]
}

private struct GridBuilder: FillableBuilder {
  @Field var rows: [[ItemBuilder]]?
  @Field var slots: [ItemBuilder?]?

  init(fields: JSONFields) {
    _rows = fields["rows"]
    _slots = fields["slots"]
  }

  init(_ model: Grid) {
    self.init(dictionary: [:])
    rows = model.rows.map { $0.map(ItemBuilder.init) }
    slots = model.slots.map { $0.map(ItemBuilder.init) }
  }

  func build() -> Result<Grid, BuildFailure> { construct(Grid.init, $rows, $slots) }
}

private struct Tags {
  var tags: [String]?
}

private struct TagsBuilder: FillableBuilder {
  @Field var tags: [String]?

  init(fields: JSONFields) { _tags = fields["tags"] }

  init(_ model: Tags) {
    self.init(dictionary: [:])
    tags = model.tags
  }

  func build() -> Result<Tags, BuildFailure> { construct(Tags.init, $tags.optional) }
}

private struct Full {
  var tags: [String]
  var id: Int
}

private struct FullBuilder: FillableBuilder {
  @Field var tags: [String]?
  @Field var id: Int?

  init(fields: JSONFields) {
    _tags = fields["tags"]
    _id = fields["id"]
  }

  init(_ model: Full) {
    self.init(dictionary: [:])
    tags = model.tags
    id = model.id
  }

  func build() -> Result<Full, BuildFailure> {
    construct({ Full(tags: $0.filter { !$0.isEmpty }, id: $1) }, $tags, $id)
  }
}

private struct ShareBuilder: FillableBuilder {
  @Field var tags: [String]?

  init(fields: JSONFields) { _tags = fields["tags"] }

  init(_ model: [String]) {
    self.init(dictionary: [:])
    tags = model
  }

  func build() -> Result<[String], BuildFailure> {
    construct({ $0 }, $tags.allowingLosses(atMostShare: 0.5))
  }
}
