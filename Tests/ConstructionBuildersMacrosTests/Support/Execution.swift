import Foundation

/// The result of running an executable.
struct Execution: Equatable {
  var output: Data
  var errors: Data
  var status: Int32

  /// Runs an executable, and waits for its end.
  static func of(
    _ executable: URL, _ arguments: [String] = [], in folder: URL? = nil, input: Data = Data()
  ) throws -> Execution {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files and not pipes: both streams can be longer than the buffer of a pipe.
    let streams = try Streams(input: input)
    process.standardInput = streams.input
    process.standardOutput = streams.output
    process.standardError = streams.errors
    try process.run()
    process.waitUntilExit()
    return Execution(
      output: try streams.contents("output"), errors: try streams.contents("errors"),
      status: process.terminationStatus)
  }
}

/// The standard streams of a process as files.
private final class Streams {
  let folder: URL
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle

  init(input bytes: Data) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: folder.appendingPathComponent("input"))
    for name in ["output", "errors"] { try Data().write(to: folder.appendingPathComponent(name)) }
    input = try FileHandle(forReadingFrom: folder.appendingPathComponent("input"))
    output = try FileHandle(forWritingTo: folder.appendingPathComponent("output"))
    errors = try FileHandle(forWritingTo: folder.appendingPathComponent("errors"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func contents(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }
}
