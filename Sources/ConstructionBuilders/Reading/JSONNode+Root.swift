extension JSONNode {
  /// Runs `body` with the root of a document, or returns a failure with the place of the error.
  package static func withRoot<Success>(
    of bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int,
    model: @autoclosure () -> String, _ body: (JSONNode) -> Result<Success, BuildFailure>
  ) -> Result<Success, BuildFailure> {
    do throws(MalformedJSON) {
      return try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        body(JSONNode(.tape(copy root), ReadingContext(coercion)))
      }
    } catch {
      return .failure(BuildFailure(model: model(), Finding(error, in: bytes)))
    }
  }

  /// Runs `body` with the root of a document in memory.
  ///
  /// - Returns: Why the bytes are not JSON; nil if they are.
  package static func withRoot(
    of bytes: Span<UInt8>, _ coercion: Coercion, _ maximumDepth: Int, _ body: (JSONNode) -> Void
  ) -> MalformedJSON? {
    do throws(MalformedJSON) {
      try withTape(of: bytes, maximumDepth: maximumDepth) { root in
        body(JSONNode(.tape(copy root), ReadingContext(coercion)))
      }
      return nil
    } catch {
      return error
    }
  }

  /// Runs `body` with a value that `JSONSerialization` made, or a test.
  package static func withRoot<Result>(
    _ value: Any, _ coercion: Coercion, _ maximumDepth: Int, _ body: (JSONNode) -> Result
  ) -> Result {
    DictionaryDepth.withSource(512 - max(0, min(maximumDepth, 512))) { depth in
      DictionaryNode.with(value, depth: depth) { root in
        body(JSONNode(.dictionary(copy root), ReadingContext(coercion)))
      }
    }
  }
}
