extension Subcommand {
  static let survey = Subcommand(
    syntax: CommandSyntax(
      name: "survey", summary: "Show what really arrives, endpoint by endpoint, path by path.",
      discussion: """
        Values are private: texts are only counted and measured. With --values, texts that
        occur are shown, too.
        """,
      example: "builders survey traffic.har --at 'data.results[]'",
      arguments: [inputs],
      options: CaptureOptions.syntax + [
        OptionSyntax(
          name: "--key", value: "key",
          help: """
            The key of everything that is read, such as the number of a partition. What is \
            delivered twice under its key is merged once.
            """),
        OptionSyntax(name: "--values", value: nil, help: "Keep up to 64 distinct texts per path."),
        OptionSyntax(
          name: "--json", value: nil,
          help: "Print one line of JSON, which merge and diff read."),
        OptionSyntax(name: "--markdown", value: nil, help: "Print tables in Markdown."),
        OptionSyntax(
          name: "--html", value: "file",
          help: "Write a page for a browser, which needs nothing else, and print nothing."),
      ]),
    run: runSurvey)

  static let inputs = ArgumentSyntax(
    name: "input", help: "Files, folders, patterns, or - for standard input.", repeats: true)

  /// How a survey is printed.
  enum Output {
    case table, json, markdown, html

    init(_ arguments: ParsedArguments, otherwise: Output) throws(UsageError) {
      let outputs: [(name: String, output: Output)] = [
        ("--table", .table), ("--json", .json), ("--markdown", .markdown), ("--html", .html),
      ].filter { arguments.has($0.0) || arguments[$0.0] != nil }
      if outputs.count > 1 { throw .contradiction(outputs[0].name, outputs[1].name) }
      self = outputs.first?.output ?? otherwise
    }

    /// Prints the survey, or writes it to the file of `--html`.
    func deliver(
      _ survey: Survey, showsValues: Bool, _ arguments: ParsedArguments, _ console: Console
    ) throws {
      let inputs = arguments.arguments.prefix(3).joined(separator: ", ")
      let more = arguments.arguments.count > 3 ? " and more" : ""
      let day = String(Stamp.time(console.now * 1000).description.prefix(10))
      let text = text(
        of: survey, showsValues: showsValues, endpoint: arguments["--endpoint"],
        caption: "\(inputs)\(more), surveyed on \(day)")
      guard let path = arguments["--html"] else { return console.write(text) }
      do throws(SystemError) {
        try Descriptor.store(text, in: path, replaces: true)
      } catch {
        throw InputError.unwritable(path, error)
      }
    }

    private func text(
      of survey: Survey, showsValues: Bool, endpoint: String?, caption: String
    ) -> String {
      // Not for JSON, which machines ask for and which has nothing folded.
      lazy var folded = survey.withFoldedEndpoints.folded
      lazy var shown = endpoint.map { folded.only($0) } ?? folded
      return switch self {
      case .table: SurveyTable(survey: shown, showsValues: showsValues).text
      case .markdown: SurveyMarkdown(survey: shown, showsValues: showsValues).text
      case .html: SurveyHTML(survey: shown, showsValues: showsValues, caption: caption).text
      case .json: survey.jsonLine + "\n"
      }
    }
  }

  @Sendable
  private static func runSurvey(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> CommandStatus {
    let output = try Output(arguments, otherwise: .table)
    let options = try CaptureOptions(arguments)
    let readsInput = arguments.arguments == ["-"]
    var (survey, tally, failures) = read(arguments.arguments, options, &console)
    // What is data and what contains itself, the survey itself shows. Counted so, more paths are
    // kept. A pipe can be read only once.
    var again = options
    for _ in 0..<mostRounds
    where output != .json && !failures && survey.isIncomplete
      && CaptureFile.areStored(arguments.arguments)
    {
      again.learned = survey.learned
      if again.learned == survey.places.learned { break }
      (survey, tally, failures) = read(arguments.arguments, again, &console)
    }
    // An engine runs the command on empty partitions, too: their survey is the neutral one.
    if survey.allDocuments > 0 || output == .json {
      try output.deliver(survey, showsValues: options.showsValues, arguments, console)
    }
    let notes = SurveyNotes(
      survey: survey, tally: tally, isOnlyStandardInput: readsInput, options: options)
    // Where nothing could be read, that has been said.
    if !failures || survey.allDocuments > 0 { console.note(notes.text) }
    let isEmpty = survey.values == 0 || !(options.endpoint.map(survey.hasEndpoint) ?? true)
    // An engine would run a part without documents again.
    return failures || isEmpty && output != .json ? .unreadableInput : .done
  }

  /// How often files are read again.
  private static let mostRounds = 4

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
  /// Whether values were left out.
  var isIncomplete: Bool {
    places.all.indices.contains { SurveyedValue(survey: self, index: $0).leftOut > 0 }
  }

  /// What is known of objects whose keys are data, and of those that contain themselves, with what
  /// was known before.
  var learned: [ExactText: LearnedTypes] {
    let folded = withFoldedEndpoints.foldedMaps
    var types: [String: LearnedTypes] = [:]
    for endpoint in folded.endpoints {
      var learned = LearnedTypes()
      learned.homes = endpoint.root.newHomes
      learned.maps = Set(
        endpoint.root.everything.filter { $0.keys.isEmpty && $0.inner(.members) != nil }
          .map(\.path))
      types[endpoint.name] = learned
    }
    var all = places.learned
    for (name, folded) in foldedNames {
      guard let types = types[folded] else { continue }
      all[ExactText(name), default: LearnedTypes()].homes.merge(types.homes) { old, _ in old }
      all[ExactText(name), default: LearnedTypes()].maps.formUnion(types.maps)
    }
    return all
  }

  func hasEndpoint(_ name: String) -> Bool {
    withFoldedEndpoints.endpoints.contains { Endpoint(name: $0.name)?.isNamed(name) ?? false }
  }

  /// The survey with only the endpoints that a person has named.
  func only(_ name: String) -> Survey {
    var survey = self
    survey.places = places.renamingRoots {
      Endpoint(name: $0)?.isNamed(name) ?? false ? $0 : nil
    }
    return survey
  }
}
