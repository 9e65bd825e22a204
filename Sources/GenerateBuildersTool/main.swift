import Foundation

// What `swift package generate-builders` runs. It is for the plugin of that name, which knows the files.
let outcome = Command.outcome(of: Array(CommandLine.arguments.dropFirst()))
exit(outcome.written())
