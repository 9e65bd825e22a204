extension Subcommand {
  static let generate = Subcommand(
    syntax: CommandSyntax(
      name: "generate", summary: "Write models, builders, a fixture and tests for captures.",
      discussion: """
        Each type gets a file, in which comments say what was seen. Nothing is overwritten: a
        file that is there is compared, and the difference is shown. Without --into, the types
        are printed.
        """,
      example: "builders generate traffic.har --endpoint 'GET /v1/users' --into Sources/App",
      arguments: [inputs],
      options: CaptureOptions.syntax + [
        OptionSyntax(
          name: "--name", value: "name",
          help: "The name of the outermost type. (default: by the endpoint or the file)"),
        OptionSyntax(
          name: "--into", value: "folder",
          help: "Where the types go: Sources/App. Tests and fixture then go to Tests/AppTests."),
        OptionSyntax(
          name: "--tests", value: "folder", help: "Another folder for tests and fixture."),
        OptionSyntax(
          name: "--public", value: nil, help: "Make the types public, with everything in them."),
        OptionSyntax(
          name: "--macro", value: nil, help: "Write @Buildable, which writes the builders."),
        OptionSyntax(
          name: "--require-after", value: "number",
          help: """
            The number of objects that must all have a property before it is required. \
            (default: 20)
            """),
        OptionSyntax(
          name: "--variants", value: "path",
          help: """
            The member that tells the variants of an object: 'items[].type'. Each becomes a type.
            """, repeats: true),
        OptionSyntax(
          name: "--no-variants", value: "path",
          help: "A member that tells none: all objects become one type with Optionals.",
          repeats: true),
        OptionSyntax(
          name: "--enumerations", value: nil,
          help: "Make an enumeration of few distinct texts. It is written in the source."),
        OptionSyntax(
          name: "--values", value: nil,
          help: "Leave the fixture as it was sent. Without it, texts and numbers are replaced."),
        OptionSyntax(
          name: "--check", value: nil,
          help: "Write nothing, and end with status 1 if a file is not there or differs."),
      ]),
    run: runGenerate)

  @Sendable
  private static func runGenerate(
    _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> CommandStatus {
    let generation = try Generation(arguments)
    let (captures, failures) = try generation.read(arguments.arguments, &console)
    // Why there is nothing to generate, has been said.
    guard let captures else { return .unreadableInput }
    let sources = try generation.sources(of: captures, &console)
    guard let places = generation.places else {
      console.write(sources.text)
      return failures ? .unreadableInput : .done
    }
    let files = sources.files(places)
    var isAsGenerated = true
    for file in files {
      // A test of models that are others than those that are there would not compile.
      let outcome = try file.deliver(
        writes: !generation.onlyChecks && (isAsGenerated || !file.isTest))
      if outcome.isDifference { isAsGenerated = false }
      console.write(outcome.text(file))
    }
    if !generation.onlyChecks { console.note(generation.hints(sources, places)) }
    return failures ? .unreadableInput : isAsGenerated ? .done : .verdict
  }
}
