import Foundation

/// The output of the command, or a part of it, and the exit status.
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
  /// What became of the output.
  enum Delivery {
    case shown
    /// The reader has stopped reading, as `head` does. That is not an error.
    case unread
    case failed
  }

  /// Writes both texts.
  func written() -> Delivery {
    do {
      let isRead = try Descriptor.standardOutput.send(output)
      try Descriptor.standardError.send(errors)
      return isRead ? .shown : .unread
    } catch {
      _ = try? Descriptor.standardError.send("marvel-characters: cannot write: \(error)\n")
      return .failed
    }
  }
}
