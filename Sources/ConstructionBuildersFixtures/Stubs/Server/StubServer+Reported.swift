import Foundation

/// Problems in code that a test runs: they are reported there, and `verify()` does not report them
/// again.
extension StubServer {
  /// A position in the record of problems.
  package struct Mark: Sendable {
    fileprivate let unmatched: Int
    fileprivate let problems: Int
  }

  /// The current end of the record.
  package var mark: Mark {
    state.contents.withLock { Mark(unmatched: $0.unmatched.count, problems: $0.problems.count) }
  }

  /// Returns the unmatched requests and the problems since a mark that were not reported yet.
  package func takeProblems(since mark: Mark) -> [String] {
    state.contents.withLock { contents in
      let problems = (mark.problems..<contents.problems.count)
        .filter { contents.reportedProblems.insert($0).inserted }
      let unmatched = (mark.unmatched..<contents.unmatched.count)
        .filter { contents.reportedUnmatched.insert($0).inserted }
      return problems.map { contents.problems[$0] }
        + unmatched.map { contents.unmatched[$0].description }
    }
  }

  /// Returns the problem behind an error, if it came after the mark and was not reported yet. A
  /// failed request has the text of its problem as its error.
  package func takeProblem(behind error: any Error, since mark: Mark) -> String? {
    let words = error.localizedDescription
    return state.contents.withLock { contents in
      for index in mark.problems..<contents.problems.count where contents.problems[index] == words {
        return contents.reportedProblems.insert(index).inserted ? words : nil
      }
      for index in mark.unmatched..<contents.unmatched.count
      where contents.unmatched[index].description == words {
        return contents.reportedUnmatched.insert(index).inserted ? words : nil
      }
      return nil
    }
  }
}
