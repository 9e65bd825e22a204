import BuilderExpansion

/// The command, from its arguments to its outcome.
enum Command {
  static let help = """
    Writes the builders of `@Buildable` models as source, beside each model: those of Comic.swift
    into Comic+Builder.swift.

    usage: swift package generate-builders [--check] [--target NAME]... [FILE]...

      --check         write nothing; exit with status 1 if a file is missing or out of date
      --target NAME   only the files of this target; may be repeated
      FILE            only these files or folders, instead of targets

    """

  /// Runs the command.
  static func outcome(
    of arguments: [String],
    expand: (String) -> Expansion = BuildableExpansion.file
  ) -> Outcome {
    do {
      switch try Request(arguments: arguments) {
      case .help: return Outcome(output: help)
      case .generate(let options):
        let plan = try GenerationPlan(paths: options.paths, expand: expand)
        return options.checks ? plan.checked() : plan.carriedOut()
      }
    } catch {
      return Outcome(errors: "generate-builders: \(error)\n", status: .badUsage)
    }
  }
}
