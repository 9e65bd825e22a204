extension Subcommand {
  static let survey = Subcommand(
    syntax: CommandSyntax(
      name: "survey", summary: "Show what really arrives, endpoint by endpoint, path by path.",
      discussion: """
        Values are private: texts are only counted and measured. With --values, texts that
        occur are shown, too.
        """,
      arguments: [inputs],
      options: CaptureOptions.syntax + [
        OptionSyntax(
          name: "--endpoint", value: "name",
          help: "Show only this endpoint: 'GET /v1/users/{id}'. The host can be left out."),
        OptionSyntax(
          name: "--key", value: "key",
          help: """
            The key of everything that is read, such as the number of a partition. What is \
            delivered twice under its key is merged once.
            """),
        OptionSyntax(name: "--values", value: nil, help: "Keep up to 64 distinct texts a path."),
        OptionSyntax(
          name: "--json", value: nil,
          help: "Print one line of JSON, which merge and diff read."),
        OptionSyntax(name: "--markdown", value: nil, help: "Print tables in Markdown."),
        OptionSyntax(
          name: "--threads", value: "number",
          help: "How many threads work. (default: one a processor)"),
      ]),
    run: runSurvey)

  static let inputs = ArgumentSyntax(
    name: "input", help: "Files, folders, patterns, or - for standard input.", count: 1...1_000_000)

  /// How a survey is printed.
  enum Output {
    case table, json, markdown

    init(_ arguments: ParsedArguments) throws(UsageError) {
      switch (arguments.has("--json"), arguments.has("--markdown")) {
      case (true, true): throw .contradiction("--json", "--markdown")
      case (true, false): self = .json
      case (false, true): self = .markdown
      case (false, false): self = .table
      }
    }

    func text(of survey: Survey, showsValues: Bool, endpoint: String? = nil) -> String {
      if self == .json { return survey.jsonLine + "\n" }
      var shown = survey.withFoldedEndpoints.folded
      if let endpoint { shown = shown.only(endpoint) }
      return self == .table
        ? SurveyTable(survey: shown, showsValues: showsValues).text
        : SurveyMarkdown(survey: shown, showsValues: showsValues).text
    }
  }

  @Sendable
  private static func runSurvey(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> CommandStatus {
    let output = try Output(arguments)
    // Which endpoints differ only in a slug, is decided for people, and never stored.
    if output == .json, arguments["--endpoint"] != nil {
      throw UsageError.contradiction("--json", "--endpoint")
    }
    let options = try CaptureOptions(arguments)
    let readsInput = arguments.arguments == ["-"]
    let (survey, tally, failures) = read(arguments.arguments, options, &console)
    // An engine runs the command on empty partitions, too: their survey is the neutral one.
    console.write(
      survey.allDocuments == 0 && output != .json
        ? ""
        : output.text(
          of: survey, showsValues: options.showsValues, endpoint: arguments["--endpoint"]))
    let notes = SurveyNotes(
      survey: survey, tally: tally, isOnlyStandardInput: readsInput, options: options)
    // Where nothing could be read, that has been said.
    if !failures || survey.allDocuments > 0 { console.note(notes.text) }
    if let name = arguments["--endpoint"], !survey.hasEndpoint(name), survey.documents > 0 {
      console.note("no endpoint is named '\(name)'; without --endpoint, all are listed\n")
    }
    return failures ? .unreadableInput : .done
  }

  /// Surveys inputs. Those that cannot be read are named, and the others are surveyed.
  static func read(
    _ inputs: [String], _ options: CaptureOptions, _ console: inout Console
  ) -> (Survey, CaptureTally, failures: Bool) {
    var reading = CaptureReading(options, console.progress) { Surveyor(options) }
    let failures = reading.readAll(inputs, console)
    return (reading.finish().survey(options), reading.tally, failures)
  }
}

extension Survey {
  func hasEndpoint(_ name: String) -> Bool {
    withFoldedEndpoints.endpoints.contains { Endpoint(name: $0.name)?.isNamed(name) ?? false }
  }

  /// The survey with only the endpoints that a person has named.
  func only(_ name: String) -> Survey {
    var survey = self
    survey.places = places.keepingRoots { Endpoint(name: $0)?.isNamed(name) ?? false }
    return survey
  }
}
