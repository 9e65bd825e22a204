import Foundation

/// What the command says, and with which status it ends.
struct Outcome: Equatable {
  /// Exit statuses, which scripts rely on.
  enum Status: Int32 {
    case success = 0
    /// There is no response, or it could not be built.
    case notBuilt = 1
    /// Bad usage: an argument, or a file that cannot be read.
    case badUsage = 2
  }

  /// For standard output.
  var output = ""
  /// For standard error.
  var errors = ""
  var status = Status.success
}

extension Outcome {
  /// Writes what there is to say, and returns the exit status.
  ///
  /// Whoever reads may stop reading, as `head` does: that is no error.
  func written() -> Int32 {
    do {
      try Descriptor.standardOutput.send(output)
      try Descriptor.standardError.send(errors)
    } catch {
      try? Descriptor.standardError.send("marvel-characters: cannot write: \(error)\n")
      return Status.badUsage.rawValue
    }
    return status.rawValue
  }
}
