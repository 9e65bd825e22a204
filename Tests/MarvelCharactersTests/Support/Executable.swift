import Foundation

/// The built command, run as a process.
enum Executable {
  struct Run: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  static func run(_ arguments: String..., input: String = "") throws -> Run {
    let (process, pipes) = prepared(arguments)
    try process.run()
    // The output fits into the pipes.
    try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.input.fileHandleForWriting.close()
    return try finished(process, pipes, output: pipes.output.fileHandleForReading.readToEnd())
  }

  /// Runs the command with a closed reader of its output.
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

  /// The folder with the built tests and the command.
  private static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
