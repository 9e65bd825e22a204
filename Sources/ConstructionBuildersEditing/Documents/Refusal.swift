internal import ConstructionBuilders

/// Why a change cannot be written, with paths that begin at the value.
struct Refusal: Error {
  let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  init(_ reason: String, at path: FieldPath = FieldPath()) {
    findings = [.refusal(reason, at: path)]
  }

  /// Runs `body`, whose refusals are about a value at a path from here.
  static func under<Result>(
    _ path: FieldPath, _ body: () throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    do throws(Refusal) { return try body() } catch {
      throw Refusal(error.findings.map { $0.prefixed(by: path) })
    }
  }

  /// Runs `body`, which recurses once for each level of a value, where there is stack for it.
  static func onStack<Result>(
    frame: Int = 64 << 10, _ body: () throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    let result = DeeperStack.whereNeeded(frame: frame) { () -> Swift.Result<Result, Refusal> in
      do throws(Refusal) { return .success(try body()) } catch { return .failure(error) }
    }
    guard let result else { throw Refusal("the value is nested too deep") }
    return try result.get()
  }
}

extension Finding {
  static func refusal(_ reason: String, at path: FieldPath) -> Finding {
    Finding(path: path, kind: .rejected, expected: "a change", reason: reason)
  }
}
