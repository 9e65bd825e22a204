import ConstructionBuilders

/// Makes a part of the outcome of each reading, in the format of the options.
struct ReadingReport {
  let options: Options
  let surroundings: Surroundings

  func outcome(of reading: Reading, isFirst: Bool = true) -> Outcome {
    var outcome = Outcome(output: output(of: reading))
    // A blank line sets tables apart.
    if options.format == .table, !isFirst, !outcome.output.isEmpty {
      outcome.output = "\n" + outcome.output
    }
    if let failure = options.showsFindings ? reading.failureBesideFindings : reading.failure {
      outcome.status = .notBuilt
      // JSON has the failure and its place.
      guard options.format == .table else { return outcome }
      let place = reading.isEnding ? nil : reading.place
      let heading = place.map { "\($0): " } ?? ""
      outcome.errors = PrintableText.of(lines: heading + failure) + "\n"
    }
    return outcome
  }

  private func output(of reading: Reading) -> String {
    surroundings.progress.show("writing the report") {
      switch options.format {
      case .json where reading.place != nil || reading.isEnding:
        JSONReport.line(of: reading, withFindings: options.showsFindings)
      case .json: JSONReport.text(of: reading, withFindings: options.showsFindings)
      case .table:
        TextReport.text(of: reading, withFindings: options.showsFindings, surroundings.style)
      }
    }
  }
}
