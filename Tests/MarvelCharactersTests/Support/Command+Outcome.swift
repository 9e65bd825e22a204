import ConstructionBuildersTesting

@testable import MarvelCharactersCLI

extension Command {
  /// The whole outcome of the command.
  static func outcome(
    of arguments: [String], _ surroundings: Surroundings = Surroundings()
  ) async -> Outcome {
    let parts = Locked<[Outcome]>([])
    let status = await run(arguments, surroundings) { part in
      parts.withLock { $0.append(part) }
      return .shown
    }
    return parts.withLock { parts in
      Outcome(
        output: parts.map(\.output).joined(), errors: parts.map(\.errors).joined(), status: status)
    }
  }
}
