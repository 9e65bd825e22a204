import Foundation

extension StubReply: CustomStringConvertible {
  /// A description of the reply: `status 200 with 12 bytes after 0.02 seconds`. It names the cases
  /// of tests that have replies as arguments.
  public var description: String { delay > .zero ? "\(words) after \(delay)" : words }

  private var words: String {
    switch kind {
    case .response(let response): response.words
    case .failure(let error): "failure \((error as NSError).domain) \((error as NSError).code)"
    case .redirect(let location, let status): "redirect \(status) to \(location)"
    case .stall: "stall"
    case .sequence(let replies): "sequence of " + replies.map(\.description).joined(separator: ", ")
    case .impossible(let problem): "nothing: \(problem)"
    }
  }
}

extension StubReply.Response {
  fileprivate var words: String {
    var words = "status \(status)"
    if !body.isEmpty { words += " with \(body.count) bytes" }
    if let chunkSize { words += " in chunks of \(chunkSize)" }
    if let interruption {
      words += interruption.error == nil ? ", stalling" : ", failing"
      words += " after \(interruption.bytes) of them"
    }
    return words
  }
}
