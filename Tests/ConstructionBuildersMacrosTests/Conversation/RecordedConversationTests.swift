import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import BuilderConversation

/// The conversation with a real compiler, recorded by `scripts/record-conversation`.
struct RecordedConversationTests {
  @Test(arguments: ["swift-6.3.1"])
  func recordedRequests_areAnsweredAsRecorded(compiler: String) throws {
    let recording = try Recording(compiler)

    let exchange = try Exchange(bytes: recording.requests, expand: Macros.expand)

    expect(exchange.status, equals: 0)
    expect(exchange.errors, equals: "")
    let answers = try Exchange.messages(in: recording.answers)
    expect(exchange.answers.count, equals: answers.count)
    for (index, (answer, recorded)) in zip(exchange.answers, answers).enumerated() {
      expect(
        answer, equals: recorded,
        "answer \(index) is another; if it should be, run scripts/record-conversation")
    }
  }

  @Test(arguments: ["swift-6.3.1"])
  func recording_hasEveryMacroInEveryRole(compiler: String) throws {
    let recorded = try Recording(compiler).requests
    expect(recorded.suffix(8), equals: Data(count: 8))
    let requests = try Exchange.messages(in: recorded.dropLast(8))

    let roles = requests.compactMap { request -> String? in
      guard let macro = request["expandAttachedMacro"] else { return nil }
      return "\(macro["macro"]?["name"] ?? .null) \(macro["macroRole"] ?? .null)"
    }
    expect(requests.first?["getCapability"]?["capability"], equals: ["protocolVersion": 7])
    expect(roles.count, equals: requests.count - 1)
    expect(
      Set(roles),
      equals: [
        #""Buildable" "member""#, #""Buildable" "extension""#, #""Key" "peer""#,
        #""Default" "peer""#, #""RequiringAll " "peer""#, #""Format" "peer""#, #""Coerced" "peer""#,
        #""Decoded " "peer""#,
      ])
  }

  /// A recording that is cut off anywhere is answered up to there.
  @Test func recordingCutOff_isAnsweredUpToThere() throws {
    let recording = try Recording("swift-6.3.1")
    let answers = try Exchange.messages(in: recording.answers)
    for cut in stride(from: 0, to: recording.requests.count, by: volume(2_999, all: 997)) {
      let exchange = try Exchange(bytes: recording.requests.prefix(cut), expand: Macros.expand)

      let isBeginning = answers.starts(with: exchange.answers)
      #expect(isBeginning, "cut off after \(cut) bytes")
      expect(exchange.status, equals: (cut == 0 ? 0 : 1))
      expect(exchange.errors.isEmpty, equals: (cut == 0))
    }
  }
}

/// Both sides of a conversation.
private struct Recording {
  let requests: Data
  let answers: Data

  init(_ compiler: String) throws {
    let resources = try #require(Bundle.module.resourceURL)
    let folder = resources.appendingPathComponent("Recorded/\(compiler)")
    requests = try Data(contentsOf: folder.appendingPathComponent("requests"))
    answers = try Data(contentsOf: folder.appendingPathComponent("answers"))
  }
}
