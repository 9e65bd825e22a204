import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Documents with very many members, elements or levels. If the time grew with the square of their
/// number, these tests would take hours.
struct HostileTests {
  #if DEBUG
    private static let many = 3_000
  #else
    private static let many = 100_000
  #endif

  private static func members(_ count: Int, _ value: (Int) -> Int) -> String {
    "{" + (0..<count).map { "\"k\($0)\": \(value($0))" }.joined(separator: ", ") + "}"
  }

  @Test func everyMemberOfAJSONValue_isChanged() throws {
    let text = try edited("{\"extra\": \(Self.members(Self.many) { $0 })}") {
      (user: inout UserBuilder) in
      for index in 0..<Self.many { user.extra?["k\(index)"] = -1 }
    }
    expect(text, equals: "{\"extra\": \(Self.members(Self.many) { _ in -1 })}")
  }

  @Test func everyMemberOfADictionary_isChangedAndMoreAreAdded() throws {
    let text = try edited("{\"limits\": \(Self.members(Self.many / 2) { $0 })}") {
      (user: inout UserBuilder) in
      for index in 0..<Self.many { user.limits?["k\(index)"] = -1 }
    }
    expect(text.utf8.count { $0 == UInt8(ascii: "-") }, equals: Self.many)
  }

  @Test func everyElementOfANumberedObject_isChanged() throws {
    let json =
      "{\"scores\": {" + (0..<Self.many).map { "\"\($0)\": 7" }.joined(separator: ", ") + "}}"
    let text = try edited(json, coercion: .forgiving) { (user: inout UserBuilder) in
      user.scores = user.scores?.map { _ in 8 }
    }
    expect(text, equals: json.replacing(" 7", with: " 8"))
  }

  @Test func manyEqualElements_areRemoved() throws {
    let scores = { (first: Double, last: Double, count: Int) in
      "{\"scores\": ["
        + ([first] + Array(repeating: 1.5, count: count) + [last]).map { "\($0)" }
        .joined(separator: ", ") + "]}"
    }
    let text = try edited(scores(2, 3, Self.many)) { (user: inout UserBuilder) in
      user.scores = [7] + Array(repeating: 1.5, count: Self.many / 2) + [8]
    }
    expect(text, equals: scores(7, 8, Self.many / 2))
  }

  /// A key that is one letter with its combining marks. To compare it with each of the other keys
  /// would take minutes.
  @Test func longKey_isNotComparedWithAllOthers() throws {
    let key = "a" + String(repeating: "\u{327}\u{301}", count: 1_000)
    let members = (0..<Self.many).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let json = { (value: Int) in "{\"\(key)\": \(value), \(members)}" }
    let text = try edited(json(1), as: [String: Int].self) { $0[key] = 2 }
    expect(text, equals: json(2))

    let sent = try SentDocument<[String: Int]>(json: json(1))
    let patched = try sent.applying(mergePatch: JSONValue(json: "{\"\(key)\": 2}"))
    expect(patched.value[key], equals: 2)
    expect(patched.value.count, equals: Self.many + 1)

    let nulls = (0..<Self.many).map { "\"k\($0)\": null" }.joined(separator: ", ")
    let alone = try SentDocument<[String: Int]>(json: "{\"\(key)\": 1}")
    let same = try alone.applying(mergePatch: JSONValue(json: "{\(nulls)}"))
    expect(same.value, equals: [key: 1])
  }

  @Test func elementsThatMoved_areFoundAgain() throws {
    let lines = { (skus: [Int]) in
      "[" + skus.map { "{\"sku\": \"\($0)\", \"x\": 1}" }.joined(separator: ", ") + "]"
    }
    let all = Array(0..<Self.many)
    let text = try edited(lines(all), as: [LineBuilder].self) { $0.reverse() }
    expect(text, equals: lines(all.reversed()))
  }

  /// At the deepest of 200 levels an object is changed, and each level contains the whole rest.
  @Test(arguments: [#"{"x": "#, #"[1, "#])
  func deepLevelsOfALongDocument_areComparedOnce(opening: String) throws {
    let closing = opening.hasPrefix("{") ? "}" : "]"
    let long = Array(repeating: #"{"a": 1}"#, count: 500).joined(separator: ", ")
    let json =
      #"{"extra": "# + String(repeating: opening, count: 200) + "{\"long\": [\(long)], \"end\": 1}"
      + String(repeating: closing, count: 200) + "}"
    func change(_ value: inout JSONValue) {
      if value["end"] != nil {
        value["end"] = 2
      } else if value["x"] != nil {
        change(&value["x"]!)
      } else {
        change(&value[1]!)
      }
    }
    let edit = try edit(json) { (user: inout UserBuilder) in change(&user.extra!) }
    expect(
      String(decoding: edit.data, as: UTF8.self),
      equals: json.replacing(#""end": 1"#, with: #""end": 2"#))
    expect(edit.changes.count, equals: 1)
    #expect(edit.jsonPatch() != [])
    #expect(try edit.mergePatch() != [:])
  }

  /// A value of a client's type is compared as JSON, without the order of elements.
  @Test func nestedArraysOfAClientsType_areSortedOnce() throws {
    let levels = 60
    let opening = String(repeating: #"{"kids": ["#, count: levels)
    let closing = String(repeating: "]}", count: levels)
    let text = try edited("{\"tree\": \(opening)\(closing)}", as: BranchBuilder.self) {
      $0.tree?.value.kids.append(Tree(kids: []))
    }
    let written = opening + closing.dropLast(2) + #",{"kids": []}]}"#
    expect(text, equals: "{\"tree\": \(written)}")
  }
}

/// What is read again has as many levels as what was sent, and is freed level by level.
struct SmallStackTests {
  private static let json =
    String(repeating: #"{"sku": "a", "x": 1, "options": ["#, count: 254) + #"{"sku": "b"}"#
    + String(repeating: "]}", count: 254)

  @Test(arguments: checksAllCases ? [64, 96] : [64])
  func deepestBuilders_areEdited(kilobytes: Int) throws {
    func change(_ line: inout LineBuilder) {
      if line.sku == "b" { line.sku = "c" } else { change(&line.options![0]) }
    }
    let sent = try SentDocument<LineBuilder>(json: Self.json)
    var line = sent.value
    change(&line)
    let edit = try onSmallStack(of: kilobytes << 10) { [line] in try sent.edited(line) }
    expect(
      String(decoding: edit.data, as: UTF8.self),
      equals: Self.json.replacing(#""b""#, with: #""c""#))
    let words = try onSmallStack(of: kilobytes << 10) { [line] in
      var other = line
      other.quantity = 1
      let edit = try sent.edited(other)
      return "\(edit.changes.count), \(edit.jsonPatch().kind)"
    }
    expect(words, equals: "2, array")
  }

  /// Values that others hold are not freed there.
  func onSmallStack<Value: Sendable>(
    of size: Int, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = Result { try body() }
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    return try #require(result).get()
  }
}

private struct Tree: Codable, Sendable {
  var kids: [Tree]
}

private struct BranchBuilder: ConstructionBuilder {
  @Field var tree: Decoded<Tree>?

  init(fields: JSONFields) { _tree = fields["tree"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0.kids.count }, $tree) }
}
