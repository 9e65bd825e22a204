import Foundation

// The tool behind `swift package generate-builders`. The plugin passes it the files of the package.
let outcome = Command.outcome(of: Array(CommandLine.arguments.dropFirst()))
exit(outcome.written())
