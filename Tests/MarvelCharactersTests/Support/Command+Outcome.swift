import ConstructionBuildersTesting
import Foundation

@testable import MarvelCharactersCLI

/// The output of the command, and its exit status.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

extension Command {
  /// Runs the command, against the server if it fetches.
  static func outcome(
    of arguments: [String], environment: [String: String] = [:], isTerminal: Bool = false,
    at server: StubServer = StubServer()
  ) async -> Outcome {
    let outcome = Locked(Outcome())
    let command = Command(
      environment: environment, isTerminal: isTerminal, session: server.session,
      output: { text in outcome.withLock { $0.output += text } },
      errors: { text in outcome.withLock { $0.errors += text } })
    let status = await command.run(arguments)
    return outcome.withLock { outcome in
      outcome.status = status
      return outcome
    }
  }
}
