import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import BuilderConversation

struct ConversationTests {
  @Test func noRequests_endsWell() throws {
    let exchange = try Exchange(bytes: Data())

    expect(exchange.answers, equals: [])
    expect(exchange.errors, equals: "")
    expect(exchange.status, equals: 0)
  }

  @Test func emptyMessage_isTheEnd() throws {
    let exchange = try Exchange(
      bytes: Message.framed(Requests.capability) + Data(count: 8)
        + Message.framed(Requests.capability))

    expect(exchange.answers.count, equals: 1)
    expect(exchange.errors, equals: "")
    expect(exchange.status, equals: 0)
  }

  @Test func twoRequestsAtOnce_areAnsweredInTurn() throws {
    let exchange = try Exchange(Requests.capability, Requests.member)

    expect(exchange.status, equals: 0)
    expect(
      exchange.answers,
      equals: [
        ["getCapabilityResult": ["capability": ["protocolVersion": 7]]],
        ["expandMacroResult": ["expandedSource": "", "diagnostics": []]],
      ])
  }

  @Test func requestOfSeveralReads_isPutTogether() throws {
    let source = JSONValue.string(String(repeating: "é", count: 100_000))
    let request = Requests.member("declSyntax", ["source": source])

    let exchange = try Exchange(request) { .init(source: $0.declaration.source) }

    expect(
      exchange.answers,
      equals: [["expandMacroResult": ["expandedSource": source, "diagnostics": []]]])
  }

  @Test func requestInSingleBytes_isPutTogether() throws {
    let pipe = Pipe()
    let output = try TemporaryFile()
    var conversation = Conversation(input: pipe.fileHandleForReading, output: output.handle)
    let writer = Thread {
      for byte in Message.framed(Requests.capability) {
        try? pipe.fileHandleForWriting.write(contentsOf: Data([byte]))
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()

    expect(conversation.run(), equals: 0)
    try expect(
      Exchange.messages(in: output.contents()),
      equals: [["getCapabilityResult": ["capability": ["protocolVersion": 7]]]])
  }

  @Test func lengthCutOff_endsWithStatus1() throws {
    let exchange = try Exchange(bytes: Message.framed(Requests.capability) + Data([9, 0, 0]))

    expect(exchange.answers.count, equals: 1)
    expect(
      exchange.errors,
      equals: "BuilderMacroPlugin: the compiler's message was cut off after 3 of 8 bytes\n")
    expect(exchange.status, equals: 1)
  }

  @Test func messageCutOff_endsWithStatus1() throws {
    let exchange = try Exchange(bytes: Data([9, 0, 0, 0, 0, 0, 0, 0]) + Data("{}".utf8))

    expect(exchange.answers, equals: [])
    expect(
      exchange.errors,
      equals: "BuilderMacroPlugin: the compiler's message was cut off after 2 of 9 bytes\n")
    expect(exchange.status, equals: 1)
  }

  @Test(arguments: [
    (Data([1, 0, 0, 16, 0, 0, 0, 0]), "268435457"),
    (Data([0, 0, 0, 0, 0, 0, 0, 128]), "9223372036854775808"),
    (Data(repeating: 255, count: 8), "18446744073709551615"),
  ])
  func lengthBeyondReason_endsWithStatus1(bytes: Data, length: String) throws {
    let exchange = try Exchange(bytes: bytes)

    expect(exchange.answers, equals: [])
    expect(
      exchange.errors,
      equals: """
        BuilderMacroPlugin: the compiler announced a message of \(length) bytes; the limit is \
        268435456

        """)
    expect(exchange.status, equals: 1)
  }

  @Test func closedOutput_endsWithStatus1() throws {
    let input = try TemporaryFile(Message.framed(Requests.capability))
    let output = try TemporaryFile()
    let errors = try TemporaryFile()
    try output.handle.close()
    var conversation = Conversation(
      input: input.handle, output: output.handle, errors: errors.handle, expand: Exchange.empty)

    expect(conversation.run(), equals: 1)
    #expect(try errors.contents().starts(with: "BuilderMacroPlugin: ".utf8))
  }
}
