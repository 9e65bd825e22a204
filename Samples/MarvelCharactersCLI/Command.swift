import ConstructionBuilders
import Foundation

/// The command from its arguments to what it says, with nothing written yet.
enum Command {
  /// Reads the arguments and does what they say.
  static func outcome(of arguments: [String], style: Style) -> Outcome {
    do throws(UsageError) {
      switch try Request(arguments: arguments) {
      case .help: return Outcome(output: Help.text)
      case .report(let options): return try report(options, style)
      }
    } catch {
      return Outcome(errors: "marvel-characters: \(error)\n", status: .badUsage)
    }
  }

  private static func report(
    _ options: Options, _ style: Style
  ) throws(UsageError) -> Outcome {
    let reading = Reading(json: try options.source.contents(), coercion: options.coercion)
    var outcome = Outcome()
    if case .failure(let failure) = reading.response {
      outcome.errors = PrintableText.of(lines: "\(failure)") + "\n"
      outcome.status = .notBuilt
    }
    outcome.output =
      switch options.format {
      case .json: JSONReport.text(of: reading, withFindings: options.showsFindings)
      case .table: TextReport.text(of: reading, withFindings: options.showsFindings, style)
      }
    return outcome
  }
}
