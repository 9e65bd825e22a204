import Foundation

let outcome = Command.outcome(
  of: Array(CommandLine.arguments.dropFirst()), style: .suitable(for: FileHandle.standardOutput))
exit(outcome.written())
