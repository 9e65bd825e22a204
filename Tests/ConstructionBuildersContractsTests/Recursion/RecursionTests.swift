import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Types that contain themselves: their rows are about all depths.
struct RecursionTests {
  private static let day = Date(timeIntervalSince1970: 1_772_352_000)

  private static let page = #"""
    {
      "title": "x", "ads": 1,
      "comments": [
        {"id": 1, "edited": false, "flair": 1, "meta": {"author": {"name": 7, "age": 1}, "k": 1},
         "children": [
          {"id": "2", "edited": false, "scores": {"up": "1"}, "children": [
            {"id": 3, "edited": 5, "flair": "a", "children": "", "scores": {"down": []}}]}]},
        {"edited": false, "meta": {"author": {}}, "children": []}
      ]
    }
    """#

  // MARK: - Which types contain themselves

  @Test func types_thatReachThemselves_areRecursive() {
    expect(PageBuilder.contract().recursiveTypes.names, equals: ["Comment"])
    expect([CommentBuilder].contract().recursiveTypes.names, equals: ["Comment"])
    expect(ListingBuilder.contract().recursiveTypes.names, equals: ["Listing", "Thing", "Reply"])
    expect(AuthorBuilder.contract().recursiveTypes.names, equals: [])
    expect(UserContract.contract().recursiveTypes.names, equals: ["User"])
  }

  @Test func decodedContract_hasTheSame() throws {
    let contract = PageBuilder.contract()
    let again = try JSONDecoder().decode(Contract.self, from: JSONEncoder().encode(contract))
    expect(again, equals: contract)
    expect(again.recursiveTypes, equals: contract.recursiveTypes)
  }

  // MARK: - Presence

  @Test func presence_isCountedOverAllDepths() throws {
    let contract = PageBuilder.contract()
    let findings = try PageBuilder(json: Self.page).findings
    let tally = contract.presence(in: Self.page, findings: findings, at: Self.day)
    expect(
      tally.rows.map(\.description),
      equals: [
        "object in 1 of 1", "Comment.children: string in 1, array in 3 of 4, repaired in 1",
        "Comment.children[*]: object in 2 of 2",
        "Comment.edited: number in 1, boolean in 3 of 4, unusable in 3",
        "Comment.id: string in 1, number in 2, missing in 1 of 4, repaired in 1",
        "Comment.meta: object in 2, missing in 2 of 4", "Comment.meta.author: object in 2 of 2",
        "Comment.meta.author.name: number in 1, missing in 1 of 2, repaired in 1",
        "Comment.scores: object in 2, missing in 2 of 4",
        "Comment.scores.*: string in 1, array in 1 of 2, unusable in 1, repaired in 1",
        "comments: array in 1 of 1", "comments[*]: object in 2 of 2", "title: string in 1 of 1",
      ])
  }

  /// Each row has the sum of what the rows of all depths would have.
  @Test(arguments: UInt64(0)..<12)
  func presence_isTheSumOfAllDepths(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var counts: [String: Int] = [:]
    func comment(_ level: Int) -> String {
      var members: [String] = []
      counts["asked", default: 0] += 1
      for (key, value) in [("id", "1"), ("edited", "null"), ("scores", "{}"), ("extra", "1")]
      where Bool.random(using: &random) {
        members.append("\"\(key)\":\(value)")
        counts[key, default: 0] += 1
      }
      let number = level > 20 ? 0 : Int.random(in: 0...2, using: &random)
      let children = (0..<number).map { _ in comment(level + 1) }
      members.append("\"children\":[\(children.joined(separator: ","))]")
      return "{\(members.joined(separator: ","))}"
    }
    let comments = (0..<4).map { _ in comment(0) }
    let json = "{\"comments\":[\(comments.joined(separator: ","))]}"
    let contract = PageBuilder.contract()
    let tally = contract.presence(in: json, findings: [], at: Self.day)
    for key in ["id", "edited", "scores"] {
      let row = try #require(tally.row(at: "Comment.\(key)"))
      expect(row.asked, equals: counts["asked"])
      expect(row.asked - (row.missing?.number ?? 0), equals: counts[key] ?? 0)
    }
    #expect(tally.rows.count < 14)
    expect(tally.moreValues, equals: 0)
    let unread = contract.unread(in: json).rows
    expect(unread.map(\.path), equals: ["Comment.extra"])
    expect(unread.first?.objects, equals: counts["extra"])
    expect(unread.first?.allObjects, equals: counts["asked"])
  }

  @Test func kinds_areToldByTheDocument() {
    let json = #"""
      {"data": {"children": [
        {"kind": "t3", "data": {"edited": false, "title": "x", "ups": 1}},
        {"kind": "t1", "data": {"edited": 1, "ups": 1, "replies": {"data": {"children": [
          {"kind": "t1", "data": {"edited": null, "replies": ""}}]}}}}]}}
      """#
    let contract = ListingBuilder.contract()
    let tally = contract.presence(in: json, findings: [], at: Self.day)
    expect(
      tally.rows.map(\.description),
      equals: [
        "object in 1 of 1", "Listing.data: object in 2 of 2",
        "Listing.data.children: array in 2 of 2", "Listing.data.children[*]: object in 3 of 3",
        "Reply.body: missing in 2 of 2", "Reply.edited: number in 1, null in 1 of 2",
        "Reply.icon: missing in 2 of 2", "Reply.replies: string in 1, object in 1 of 2",
        "Thing.data: object in 3 of 3", "Thing.data.edited: boolean in 1 of 1",
        "Thing.data.title: string in 1 of 1", "Thing.kind: string in 3 of 3",
      ])
    expect(contract.unread(in: json).rows.map(\.path), equals: ["Reply.ups", "Thing.data.ups"])
  }

  // MARK: - Unread keys

  @Test func unreadKeys_areCountedOverAllDepths() {
    expect(
      PageBuilder.contract().unread(in: Self.page).rows.map(\.description),
      equals: [
        "Comment.flair: in 2 of 4 objects, nothing reads it",
        "Comment.meta.author.age: in 1 of 2 objects, nothing reads it",
        "Comment.meta.k: in 1 of 2 objects, nothing reads it",
        "ads: in 1 of 1 object, nothing reads it",
      ])
  }

  // MARK: - Findings

  private static func tally(_ json: String, _ contract: Contract?) throws -> FindingTally {
    var tally = FindingTally()
    tally.add(try PageBuilder(json: json).findings, of: contract, at: day)
    return tally
  }

  @Test func findings_shareTheirRowsAtAnyDepth() throws {
    let sut = try Self.tally(Self.page, PageBuilder.contract())
    expect(
      sut.description,
      equals: """
        1 response, 1 with findings, 2026-03-01T08:00:00Z to 2026-03-01T08:00:00Z
          Comment.edited: expected Double, found boolean, 3 times in 1 of 1 response
          Comment.children: read string as null, in 1 of 1 response
          Comment.id: read string as Int, in 1 of 1 response
          Comment.id: required Int is missing, in 1 of 1 response
          Comment.meta.author.name: read number as String, in 1 of 1 response
          Comment.meta.author.name: required String is missing, in 1 of 1 response
          Comment.scores.down: expected Int, found array, in 1 of 1 response
          Comment.scores.up: read string as Int, in 1 of 1 response
        """)
    expect(sut.rows[0].example.path, equals: "edited")
    let apart = try Self.tally(Self.page, nil)
    expect(apart.rows.filter { $0.path.hasSuffix("edited") }.count, equals: 2)
    expect(
      apart.rows.reduce(0) { $0 + $1.findings }, equals: sut.rows.reduce(0) { $0 + $1.findings })
  }

  @Test func contractWithoutRecursion_changesNothing() throws {
    let findings = try One<AuthorBuilder>(json: #"{"value": {"name": 7}}"#).findings
    var (sut, other) = (FindingTally(), FindingTally())
    sut.add(findings, of: One<AuthorBuilder>.contract(), at: Self.day)
    other.add(findings, at: Self.day)
    expect(sut, equals: other)
    // Nor do findings that are not of this contract.
    let stranger = Finding(path: "a.b[0]", kind: .missing, expected: "Int")
    sut.add([stranger], of: PageBuilder.contract(), at: Self.day)
    other.add([stranger], at: Self.day)
    expect(sut, equals: other)
  }

  /// Without the document, an object can be of several kinds. A row names a type only if the path
  /// leaves one.
  @Test(arguments: [
    ("data.children[0].data.body", "Reply.body"),
    ("data.children[0].data.replies.data.children[7].data.body", "Reply.body"),
    ("data.children[0].data.edited", "Thing.data.edited"),
    ("data.children[0].data.icon.width", "Reply.icon.width"),
    ("data.children[1].data.replies.data.children[7].data.edited", "Thing.data.edited"),
    ("data.children[1].data.title", "Thing.data.title"),
    ("data.children[1].kind", "Thing.kind"), ("data.children[1]", "Listing.data.children[*]"),
    ("data.children[1].data.replies.data", "Listing.data"), ("data", "Listing.data"), ("", ""),
    ("x.y", "Listing.x.y"),
  ])
  func kinds_areToldByThePath(path: String, row: String) throws {
    let path = try #require(FieldPath(text: path))
    var sut = FindingTally()
    let finding = Finding(path: path, kind: .mismatch, expected: "object")
    sut.add([finding], of: ListingBuilder.contract(), at: Self.day)
    expect(sut.rows.map(\.path), equals: [row])
  }

  @Test func recorder_foldsByItsContract() throws {
    let sut = FindingRecorder(PageBuilder.contract())
    sut.record(try PageBuilder(json: Self.page).findings)
    expect(sut.tally.rows[0].path, equals: "Comment.edited")
    expect(sut.tally.rows[0].findings, equals: 3)
  }

  @Test func foldedRows_areCodedAndMerged() throws {
    let contract = PageBuilder.contract()
    var sut = try Self.tally(Self.page, contract)
    let again = try JSONDecoder().decode(FindingTally.self, from: JSONEncoder().encode(sut))
    expect(again, equals: sut)
    expect(again.description, equals: sut.description)
    sut.merge(again)
    expect(sut.rows[0].path, equals: "Comment.edited")
    expect(sut.rows[0].findings, equals: 6)
    // The same path from the root of a document is another row.
    var other = sut
    other.add([Finding(path: "Comment.id", kind: .missing, expected: "Int")], at: Self.day)
    expect(other.rows.count, equals: sut.rows.count + 1)
  }

  // MARK: - Keys with the names of types

  /// A key is not taken for a type, whatever it is called.
  @Test func keyWithTheNameOfAType_isPrintedInBrackets() {
    let root = Contract.Object(
      name: "Root", coercion: .lenient,
      fields: [
        UserContract.field("x", "Node.edited", as: .string),
        UserContract.field("y", "Outer.Node.edited", as: .string),
        UserContract.field("node", as: .object("Node")),
        UserContract.field("other", as: .object("Outer.Node")),
      ])
    let contract = Contract(of: root, with: [node("Node"), node("Outer.Node")])
    let json = #"""
      {"Node": {"edited": 1, "k": 1}, "Outer": {"Node": {"edited": 1}},
       "node": {"edited": "a", "k": 1, "next": {}}, "other": {"next": null}}
      """#
    let tally = contract.presence(in: json, findings: [], at: Self.day)
    expect(
      tally.rows.map(\.description),
      equals: [
        "object in 1 of 1", "Node.edited: string in 1, missing in 1 of 2",
        "Node.next: object in 1, missing in 1 of 2", "Outer: object in 1 of 1",
        "Outer.Node.edited: missing in 1 of 1", "Outer.Node.next: null in 1 of 1",
        #"Outer["Node"]: object in 1 of 1"#, #"Outer["Node"].edited: number in 1 of 1"#,
        #"["Node"]: object in 1 of 1"#, #"["Node"].edited: number in 1 of 1"#,
        "node: object in 1 of 1", "other: object in 1 of 1",
      ])
    expect(Set(contract.unread(in: json).rows.map(\.path)), equals: ["Node.k", #"["Node"].k"#])
  }

  private func node(_ name: String) -> Contract.Object {
    Contract.Object(
      name: name, coercion: .lenient,
      fields: [
        UserContract.field("edited", as: .string), UserContract.field("next", as: .object(name)),
      ])
  }

  // MARK: - Depth

  @Test func threadOf5000Comments_hasAFewRows() async {
    var json = #"{"id":"x","k":1,"children":[]}"#
    for level in 0..<120 {
      let more = (0..<40).map { #"{"id":\#(level),"edited":false,"x\#($0)":1}"# }
      json = "{\"children\":[\(json),\(more.joined(separator: ","))]}"
    }
    let document = "{\"comments\":[\(json)]}"
    let tallies = await onSmallStack {
      let contract = PageBuilder.contract()
      var findings = FindingTally()
      findings.add((try? PageBuilder(json: document).findings) ?? [], of: contract, at: Self.day)
      return (
        findings, contract.presence(in: document, findings: [], at: Self.day),
        contract.unread(in: document, keys: 100)
      )
    }
    #expect(tallies.0.rows.count < 8)
    expect(tallies.0.moreFindings, equals: 0)
    expect(tallies.1.rows.count, equals: 10)
    expect(tallies.1.row(at: "Comment.edited")?.sent(as: .boolean)?.number, equals: 4_800)
    expect(tallies.2.rows.count, equals: 41)
    expect(tallies.2.rows[0].objects, equals: 120)
  }

  // MARK: - Merging

  @Test(arguments: UInt64(0)..<20)
  func tallies_areTheSameInAnyOrder(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let contract = PageBuilder.contract()
    let documents = [
      Self.page, "{", #"{"comments": [{"id": "1"}]}"#,
      #"{"comments": [{"id": 1, "children": [{"id": {}, "a": 1}]}]}"#,
    ]
    func tally(_ documents: [String]) -> (FindingTally, PresenceTally, UnreadTally) {
      var tallies = (FindingTally(), PresenceTally(), UnreadTally(keys: 3))
      for json in documents {
        let findings = (try? PageBuilder(json: json).findings) ?? []
        tallies.0.add(findings, of: contract, at: Self.day)
        tallies.1.merge(contract.presence(in: json, findings: findings, at: Self.day))
        tallies.2.merge(contract.unread(in: json, keys: 3))
      }
      return tallies
    }
    let all = tally(documents)
    let shuffled = documents.shuffled(using: &random)
    let cut = Int.random(in: 0...documents.count, using: &random)
    var (one, other) = (tally(Array(shuffled[cut...])), tally(Array(shuffled[..<cut])))
    one.0.merge(other.0)
    one.1.merge(other.1)
    one.2.merge(other.2)
    expect(one.0, equals: all.0)
    expect(one.1, equals: all.1)
    expect(one.2.rows, equals: all.2.rows)
    other = all
    expect(other.0.description, equals: all.0.description)
  }
}
