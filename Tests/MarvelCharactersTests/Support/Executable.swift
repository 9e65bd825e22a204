import Foundation

/// The built command, run as a person would run it.
enum Executable {
  struct Run: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  static func run(_ arguments: String..., input: String = "") throws -> Run {
    let (process, pipes) = prepared(arguments)
    try process.run()
    // All of it is small enough for the pipes to hold.
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    return try finished(process, pipes, output: pipes.output.fileHandleForReading.readToEnd())
  }

  /// Runs the command with its output going to somebody who no longer reads.
  static func runUnread(_ arguments: String...) throws -> Run {
    let (process, pipes) = prepared(arguments)
    try pipes.output.fileHandleForReading.close()
    try process.run()
    return try finished(process, pipes, output: nil)
  }

  private typealias Pipes = (input: Pipe, output: Pipe, errors: Pipe)

  private static func prepared(_ arguments: [String]) -> (Process, Pipes) {
    let process = Process()
    process.executableURL = products.appendingPathComponent("marvel-characters")
    process.arguments = arguments
    let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    return (process, pipes)
  }

  private static func finished(_ process: Process, _ pipes: Pipes, output: Data?) throws -> Run {
    let errors = try pipes.errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: output ?? Data(), as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self), status: process.terminationStatus)
  }

  /// The folder that the tests and the command were built to.
  private static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
