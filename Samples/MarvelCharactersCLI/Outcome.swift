import Foundation

/// The output of the command, and its exit status.
struct Outcome: Equatable {
  /// The exit statuses, which scripts rely on.
  enum Status: Int32 {
    case success = 0
    /// There is no response, or it could not be built.
    case notBuilt = 1
    /// Bad usage: an argument, or a file that cannot be read.
    case badUsage = 2
  }

  /// The text for standard output.
  var output = ""
  /// The text for standard error.
  var errors = ""
  var status = Status.success
}

extension Outcome {
  /// Writes both texts, and returns the exit status.
  ///
  /// A reader that stops reading, as `head` does, is no error.
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
