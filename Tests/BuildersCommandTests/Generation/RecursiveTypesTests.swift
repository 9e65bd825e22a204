import ConstructionBuilders
import TestSupport
import Testing

@testable import builders

/// Objects that contain objects of their type, and objects whose kind stands beside the rest.
struct RecursiveTypesTests {
  private static let depths = [1, 2, 3, 8, 20, 40]

  private static func thread(_ depth: Int, of whole: Int) -> String {
    let replies = depth < whole ? thread(depth + 1, of: whole) : "\"\""
    let comment =
      #"{"kind":"t1","data":{"id":"a","author":"b","score":\#(depth),"replies":\#(replies)}}"#
    let more = #"{"kind":"more","data":{"count":3,"children":["x","y"]}}"#
    return #"{"kind":"Listing","data":{"after":null,"children":[\#(comment),\#(more)]}}"#
  }

  private static func list(_ depth: Int) -> String {
    depth == 0 ? "null" : #"{"value":\#(depth),"next":\#(list(depth - 1))}"#
  }

  private static func tree(_ depth: Int) -> String {
    depth == 0
      ? "null"
      : #"{"key":1,"left":\#(depth < 8 ? tree(depth - 1) : "null"),"right":\#(tree(depth - 1))}"#
  }

  private static func wrapped(_ depth: Int) -> String {
    let child = depth == 0 ? "" : #","child":{"node":\#(wrapped(depth - 1))}"#
    return #"{"name":"a","size":1\#(child)}"#
  }

  private static func event(_ depth: Int) -> String {
    let events = depth == 0 ? "" : #","events":[\#(event(depth - 1))]"#
    return depth % 2 == 0
      ? #"{"type":"push","payload":{"ref":"main","size":1\#(events)}}"#
      : #"{"type":"ping","payload":{"zen":"z","hook":2\#(events)}}"#
  }

  private func types(_ documents: [String], _ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["generate", "a.ndjson", "--name", "Root"] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")])
  }

  private func names(_ source: String) -> [String] {
    source.split(separator: "\n").filter { $0.hasPrefix("struct ") || $0.hasPrefix("enum ") }
      .compactMap { $0.split(separator: " ").dropFirst().first?.prefix { $0 != ":" } }
      .map(String.init)
  }

  @Test(arguments: depths)
  func threads_areTheirTypes_atAnyDepth(_ depth: Int) throws {
    let documents = [String](repeating: Self.thread(1, of: depth), count: 8)
    let run = try types(documents, "--macro")
    expect(names(run.output), equals: ["Root", "RootData", "Child", "More", "T1"])
    expect(
      run.output, contains: "@Buildable(discriminator: \"kind\", content: \"data\")\nenum Child")
    expect(run.output, contains: "  case t1(T1)  // \((8 * depth).grouped)\n")
    if depth > 1 { expect(run.output, contains: "let replies: Root?") }
  }

  @Test(arguments: depths)
  func lists_areOneType_atAnyDepth(_ depth: Int) throws {
    let run = try types([Self.list(depth + 1)], "--macro")
    expect(names(run.output), equals: ["Root"])
    expect(run.output, contains: "  var next: Root? { nextBox?.first }\n")
  }

  @Test(arguments: depths)
  func trees_areOneType_atAnyDepth(_ depth: Int) throws {
    let run = try types([Self.tree(depth + 1)], "--macro")
    expect(names(run.output), equals: ["Root"])
    expect(run.output, contains: "  var right: Root? { rightBox?.first }\n")
  }

  @Test(arguments: depths)
  func wrappers_areOneType_atAnyDepth(_ depth: Int) throws {
    let run = try types(["{\"node\":\(Self.wrapped(depth))}"], "--macro")
    expect(names(run.output), equals: ["Root", "Node"])
  }

  @Test(arguments: depths)
  func envelopes_areVariants_atAnyDepth(_ depth: Int) throws {
    let run = try types((0..<12).map { Self.event(depth + $0 % 2) }, "--macro")
    expect(names(run.output), equals: ["Root", "Ping", "Push"])
    expect(run.output, contains: "@Buildable(discriminator: \"type\", content: \"payload\")")
    expect(run.output, contains: "  let events: [Root]?")
  }

  @Test func kindsBesideTheRest_areVariants() throws {
    let documents = (0..<20).map { index in
      let attributes = index % 2 == 0 ? #"{"title":"t","words":3}"# : #"{"first":"a","age":4}"#
      let type = ["articles", "people"][index % 2]
      return #"{"type":"\#(type)","id":"1","attributes":\#(attributes)}"#
    }
    let run = try types(documents)
    expect(names(run.output).prefix(3), equals: ["Root", "RootBuilder", "Articles"])
    expect(run.output, contains: "  \\._type, discriminator: \"type\",\n")
    expect(run.output, contains: "  let attributes: PeopleAttributes?")
  }

  /// A thread that each comment has, also the last one: its list is empty.
  private static func answers(_ depth: Int) -> String {
    let answer = #"{"id":"a","author":"b","answers":\#(depth > 0 ? answers(depth - 1) : "")}"#
    return #"{"kind":"Listing","children":[\#(depth > 0 ? answer : "")]}"#
  }

  /// What is required is in the fixture, however deep it is.
  @Test func fixture_hasWhatIsRequired() throws {
    let document = Self.answers(8)
    let root = Survey([String](repeating: document, count: 3)).folded.endpoints[0].root
    let value = try JSONValue(json: document)
    #expect(FixtureChoice(root: root).shortened(value) == value)
  }

  /// The fixture of a deep tree has a few nodes, and a count for each array in it.
  @Test(arguments: depths)
  func fixture_isShort_andCounted(_ depth: Int) throws {
    for document in [Self.tree(depth), Self.thread(1, of: depth), Self.wrapped(depth)] {
      let endpoint = Survey([String](repeating: document, count: 8), showsValues: true).folded
        .endpoints[0]
      let value = try JSONValue(json: document)
      let short = FixtureChoice(root: endpoint.root).shortened(value)
      #expect(short.description.utf8.count < 2_500)
    }
    let plain = #"{"id":1,"replies":[{"id":2,"replies":[{"id":3,"replies":[]},{"id":4}]}]}"#
    let root = Survey([plain]).folded.endpoints[0].root
    let plan = try ModelPlanner([PlannedEndpoint(root: root)], PlanOptions()).plan()
    var expectations = FixtureExpectations(plan: plan)
    expectations.add(try JSONValue(json: plain), plan.roots[0].type, "model", most: 12)
    expect(
      expectations.lines,
      equals: [
        "#expect(model.id == 1)", "try #require(model.replies?.count == 1)",
        "#expect(model.replies?[0].id == 2)", "try #require(model.replies?[0].replies?.count == 2)",
        "#expect(model.replies?[0].replies?[0].id == 3)",
        "#expect(model.replies?[0].replies?[0].replies?.isEmpty == true)",
        "#expect(model.replies?[0].replies?[1].id == 4)",
      ])
  }

  /// What is not a kind in every object is none.
  @Test(arguments: ["", #""type":null,"#, #""type":7,"#])
  func memberThatIsNoKindEverywhere_isAProperty(_ member: String) throws {
    var documents = (0..<20).map { index in
      index % 2 == 0 ? #"{"type":"a","x":1,"y":2}"# : #"{"type":"b","u":1,"v":2}"#
    }
    documents.append("{\(member)\"x\":1,\"y\":2}")
    let run = try types(documents, "--macro")
    expect(names(run.output), equals: ["Root"])
    expect(run.output, contains: "  let type: String")
  }

  /// No member of an empty object tells its kind.
  @Test func emptyObject_isOfNoVariant() throws {
    let run = try types(
      (0..<40).map { index in
        let item = index % 2 == 0 ? #"{"type":"a","x":1,"y":2}"# : #"{"type":"b","u":1,"v":2}"#
        return #"{"p":{"item":\#(item),"z":1},"q":{"item":{},"z":2}}"#
      }, "--macro")
    expect(run.output, contains: "  let item: JSONValue  // CHECK: in all ")
    expect(run.output, contains: "empty ones have no variant\n")
  }

  /// An empty array stands for no object.
  @Test func emptyArray_isNoObjectOfAVariant() throws {
    let run = try types(
      (0..<40).map { index in
        let item = index % 2 == 0 ? #"{"type":"a","x":1,"y":2}"# : #"{"type":"b","u":1,"v":2}"#
        return #"{"p":{"item":\#(item)}}"# + "\n" + #"{"p":{"item":[]}}"#
      }, "--macro")
    expect(run.output, contains: "  @Format(.null([])) let item: Item?")
  }

  /// The names of people stay out of the source.
  @Test func namesOfPeople_areNoKinds() throws {
    let documents = (0..<20).map { index in
      index % 2 == 0 ? #"{"type":"Ada King","x":1,"y":2}"# : #"{"type":"Bo Li","u":1,"v":2}"#
    }
    let run = try types(documents, "--macro")
    expect(names(run.output), equals: ["Root"])
    expect(run.output, lacks: "Ada")
  }

  @Test func survey_hasCommentsAndRepliesInOnePlace() throws {
    let run = try CommandRun(
      "survey", "a.json", files: ["a.json": "{\"first\":\(Self.list(4))}"])
    expect(
      run.output,
      contains: "  first.next                always   object 3, null 1; of the type of first\n")
    expect(run.output, lacks: "first.next.next")
  }

  /// Wrappers of lists have equal keys, and names of arrays that say nothing. What counts as one
  /// place would be told of objects that are not there.
  static let lists = [
    (
      #"{"data":{"type":"a","id":"1","attributes":{"b":"x"},"#
        + #""relationships":{"by":{"data":{"type":"p","id":"9"}}}}}"#,
      "data.relationships.by.data.id"
    ),
    (#"{"data":[{"id":"1","name":"x","likes":{"data":[]}}]}"#, "data[].likes.data"),
    (#"{"data":[{"id":"1","name":"x","likes":{"data":null}}]}"#, "data[].likes.data"),
    (
      #"{"data":[{"id":"1","name":"x","likes":{"data":[{"user":5}]}}]}"#, "data[].likes.data[].user"
    ),
    (
      #"{"data":[{"id":"1","name":"x","likes":{"data":[{"id":"5","name":"y"}]}}]}"#,
      "data[].likes.data[].id"
    ),
    (
      #"{"nodes":[{"id":1,"title":"t","comments":{"nodes":[{"id":2,"body":"b"}]}}]}"#,
      "nodes[].comments.nodes[].body"
    ),
    (
      #"{"edges":[{"node":{"id":1,"name":"a","#
        + #""friends":{"edges":[{"node":{"id":2,"name":"b"}}]}}}]}"#,
      "edges[].node.friends.edges[].node.name"
    ),
    (
      #"{"posts":[{"id":1,"text":"t","by":"a","at":5,"#
        + #""comments":[{"id":2,"text":"u","by":"b","at":6}]}]}"#,
      "posts[].comments[].text"
    ),
    (
      #"{"object":"list","url":"u","has_more":false,"data":[{"id":"i","lines":"#
        + #"{"object":"list","url":"v","has_more":false,"data":[{"amount":1}]}}]}"#,
      "data[].lines.data[].amount"
    ),
  ]

  @Test(arguments: lists)
  func listsInLists_areNoTypeInItself(_ document: String, _ path: String) throws {
    let run = try CommandRun("survey", "a.json", files: ["a.json": document])
    expect(run.output, contains: "  \(path) ")
    expect(run.output, lacks: "of the type of")
    expect(run.output, lacks: " 1 of 2 ")
  }

  /// What is in lists beside each other has a type of its own.
  @Test func listsBesideEachOther_areOfTheirElements() throws {
    let run = try types(
      [#"{"likes":{"data":[{"user":5}]},"tags":{"data":[{"name":"n","color":"c"}]}}"#], "--macro")
    expect(run.output, contains: "  let user: Int?")
    expect(names(run.output).count, equals: 5, "\(run.output)")
    let same = try types(
      [#"{"likes":{"data":[{"user":5}]},"fans":{"data":[{"user":6}]}}"#], "--macro")
    expect(names(same.output).count, equals: 3, "\(same.output)")
  }

  /// A collection of geometries is one, and so is one or many.
  @Test(arguments: [
    (#"{"geometry":{"type":"a","geometries":[{"type":"b","size":1}],"size":2}}"#, "geometry"),
    (#"{"x":[{"id":1,"next":{"id":2,"next":null}},{"id":3,"next":null}]}"#, "x[]"),
    (#"{"tree":{"name":"a","children":[{"name":"b","children":[]}]}}"#, "tree"),
  ])
  func membersOfTheirName_areOneType(_ document: String, _ home: String) throws {
    let run = try CommandRun("survey", "a.json", files: ["a.json": document])
    expect(run.output, contains: "of the type of \(home)\n")
  }

  private static func comments(_ depth: Int, _ isBare: Bool) -> String {
    let inner = depth == 0 ? (isBare ? "null" : #"{"data":[]}"#) : comments(depth - 1, isBare)
    return #"{"data":[{"id":\#(depth),"text":"t","comments":\#(inner)}]}"#
  }

  /// The comments of a comment are comments, in whatever lists they are.
  @Test(arguments: [1, 2, 5], [false, true])
  func commentsInLists_areOneType(_ depth: Int, _ isBare: Bool) throws {
    let list = Self.comments(depth, isBare)
    for document in [list, #"{"post":{"title":"t","comments":\#(list)}}"#] {
      let run = try CommandRun("survey", "a.json", files: ["a.json": document])
      expect(run.output, contains: "data[].comments ")
      expect(run.output, contains: "of the type of")
      expect(run.output, lacks: "comments.data[].comments.data")
    }
  }
}
