import ConstructionBuilders
import Foundation

/// A sample that many mutations share, read once.
final class MutationSample: Sendable {
  /// The bytes.
  let data: Data

  /// The value of the bytes.
  let root: JSONValue

  init(_ data: Data, for subject: String) throws(MutationProblem) {
    do throws(BuildFailure) {
      root = try JSONValue(json: data)
    } catch {
      throw MutationProblem(.malformedSample(error.findings[0]), subject)
    }
    self.data = data
  }
}

extension MutationSample: Hashable {
  static func == (left: MutationSample, right: MutationSample) -> Bool {
    left === right || left.data == right.data
  }

  func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}
