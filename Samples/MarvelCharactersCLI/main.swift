import Foundation

let outcome = await Command.outcome(
  of: Array(CommandLine.arguments.dropFirst()), .ofThisProcess)
exit(outcome.written())
