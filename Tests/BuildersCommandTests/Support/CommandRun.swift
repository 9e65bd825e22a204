import Foundation

@testable import builders

/// A run of the command on files of its own.
struct CommandRun {
  let output: String
  let notes: String
  let status: CommandStatus

  /// - Parameters:
  ///   - files: The contents of files, which arguments name.
  ///   - input: Standard input.
  init(_ arguments: String..., files: [String: String] = [:], input: String = "") throws {
    self = try CommandRun(arguments, files: files, input: input)
  }

  init(_ arguments: [String], files: [String: String] = [:], input: String = "") throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "builders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(["-input": input], uniquingKeysWith: { one, _ in one }) {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let sent = Sent()
    var console = Console(
      input: try Descriptor.opened(folder.appending(path: "-input").path),
      write: { sent.output += $0 }, note: { sent.notes += $0 }, now: 1_780_272_000)
    defer { console.input.release() }
    // A file that is there is meant by its name, and so are patterns of files.
    let names = Set(files.keys.flatMap { [$0, String($0.prefix { $0 != "/" })] })
    let arguments = arguments.map {
      names.contains($0) || $0.contains("*") && !$0.hasPrefix("-")
        ? folder.appending(path: $0).path : $0
    }
    status = BuildersCommand.run(arguments, &console)
    output = sent.output.replacingOccurrences(of: folder.path + "/", with: "")
    notes = sent.notes.replacingOccurrences(of: folder.path + "/", with: "")
  }

  private final class Sent {
    var output = ""
    var notes = ""
  }
}
