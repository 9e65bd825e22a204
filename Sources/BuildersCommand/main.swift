#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

// The command, with the standard streams of the process.
var failure: SystemError?
var console = Console(
  write: { text in
    // Whoever has stopped reading, as `head` does, wants no more.
    do throws(SystemError) { try Descriptor.standardOutput.send(text) } catch { failure = error }
  },
  note: { try? Descriptor.standardError.send($0) },
  progress: .suitable)
console.now = Int64(time(nil))
let status = BuildersCommand.run(Array(CommandLine.arguments.dropFirst()), &console)
if let failure {
  console.note("Error: cannot write the result: \(failure)\n")
  exit(CommandStatus.unreadableInput.rawValue)
}
exit(status.rawValue)
