import ConstructionBuilders
import Foundation

/// The command, from its arguments to its outcome. It writes nothing itself.
enum Command {
  /// Runs the command.
  static func outcome(
    of arguments: [String], _ surroundings: Surroundings = Surroundings()
  ) async -> Outcome {
    do throws(UsageError) {
      switch try Request(arguments: arguments) {
      case .help: return Outcome(output: Help.text)
      case .report(let options): return try await report(options, surroundings)
      }
    } catch {
      return Outcome(errors: "marvel-characters: \(error)\n", status: .badUsage)
    }
  }

  private static func report(
    _ options: Options, _ surroundings: Surroundings
  ) async throws(UsageError) -> Outcome {
    let reading = try await reading(options, surroundings)
    var outcome = Outcome()
    if let failure = options.showsFindings ? reading.failureBesideFindings : reading.failure {
      outcome.errors = PrintableText.of(lines: failure) + "\n"
      outcome.status = .notBuilt
    }
    outcome.output = surroundings.progress.show("writing the report") {
      switch options.format {
      case .json: JSONReport.text(of: reading, withFindings: options.showsFindings)
      case .table:
        TextReport.text(of: reading, withFindings: options.showsFindings, surroundings.style)
      }
    }
    return outcome
  }

  private static func reading(
    _ options: Options, _ surroundings: Surroundings
  ) async throws(UsageError) -> Reading {
    switch options.source {
    case .body(let source):
      let progress = surroundings.progress
      let body = try progress.show("reading \(source)") { () throws(UsageError) in
        try source.contents()
      }
      return progress.show("building models of \(byteCount(body))") {
        Reading(json: body, coercion: options.coercion)
      }
    case .service(let search):
      return try await Fetching.reading(search, coercion: options.coercion, surroundings)
    }
  }

  /// Such as `32.0 MB`.
  private static func byteCount(_ body: Data) -> String {
    String(format: "%.1f MB", Double(body.count) / 1_000_000)
  }
}
