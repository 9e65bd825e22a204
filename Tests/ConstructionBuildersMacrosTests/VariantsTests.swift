import ConstructionBuilders
import Foundation
import TestSupport
import Testing

/// The models in `Models/Variants.swift`.
struct VariantsTests {
  @Test(arguments: [
    (#"{"type": "ping"}"#, StreamEvent.ping), (#"{"type": "message_stop"}"#, .messageStop),
    (
      #"{"type": "message_start", "message": {"id": "m"}}"#, .messageStart(MessageStart(id: "m"))
    ),
    (#"{"type": "content_block_stop", "index": 2}"#, .contentBlock(BlockPlace(index: 2))),
    (
      #"{"index": 1, "type": "content_block_delta", "delta": {"type": "text_delta", "text": "a"}}"#,
      .contentBlockDelta(BlockDelta(index: 1, delta: .text(TextDelta(text: "a"))))
    ),
    (
      #"{"type": "ping", "type": "content_block_start", "index": 1}"#,
      .contentBlock(BlockPlace(index: 1))
    ),
    (#"{"type": "messageStop"}"#, .other("messageStop")), (#"{"type": "\u0070ing"}"#, .ping),
    (#"{"type": 5}"#, .other("5")),
  ])
  func event_isBuiltByItsVariant(_ json: String, _ event: StreamEvent) throws {
    try expect(StreamEvent.Builder.build(json: json).get(), equals: event)
    try expect(StreamEvent.Builder(json: json).build().get(), equals: event)
    let dictionary = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    try expect(StreamEvent.Builder.build(dictionary: dictionary ?? [:]).get(), equals: event)
  }

  @Test(arguments: [
    ("{}", ["type: required String is missing"]),
    (#"{"type": null}"#, ["type: required String is null"]),
    (#"{"type": []}"#, ["type: expected String, found array []"]),
    (#"{"type": "message_start"}"#, ["message: required object is missing"]),
    (
      #"{"type": "content_block_delta", "delta": {"type": "image_delta"}}"#,
      [
        "index: required Int is missing",
        #"delta.type: expected Delta, found string "image_delta", which is not one of its cases"#,
      ]
    ),
    (
      #"{"type": "content_block_delta", "index": 1, "delta": {"type": "text_delta", "json": 1}}"#,
      ["delta.text: required String is missing"]
    ),
    (
      #"{"type": "content_block_delta", "index": 1, "delta": {"text": "a"}}"#,
      ["delta.type: required String is missing"]
    ),
  ])
  func problem_isThatOfTheChosenVariant(_ json: String, _ problems: [String]) throws {
    expect(lines(StreamEvent.Builder.build(json: json)), equals: problems)
    let sut = try StreamEvent.Builder(json: json)
    expect(lines(sut.build()), equals: problems)
    expect(sut.findings.map(\.description), equals: problems)
  }

  @Test(arguments: [
    ("old", "old"), ("older", "older(ConstructionBuildersMacrosTests.BlockPlace(index: 1))"),
    ("gone", #"other("gone")"#), ("lost", #"other("lost")"#),
  ])
  func deprecatedVariant_isBuilt_andUnavailableOneIsUnknown(_ type: String, _ event: String) throws
  {
    let json = #"{"index": 1, "type": "\#(type)"}"#

    expect("\(try Aged.Builder.build(json: json).get())", equals: event)
  }

  @Test func fieldsOfAKind_areTestedAndSet() throws {
    let json = #"{"type": "content_block_delta", "index": 1, "delta": {"type": "text_delta"}}"#
    var sut = try StreamEvent.Builder(json: json)
    expect(sut.type, equals: "content_block_delta")
    expect(sut.contentBlockDelta?.index, equals: 1)
    expect(sut.messageStart?.id, equals: nil)
    sut.contentBlockDelta?.delta?.text?.text = "Hi"
    try expect(
      sut.build().get(),
      equals: .contentBlockDelta(BlockDelta(index: 1, delta: .text(TextDelta(text: "Hi")))))
    sut.contentBlockDelta?.index = nil
    expect(lines(sut.build()), equals: ["index: required Int is missing"])
    sut.type = "content_block_start"
    expect(lines(sut.build()), equals: ["required BlockPlace is missing"])
    sut.contentBlock = BlockPlace.Builder(dictionary: ["index": 7])
    try expect(sut.build().get(), equals: .contentBlock(BlockPlace(index: 7)))
    sut.type = nil
    expect(lines(sut.build()), equals: ["type: required String is missing"])
  }

  @Test func changingAFieldOfAKind_keepsTheFindingsOfTheOthers() throws {
    let json = #"{"variant": "default", "with content": {"page_name": 1, "action": "a"}}"#
    var sut = try Apart.Builder(json: json)
    expect(
      sut.findings.map(\.description),
      equals: [#"["with content"].page_name: read number 1 as String"#])
    sut.default?.action = "b"
    expect(sut.findings.count, equals: 1)
    sut.default = nil
    expect(lines(sut.build()), equals: [#"["with content"]: required object is missing"#])
  }

  @Test(
    arguments: [
      (#"{"variant": "default", "with content": {"page_name": "a"}}"#, nil),
      (#"{"variant": "variants"}"#, Apart.variants),
      (#"{"variant": "self", "with content": 1}"#, .`self`),
      (
        #"{"with content": {"page_name": "a", "action": "b"}, "variant": "type"}"#,
        .type(Page(pageName: "a", action: "b"))
      ),
      (
        #"{"with content": {"page_name": "a", "action": "b"}, "variant": "variant"}"#,
        .variant(Page(pageName: "a", action: "b"))
      ),
      (
        #"{"with content": {"page_name": "a", "action": "b"}, "variant": "a \"b\""}"#,
        .escaped(Page(pageName: "a", action: "b"))
      ),
      (
        #"{"with content": {"page_name": "a", "action": "b"}, "variant": "c\\d"}"#,
        .escaped(Page(pageName: "a", action: "b"))
      ),
    ] as [(String, Apart?)])
  func variantsThatStandApart_areBuilt(_ json: String, _ apart: Apart?) throws {
    expect(try? Apart.Builder.build(json: json).get(), equals: apart)
    expect(try? Apart.Builder(json: json).build().get(), equals: apart)
  }

  @Test func variantFromAHeader_isBuilt() throws {
    let fork = #"{"forkee": {"full_name": "a/b"}}"#
    try expect(
      Webhook.Builder.build(json: fork, variant: "fork").get(), equals: .fork(Fork(name: "a/b")))
    try expect(
      Webhook.WebhookBuilder.build(json: "{}", variant: "team_add").get(), equals: .teamAdd)
    expect(
      lines(Webhook.Builder.build(json: "{}", variant: "star")),
      equals: [#"type: expected Webhook, found string "star", which is not one of its cases"#])
    expect(
      lines(Webhook.Builder.build(json: fork, variant: nil)),
      equals: ["type: required String is missing"])
    expect(lines(Webhook.Builder.build(json: fork)), equals: ["type: required String is missing"])
  }

  @Test func budgetOfLosses_holdsWithAndWithoutABuilder() throws {
    let page = #"{"page_name": "a", "action": "b"}"#
    let within = #"{"pages": [\#(page), 1, \#(page)]}"#
    try expect(Gollum.Builder.build(json: within).get().pages.count, equals: 2)
    try expect(Gollum.Builder(json: within).build().get().pages.count, equals: 2)
    let beyond = #"{"pages": [\#(page), 1, {}]}"#
    let problems = [
      "pages: lost 2 of 3 elements, at most 1 is allowed",
      "pages[1]: expected object, found number 1",
      "pages[2].page_name: required String is missing",
      "pages[2].action: required String is missing",
    ]
    expect(lines(Gollum.Builder.build(json: beyond)), equals: problems)
    expect(lines(try Gollum.Builder(json: beyond).build()), equals: problems)
    expect(lines(Webhook.Builder.build(json: beyond, variant: "gollum")), equals: problems)
  }

  @Test func variantsOfTheirOwnType_areBuiltAtEveryDepth() throws {
    let two = #"{"op": "number", "value": 2}"#
    let again = lines(Expression.Builder.build(json: #"{"op": "same"}"#))
    expect(again, equals: ["object is nested too deep"])
    expect(lines(try Expression.Builder(json: #"{"op": "same"}"#).build()), equals: again)
    let plain = #"{"op": "add", "left": \#(two), "right": \#(two), "more": [\#(two), 1]}"#
    let number = Expression.number(Literal(value: 2))
    let built = Expression.add(Sum(left: number, right: number, more: [number]))
    try expect(Expression.Builder.build(json: plain).get(), equals: built)
    try expect(Expression.Builder(json: plain).build().get(), equals: built)
  }

  @Test(arguments: [1, 20, 300])
  func nestedVariants_areTheSameWithAndWithoutABuilder(_ depth: Int) throws {
    let two = #"{"op": "number", "value": 2}"#
    let json =
      String(repeating: #"{"op": "add", "left": \#(two), "right": "#, count: depth) + two
      + String(repeating: "}", count: depth)
    let direct = Expression.Builder.build(json: json)
    let captured = try Expression.Builder(json: json).build()
    expect(direct, equals: captured)
    #expect(lines(direct).isEmpty)
  }

  @Test func listOfVariants_tellsWhatThereIs() {
    let variants = StreamEvent.Builder.variants
    expect(variants.discriminator, equals: "type")
    expect(
      variants.all.map(\.values),
      equals: [
        ["message_start"], ["content_block_delta"], ["content_block_start", "content_block_stop"],
        ["ping"], ["message_stop"],
      ])
    #expect(variants.all[0].builder == MessageStart.Builder.self)
    #expect(variants.all[3].builder == nil)
    #expect(variants.keepsUnknown)
    #expect(!Delta.Builder.variants.keepsUnknown)
    expect(Webhook.Builder.variants.discriminator, equals: nil)
    expect(Apart.Builder.variants.content, equals: "with content")
  }

  @Test func builder_canBeSent() {
    func send(_ value: some Sendable) {}
    send(ItemEvent.Builder(dictionary: [:]))
  }
}

/// What others sent, in the folder of `RECORDED_DATA`.
struct RecordedVariantsTests {
  @Test(.enabled(if: Recorded.areThere, "RECORDED_DATA names no folder"))
  func eventsOfAStream_areBuiltByTheirVariants() throws {
    let events = try Recorded.lines("streams/anthropic-anthropic-compaction.1.chunks.txt")
      .map { StreamEvent.Builder.build(json: $0) }
    var counts: [String: Int] = [:]
    var text = ""
    for event in events {
      switch event {
      case .success(.contentBlockDelta(let block)):
        counts["delta", default: 0] += 1
        if case .text(let delta) = block.delta { text += delta.text }
      case .success(.contentBlock): counts["block", default: 0] += 1
      case .success(.messageStart): counts["start", default: 0] += 1
      case .success(.other(let type)): counts[type, default: 0] += 1
      case .success(let event): counts["\(event)", default: 0] += 1
      case .failure(let failure): counts[failure.findings[0].description, default: 0] += 1
      }
    }
    let compaction =
      #"delta.type: expected Delta, found string "compaction_delta", which is not one of its cases"#
    expect(
      counts,
      equals: [
        "delta": 739, "block": 4, "start": 1, "ping": 2, "message_delta": 1, "messageStop": 1,
        compaction: 1,
      ])
    expect(text.unicodeScalars.count, equals: 8512)
    expect(text, startsWith: "Based on the conversation history, you asked me to summarize")
  }

  @Test(.enabled(if: Recorded.areThere, "RECORDED_DATA names no folder"))
  func itemsInEvents_areBuiltByTheirVariants() throws {
    var items: [String: Int] = [:]
    let name = "streams/azure-openai-file-search-tool.2.chunks.txt"
    for line in try Recorded.lines(name) {
      let event = try ItemEvent.Builder.build(json: line).get()
      try expect(ItemEvent.Builder(json: line).build().get(), equals: event)
      switch event {
      case .item(let place):
        switch place.item {
        case .message: items["message", default: 0] += 1
        case .reasoning: items["reasoning", default: 0] += 1
        case .other(let type): items[type, default: 0] += 1
        }
      case .text: items["text", default: 0] += 1
      case .other: break
      }
    }
    expect(items, equals: ["message": 2, "reasoning": 4, "file_search_call": 2, "text": 75])
  }

  @Test(.enabled(if: Recorded.areThere, "RECORDED_DATA names no folder"))
  func webhooks_areBuiltByTheirHeader() throws {
    let fork = try Recorded.data("github/examples/fork/payload.json")
    try expect(
      Webhook.Builder.build(json: fork, variant: "fork").get(),
      equals: .fork(Fork(name: "Octocoders/Hello-World")))
    let gollum = try Recorded.data("github/examples/gollum/payload.json")
    try expect(
      Webhook.Builder.build(json: gollum, variant: "gollum").get(),
      equals: .gollum(Gollum(pages: [Page(pageName: "Home", action: "edited")])))
    expect(
      lines(Webhook.Builder.build(json: gollum, variant: "fork")),
      equals: ["forkee: required object is missing"])
  }
}

private enum Recorded {
  static let folder = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["RECORDED_DATA"] ?? "/nowhere")

  static var areThere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("streams").path)
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  static func lines(_ name: String) throws -> [String] {
    String(decoding: try data(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

private func lines<Model>(_ result: Result<Model, BuildFailure>) -> [String] {
  guard case .failure(let failure) = result else { return [] }
  return failure.findings.map(\.description)
}
