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

  /// A run of the command that is written to and read from by turns.
  struct Conversation {
    private let process: Process
    private let pipes: Pipes

    init(_ arguments: String...) throws {
      (process, pipes) = prepared(arguments)
      try process.run()
    }

    func write(_ input: String) throws {
      try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    }

    /// The output up to a text, as soon as it is there; or up to the end.
    func read(until end: String) throws -> String {
      var output = ""
      while !output.hasSuffix(end) {
        let data = pipes.output.fileHandleForReading.availableData
        guard !data.isEmpty else { return output }
        output += String(decoding: data, as: UTF8.self)
      }
      return output
    }

    func stopReading() throws { try pipes.output.fileHandleForReading.close() }

    /// The rest of the run, after the end of its input.
    func finished() throws -> Run {
      try pipes.input.fileHandleForWriting.close()
      return try Executable.finished(
        process, pipes, output: pipes.output.fileHandleForReading.readToEnd())
    }

    /// The rest of a run that ends although its input goes on.
    func ended() throws -> Run {
      process.waitUntilExit()
      let output = try? pipes.output.fileHandleForReading.readToEnd()
      return try Executable.finished(process, pipes, output: output)
    }
  }

  /// The folder with the built tests and the command.
  private static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
