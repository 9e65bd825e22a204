import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import MarvelCharacters

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The command, from its arguments to its exit status.
struct Command: Sendable {
  let environment: [String: String]
  let isTerminal: Bool
  let session: URLSession
  /// These print a text on standard output and on standard error.
  let output, errors: @Sendable (String) -> Void

  /// Runs the command. The status is 0, 1 when something could not be built, or 2 for bad usage.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options(arguments)
      var report = Report(options, self)
      if options.has(.help) {
        output(Help.text)
      } else if case .service(let address) = options.source {
        let keys = try MarvelKeys(environment: environment)
        let service = FetchCharactersMarvelService(
          address: address, session: session, coercion: options.coercion,
          authentication: { keys?.queryItems() ?? [] })
        let search = CharactersSearch(namesStartingWith: options.values[.startsWith])
        report.show(await Reading(search, from: service))
      } else {
        try await read(try Input(options.source), options, &report)
      }
      return report.status
    } catch {
      let advice = error is Input.Unreadable ? "" : "; see --help"
      errors("marvel-characters: \(error)\(advice)\n")
      return 2
    }
  }

  private func read(_ input: Input, _ options: Options, _ report: inout Report) async throws {
    var input = input
    let shape = options.has(.lines) ? .lines : try input.shape()
    if options.has(.unread) {
      let body = try input.contents(of: shape)
      report.show(UnreadTally(body, of: shape, coercion: options.coercion))
    } else if shape == .oneResponse {
      let body = try input.contents(of: shape)
      report.show(Reading(json: body, coercion: options.coercion))
    } else {
      try await readEach(in: shape == .array ? .array : .lines, of: input, options, &report)
    }
  }

  /// Shows each response of a stream as soon as it is there.
  private func readEach(
    in framing: StreamFraming, of input: Input, _ options: Options, _ report: inout Report
  ) async throws {
    let responses = input.elements(
      of: FetchCharactersResponseBuilder.self, in: framing, coercion: options.coercion)
    var count = 0
    do {
      for try await response in responses {
        count += 1
        report.show(Reading(response), isStreamed: true)
      }
      guard count == 0 else { return }
      report.show(Reading(failure: "No response came from \(input.name)"), isStreamed: true)
    } catch let failure as StreamFailure {
      if let error = failure.underlying { throw error }
      let text = "After \(counted(count, "response")), \(failure)"
      report.show(Reading(failure: text, endingAt: failure.place), isStreamed: true)
    }
  }
}

extension UnreadTally {
  /// The keys of a response, or of several, that nothing reads.
  fileprivate init(_ body: Data, of shape: Input.Shape, coercion: Coercion) {
    let contract = FetchCharactersResponseBuilder.contract(coercion: coercion)
    switch shape {
    case .oneResponse: self = contract.unread(in: body)
    case .array:
      self = [FetchCharactersResponseBuilder].contract(coercion: coercion).unread(in: body)
    case .lines:
      self.init()
      let newline = UInt8(ascii: "\n")
      let lines = body.split(separator: newline, omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where !line.allSatisfy(" \t\r".utf8.contains) {
        var tally = contract.unread(in: line)
        if tally.malformed > 0, malformed == 0 {
          // The first problem is printed. With blank lines before it, it has its place in the body.
          tally = contract.unread(in: Data(repeating: newline, count: number) + line)
        }
        merge(tally)
      }
    }
  }
}
