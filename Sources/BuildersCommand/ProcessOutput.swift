#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Runs the command with the standard streams of the process.
enum ProcessOutput {
  static func run(_ arguments: [String]) -> Int32 {
    var failure: SystemError?
    var console = Console(
      write: { text in
        // Whoever has stopped reading, as `head` does, wants no more.
        do throws(SystemError) { try Descriptor.standardOutput.send(text) } catch {
          failure = error
        }
      },
      note: { _ = try? Descriptor.standardError.send($0) },
      progress: .suitable)
    console.now = Int64(time(nil))
    let status = BuildersCommand.run(arguments, &console)
    guard let failure else { return status.rawValue }
    console.note("Error: cannot write the result: \(failure)\n")
    return CommandStatus.unreadableInput.rawValue
  }
}
