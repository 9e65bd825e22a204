#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

let status = ProcessOutput.run(Array(CommandLine.arguments.dropFirst()))
exit(status)
