import Foundation

/// What goes wrong while code runs that a test has called: it is told there, and not again by
/// `verify()`.
extension StubServer {
  /// How far the record of what went wrong went at some time.
  package struct Mark: Sendable {
    fileprivate let unmatched: Int
    fileprivate let problems: Int
  }

  /// How far the record goes now.
  package var mark: Mark {
    state.contents.withLock { Mark(unmatched: $0.unmatched.count, problems: $0.problems.count) }
  }

  /// Tells of requests without a route, and of replies that could not be made, since then: each
  /// once.
  package func tellProblems(since mark: Mark) -> [String] {
    state.contents.withLock { contents in
      let problems = (mark.problems..<contents.problems.count)
        .filter { contents.reportedProblems.insert($0).inserted }
      let unmatched = (mark.unmatched..<contents.unmatched.count)
        .filter { contents.reportedUnmatched.insert($0).inserted }
      return problems.map { contents.problems[$0] }
        + unmatched.map { contents.unmatched[$0].description }
    }
  }

  /// Tells of the problem since then that an error is about, if there is one: the error that a
  /// request failed with has the words of the problem.
  package func tellProblem(behind error: any Error, since mark: Mark) -> String? {
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
