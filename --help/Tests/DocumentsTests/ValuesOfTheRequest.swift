import ConstructionBuildersEditing
import ConstructionBuildersMacros
import ConstructionBuildersStreams
import ConstructionBuildersTesting
import Foundation
import Testing

enum Request {
  @TaskLocal static var siteID: Int?
}

struct ItemBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var siteID: Int?

  init(fields: JSONFields) {
    _id = fields["id"]
    _siteID = .missing
    siteID = Request.siteID
  }

  func build() -> Result<Item, BuildFailure> {
    construct(Item.init, $id, $siteID)
  }
}

struct Item: Equatable, Sendable {
  let id: Int
  let siteID: Int
}

@Buildable
struct BuildableItem: Equatable, Sendable {
  let id: Int
  let siteID = Request.siteID

  static func check(_ item: BuildableItem) throws {
    guard item.siteID != nil else { throw NoSite() }
  }
}

struct NoSite: Error {}

/// Values that the request knows, and the response lacks.
struct ValuesOfTheRequest {
  let json = #"[{"id": 1}, {"id": 2, "siteID": 9}]"#
  let both = [Item(id: 1, siteID: 7), Item(id: 2, siteID: 7)]

  @Test func taskLocal_fillsAFieldThatTheResponseCannotFill() throws {
    let items = try Request.$siteID.withValue(7) { try [ItemBuilder].build(json: json).get() }

    #expect(items == both)
  }

  @Test func builder_keepsTheValueBeyondTheScope() throws {
    let sut = try Request.$siteID.withValue(7) { try JSONRoot<[ItemBuilder]>(json: json) }

    #expect(try sut.build().get() == both)
    #expect(sut.findings.isEmpty)
  }

  @Test func withoutAValue_failsWithAllOtherProblems() {
    let failure = #expect(throws: BuildFailure.self) {
      try ItemBuilder.build(json: #"{"id": "x", "siteID": 9}"#).get()
    }

    #expect(
      failure?.findings.map(\.description) == [
        #"id: expected Int, found string "x""#, "siteID: required Int is missing",
      ])
  }

  @Test func field_canBeSet() throws {
    var sut = ItemBuilder(dictionary: ["id": 1])
    sut.siteID = 7

    #expect(try sut.build().get() == Item(id: 1, siteID: 7))
  }

  @Test func tasksOfTheScope_haveTheValue() async throws {
    let json = json
    try await Request.$siteID.withValue(7) {
      let inTask = try await Task { try [ItemBuilder].build(json: json).get() }.value
      let onMainActor = try await MainActor.run { try [ItemBuilder].build(json: json).get() }
      #expect(inTask == both)
      #expect(onMainActor == both)
    }
  }

  @Test func detachedTaskAndCallback_haveNone() async {
    await Request.$siteID.withValue(7) {
      let detached = await Task.detached { ItemBuilder(dictionary: ["id": 1]).siteID }.value
      #expect(detached == nil)
      let (outside, inside) = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          let outside = ItemBuilder(dictionary: ["id": 1]).siteID
          let inside = Request.$siteID.withValue(8) { ItemBuilder(dictionary: ["id": 1]).siteID }
          continuation.resume(returning: (outside, inside))
        }
      }
      #expect(outside == nil)
      #expect(inside == 8)
    }
  }

  @Test func streamReadInTheScope_hasTheValue() async throws {
    func chunks() -> AsyncStream<Data> {
      AsyncStream { continuation in
        Task.detached {
          for chunk in ["{\"id\": 1}\n{\"i", "d\": 2}\n"] {
            continuation.yield(Data(chunk.utf8))
            await Task.yield()
          }
          continuation.finish()
        }
      }
    }
    var items: [Item] = []
    try await Request.$siteID.withValue(7) {
      for try await item in chunks().elements(of: ItemBuilder.self, in: .lines) {
        items.append(try item.result.get())
      }
    }
    #expect(items == both)

    let elements = Request.$siteID.withValue(7) {
      chunks().elements(of: ItemBuilder.self, in: .lines)
    }
    for try await item in elements { #expect(throws: BuildFailure.self) { try item.result.get() } }
  }

  @Test func levelsOnAnotherThread_haveTheValue() {
    // Older systems have no executor of a task.
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    struct CommentBuilder: ConstructionBuilder {
      @Field var answers: [CommentBuilder]?
      @Field var siteID: Int?

      init(fields: JSONFields) {
        _answers = fields["a"]
        _siteID = .missing
        siteID = Request.siteID
      }

      func build() -> Result<Set<Int>, BuildFailure> {
        construct({ $1.reduce([$0]) { $0.union($1) } }, $siteID, $answers.or([]))
      }
    }
    let json =
      String(repeating: #"{"a":["#, count: 250) + "{}" + String(repeating: "]}", count: 250)
    nonisolated(unsafe) var sites: Set<Int> = []
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let built = Request.$siteID.withValue(7) { CommentBuilder.build(json: json) }
      sites = (try? built.get()) ?? []
      isDone.signal()
    }
    thread.stackSize = 64 << 10
    thread.start()
    isDone.wait()

    #expect(sites == [7])
  }

  @Test func decoderAndMacro_readIt() throws {
    let (decoded, built) = try Request.$siteID.withValue(7) {
      (
        try JSONDecoder().decode([DecodableModel<ItemBuilder>].self, from: Data(json.utf8)),
        try [BuildableItem.Builder].build(json: json).get()
      )
    }

    #expect(decoded.map(\.model) == both)
    #expect(built.map(\.siteID) == [7, 7])
    #expect(throws: BuildFailure.self) {
      try BuildableItem.Builder.build(json: #"{"id": 1}"#).get()
    }
  }

  @Test func edit_keepsItButForNewElements() throws {
    let sent = try Request.$siteID.withValue(7) { try SentDocument<[ItemBuilder]>(json: json) }
    var items = sent.value
    items[1].id = 3
    #expect(
      String(decoding: try sent.edited(items).data, as: UTF8.self)
        == #"[{"id": 1}, {"id": 3, "siteID": 9}]"#)
    items.append(Request.$siteID.withValue(7) { ItemBuilder(dictionary: ["id": 4]) })
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(items) }
    #expect(
      failure?.findings.map(\.description)
        == ["[2].siteID: rejected: the field was not captured, so it has no key"])
  }

  @Test func mutations_runWithoutTheValue() throws {
    let mutation = try #require(JSONMutation.all(of: Data(#"{"id": 1}"#.utf8)).first)

    withKnownIssue {
      try Request.$siteID.withValue(7) { try mutation.check(ItemBuilder.self) }
    }
    try mutation.check { json in
      try Request.$siteID.withValue(7) { try ItemBuilder.build(json: json).get() }
    }
  }
}
