import Foundation

let status = await Command.run(Array(CommandLine.arguments.dropFirst()), .ofThisProcess) {
  $0.written()
}
exit(status.rawValue)
