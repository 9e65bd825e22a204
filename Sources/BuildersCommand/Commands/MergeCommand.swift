extension Subcommand {
  static let merge = Subcommand(
    syntax: CommandSyntax(
      name: "merge", summary: "Make one survey of the surveys of many machines.",
      discussion: """
        The order does not matter, and neither does how often surveys were merged before. Each
        line of an input is a survey that 'builders survey --json' wrote.
        """,
      example: "builders merge part-*.json --table",
      arguments: [inputs],
      options: [
        OptionSyntax(name: "--table", value: nil, help: "Print a table instead of a survey."),
        OptionSyntax(name: "--markdown", value: nil, help: "Print tables in Markdown."),
        OptionSyntax(name: "--html", value: "file", help: "Write a page for a browser."),
        OptionSyntax(name: "--values", value: nil, help: "Show the texts that the surveys have."),
      ]),
    run: { arguments, console in
      let output = try Output(arguments, otherwise: .json)
      let files = try CaptureFile.all(arguments.arguments)
      let (merged, count) = try Survey.merged(files, console.input)
      if count == 0 { console.note("no survey: the input is empty\n") }
      try output.deliver(merged, showsValues: arguments.has("--values"), arguments, console)
      return .done
    })
}
