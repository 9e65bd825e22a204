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
      if options.flags.contains(.help) {
        output(Help.text)
      } else if case .service(let address) = options.source {
        let keys = try MarvelKeys(environment: environment)
        let service = FetchCharactersMarvelService(
          address: address, session: session, coercion: options.coercion,
          authentication: { keys?.queryItems() ?? [] })
        let search = CharactersSearch(namesStartingWith: options.namesStartingWith)
        report.show(await Reading(search, from: service))
      } else {
        var input = try Input(options.source)
        try read(&input, options, &report)
      }
      return report.status
    } catch let error as Input.Unreadable {
      errors("marvel-characters: \(error.reason)\n")
    } catch {
      errors("marvel-characters: \(error); see --help\n")
    }
    return 2
  }

  private func read(
    _ input: inout Input, _ options: Options, _ report: inout Report
  ) throws {
    let shape = options.flags.contains(.lines) ? .lines : try input.shape()
    if options.flags.contains(.unread) {
      let body = try input.contents(of: shape)
      report.show(UnreadTally(body, of: shape, coercion: options.coercion))
    } else if shape == .oneResponse {
      let body = try input.contents(of: shape)
      report.show(Reading(json: body, coercion: options.coercion))
    } else {
      try readEach(in: shape == .array ? .array : .lines, of: &input, options, &report)
    }
  }

  /// Shows each response of a stream as soon as it is there.
  private func readEach(
    in framing: StreamFraming, of input: inout Input, _ options: Options, _ report: inout Report
  ) throws {
    var reader = ElementReader<FetchCharactersResponseBuilder>(framing, coercion: options.coercion)
    var failure: StreamFailure?
    var count = 0
    var isAtEnd = false
    while !isAtEnd {
      if !reader.isOver, let bytes = try input.next() {
        reader.append(bytes)
      } else {
        isAtEnd = true
        do throws(StreamFailure) { try reader.finish() } catch { failure = error }
      }
      while let response = reader.next() {
        count += 1
        report.show(Reading(response), isStreamed: true)
      }
    }
    if let failure {
      let text = "After \(counted(count, "response")), \(failure)"
      report.show(Reading(failure: text, endingAt: failure.place), isStreamed: true)
    } else if count == 0 {
      report.show(Reading(failure: "No response came from \(input.name)"), isStreamed: true)
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
