import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation

/// The command, from its arguments to its exit status. It writes nothing itself.
enum Command {
  /// Shows a part of the outcome.
  typealias Show = @Sendable (Outcome) -> Outcome.Delivery

  /// Runs the command. Each part of the outcome is shown as soon as it is there.
  static func run(
    _ arguments: [String], _ surroundings: Surroundings, show: @escaping Show
  ) async -> Outcome.Status {
    var showing = Showing(show)
    do throws(UsageError) {
      switch try Request(arguments: arguments) {
      case .help: showing.add(Outcome(output: Help.text))
      case .report(let options): try await report(options, surroundings, &showing)
      }
    } catch {
      showing.add(Outcome(errors: "marvel-characters: \(error)\n", status: .badUsage))
    }
    return showing.status
  }

  private static func report(
    _ options: Options, _ surroundings: Surroundings, _ showing: inout Showing
  ) async throws(UsageError) {
    let report = ReadingReport(options: options, surroundings: surroundings)
    let reading: Reading
    switch options.source {
    case .service(let search):
      reading = try await Fetching.reading(search, coercion: options.coercion, surroundings)
    case .body(let source):
      var input = try BodyInput(source, surroundings.progress)
      defer { input.close() }
      if options.showsUnread {
        let tally = try unread(&input, options, surroundings.progress)
        let status = tally.malformed > 0 ? Outcome.Status.notBuilt : .success
        showing.add(
          Outcome(output: UnreadReport.text(of: tally, options.format), status: status))
        return
      }
      if let framing = try framing(of: &input, options, surroundings.progress) {
        return try await input.forEachResponse(in: framing, coercion: options.coercion) {
          showing.add(report.outcome(of: $0, isFirst: !showing.hasOutput))
        }
      }
      reading = try self.reading(&input, options.coercion, surroundings.progress)
    }
    showing.add(report.outcome(of: reading))
  }

  /// How the responses are set apart; nil if there is one.
  private static func framing(
    of input: inout BodyInput, _ options: Options, _ progress: ProgressLine
  ) throws(UsageError) -> StreamFraming? {
    switch try shape(of: &input, options, progress) {
    case .oneResponse: nil
    case .array: .array
    case .lines: .lines
    }
  }

  private static func shape(
    of input: inout BodyInput, _ options: Options, _ progress: ProgressLine
  ) throws(UsageError) -> BodyShape {
    if options.readsLines { return .lines }
    return try progress.show("reading \(input.source)") { () throws(UsageError) in
      try input.shape()
    }
  }

  private static func unread(
    _ input: inout BodyInput, _ options: Options, _ progress: ProgressLine
  ) throws(UsageError) -> UnreadTally {
    let shape = try shape(of: &input, options, progress)
    let body = try progress.show("reading \(input.source)") { () throws(UsageError) in
      try input.contents()
    }
    return progress.show("looking for keys in \(byteCount(body))") {
      UnreadTally(body, of: shape, coercion: options.coercion)
    }
  }

  private static func reading(
    _ input: inout BodyInput, _ coercion: Coercion, _ progress: ProgressLine
  ) throws(UsageError) -> Reading {
    let body = try progress.show("reading \(input.source)") { () throws(UsageError) in
      try input.contents()
    }
    return progress.show("building models of \(byteCount(body))") {
      Reading(json: body, coercion: coercion)
    }
  }

  /// Such as `32.0 MB`.
  private static func byteCount(_ body: Data) -> String {
    String(format: "%.1f MB", Double(body.count) / 1_000_000)
  }
}

/// Shows parts of an outcome, and has the exit status of all of them.
private struct Showing {
  private let show: Command.Show
  private(set) var status = Outcome.Status.success
  /// Whether anything was written to standard output.
  private(set) var hasOutput = false

  init(_ show: @escaping Command.Show) { self.show = show }

  /// Shows a part. Returns false when no further part can be shown.
  @discardableResult
  mutating func add(_ part: Outcome) -> Bool {
    if part.status.rawValue > status.rawValue { status = part.status }
    hasOutput = hasOutput || !part.output.isEmpty
    switch show(part) {
    case .shown: return true
    case .unread: return false
    case .failed:
      status = .badUsage
      return false
    }
  }
}
