import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Values of Decodable types, whose objects may have been sent with more members.
struct DecodedTests {
  private func order(_ items: String, _ change: (inout Order) -> Void) throws -> String {
    let text = try edited(#"{"items": \#(items)}"#, as: Decoded<Order>.self) { change(&$0.value) }
    return String(text.dropFirst(10).dropLast())
  }

  private func refusedOrder(_ items: String, _ change: (inout Order) -> Void) throws -> [String] {
    try refusal(#"{"items": \#(items)}"#, as: Decoded<Order>.self) { change(&$0.value) }
  }

  private static let items = #"[{"n": 1, "x": 1.0}, {"n": 2, "x": 2.0}, {"n": 3, "x": 3.0}]"#

  /// Without `==`, only the order of what is encoded tells the change.
  @Test func anotherOrderInATypeThatIsNotEquatable_isWritten() throws {
    try expect(
      edited(#"{"items": [], "sizes": [1.50, 2, 1.5]}"#, as: Decoded<Order>.self) {
        $0.value.sizes?.swapAt(0, 1)
      }, equals: #"{"items": [], "sizes": [2.0, 1.5, 1.5]}"#)
  }

  @Test func movedAndRemovedObjects_keepTheirUnknownMembers() throws {
    try expect(
      order(Self.items) { $0.items.reverse() },
      equals: #"[{"n": 3, "x": 3.0}, {"n": 2, "x": 2.0}, {"n": 1, "x": 1.0}]"#)
    try expect(
      order(Self.items) { order in
        order.items.removeFirst()
        order.items.removeLast()
      }, equals: #"[{"n": 2, "x": 2.0}]"#)
  }

  @Test func objectsUnderOtherKeys_keepTheirUnknownMembers() throws {
    try expect(
      edited(#"{"a": {"n": 1, "x": 1.0}, "b": {"n": 2}}"#, as: [String: Decoded<Item>].self) {
        $0["c"] = $0.removeValue(forKey: "a")
      }, equals: #"{"b": {"n": 2}, "c": {"n": 1, "x": 1.0}}"#)
    try expect(
      refusal(#"{"a": {"n": 1, "x": 1}, "b": {"n": 1}}"#, as: [String: Decoded<Item>].self) {
        $0 = $0["a"].map { ["c": $0] } ?? [:]
      },
      equals: [
        "c: rejected: equal elements that were sent in several spellings were under other keys"
      ])
  }

  @Test func objectsInTheirPlaces_areChangedThere() throws {
    try expect(
      order(Self.items) { order in
        order.items[0].n = 4
        order.items[1].n = 5
      }, equals: #"[{"n": 4, "x": 1.0}, {"n": 5, "x": 2.0}, {"n": 3, "x": 3.0}]"#)
    try expect(
      order(Self.items) { $0.items.append(Item(n: 4)) },
      equals: Self.items.replacing("]", with: #", {"n": 4}]"#))
  }

  @Test func objectsThatNothingTells_areRefused() throws {
    try expect(
      refusedOrder(Self.items) { order in
        order.items.removeFirst()
        order.items[0].n = 4
      },
      equals: [
        "items: rejected: elements were changed and others removed: edit the builder instead"
      ])
    try expect(
      refusedOrder(#"[{"n": 1, "x": 1}, {"n": 1}]"#) { $0.items.removeFirst() },
      equals: [
        "items: rejected: of equal elements that were sent in several spellings, some were removed"
      ])
  }
}

private struct Order: Codable {
  var items: [Item]
  var sizes: [Double]?
}

private struct Item: Codable {
  var n: Int
}
