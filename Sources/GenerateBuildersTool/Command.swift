import BuilderExpansion

/// The command from its arguments to what it says and changes.
enum Command {
  static let help = """
    Writes the builders of `@Buildable` models as source, beside each model: Comic.swift gets Comic+Builder.swift.

    usage: swift package generate-builders [--check] [--target NAME]... [FILE]...

      --check         write nothing; the status is 1 if a file is not what would be written
      --target NAME   only the files of that target, which can be given more than once
      FILE            only these files or folders, instead of targets

    """

  /// Reads the arguments and does what they say.
  static func outcome(
    of arguments: [String],
    expand: (String) -> Expansion = BuildableExpansion.file
  ) -> Outcome {
    do {
      switch try Request(arguments: arguments) {
      case .help: return Outcome(output: help)
      case .generate(let options):
        let plan = try GenerationPlan(paths: options.paths, expand: expand)
        return options.checks ? plan.checked() : try plan.carriedOut()
      }
    } catch let error as UsageError {
      return Outcome(errors: "generate-builders: \(error)\n", status: .badUsage)
    } catch {
      return Outcome(errors: "generate-builders: \(error)\n", status: .failed)
    }
  }
}
