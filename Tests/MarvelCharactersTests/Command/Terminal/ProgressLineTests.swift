import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct ProgressLineTests {
  @Test func workThatTakesItsTime_isNamedUntilItEnds() {
    let terminal = Terminal()
    let delays = ProgressLine.Delays(first: .zero, next: .seconds(3600))

    let result = terminal.line.show("building", delays) {
      terminal.hasShown.wait()
      return 7
    }

    expect(result, equals: 7)
    expect(terminal.texts, equals: ["\rbuilding\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func workThatThrows_leavesTheLineEmpty() {
    struct Own: Error {}
    let terminal = Terminal()

    #expect(throws: Own.self) {
      try terminal.line.show("reading", .init(first: .zero, next: .seconds(3600))) {
        () throws(Own) -> Void in
        terminal.hasShown.wait()
        throw Own()
      }
    }
    expect(terminal.texts, equals: ["\rreading\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func workOfAMoment_isNotNamed() {
    let terminal = Terminal()

    expect(terminal.line.show("building", .init(first: .seconds(3600))) { 7 }, equals: 7)
    expect(terminal.texts, equals: [])
  }

  @Test func fileName_cannotSteerTheTerminal() {
    let terminal = Terminal()

    terminal.line.show("reading \u{1B}[2J.json")

    expect(terminal.texts, equals: ["\rreading \\u001B[2J.json\u{1B}[K"])
  }

  @Test func withoutATerminal_workIsDone() {
    expect(ProgressLine.hidden.show("building", .init(first: .zero)) { 7 }, equals: 7)
  }
}

/// Records what is sent to a terminal.
private final class Terminal: Sendable {
  private let sent = Locked<[String]>([])

  /// Signalled after each text.
  let hasShown = DispatchSemaphore(value: 0)

  var texts: [String] { sent.withLock(\.self) }

  var line: ProgressLine {
    ProgressLine { text in
      self.sent.withLock { $0.append(text) }
      self.hasShown.signal()
    }
  }
}
