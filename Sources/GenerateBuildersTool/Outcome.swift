import Foundation

/// The output of the command, and the status to exit with.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status = Status.done

  enum Status: Int32 {
    case done = 0
    /// A file is out of date, or could not be generated.
    case failed = 1
    case badUsage = 2
  }

  /// Writes it to the standard streams.
  func written() -> Int32 {
    try? FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
    try? FileHandle.standardError.write(contentsOf: Data(errors.utf8))
    return status.rawValue
  }
}
