public import ConstructionBuilders

/// Patches that the sender sends.
extension SentDocument {
  /// The document with a merge patch of RFC 7396, `application/merge-patch+json`.
  ///
  /// ```swift
  /// let patched = try sent.applying(mergePatch: ["nick": .null, "name": "Storm"])
  /// show(patched.value)
  /// ```
  ///
  /// It is read again, in the same way and with its own findings. All bytes stay that the patch
  /// does not change, also those of a value that it sets to the same.
  ///
  /// - Throws: A `BuildFailure` if the patch sets or removes a key that its object has more than
  ///   once, or if the new document cannot be read, or has the value at the other place of
  ///   `orWhole`.
  public func applying(mergePatch: JSONValue) throws(BuildFailure) -> SentDocument {
    try patched("merge patch") { tree throws(Refusal) in
      try tree.merge(mergePatch, into: tree.root)
    }
  }

  /// The document with the operations of RFC 6902, `application/json-patch+json`.
  ///
  /// ```swift
  /// let patched = try sent.applying(
  ///   jsonPatch: [["op": "replace", "path": "/name", "value": "Storm"]])
  /// ```
  ///
  /// It is read again, in the same way and with its own findings. All bytes stay that no operation
  /// changes. A `test` compares numbers by their values, and strings by their code points. A path
  /// does not lead into JSON that a string holds.
  ///
  /// - Throws: A `BuildFailure` that names the first operation that fails, by its index. Also one
  ///   whose path leads through a key that its object has more than once fails, and one that makes
  ///   all copies larger than 16 MiB. It also throws if the new document cannot be read, or has the
  ///   value at the other place of `orWhole`.
  public func applying(jsonPatch: JSONValue) throws(BuildFailure) -> SentDocument {
    try patched("JSON Patch") { tree throws(Refusal) in try tree.apply(jsonPatch) }
  }

  private func patched(
    _ name: String, _ apply: (inout PatchTree) throws(Refusal) -> Void
  ) throws(BuildFailure) -> SentDocument {
    func failure(_ refusal: Refusal) -> BuildFailure {
      BuildFailure(
        model: "\(name) of \(Value.ownName)", refusal.findings[0],
        Array(refusal.findings.dropFirst()))
    }
    let written: [UInt8]
    do throws(Refusal) {
      // What is changed is also freed there, level by level.
      written = try Refusal.onStack(frame: 1 << 20) { () throws(Refusal) in
        let text = SentText(bytes)
        var tree = PatchTree(Place(rootOf: text))
        try apply(&tree)
        return Splicer.bytes(of: text, root: try tree.change())
      }
    } catch {
      throw failure(error)
    }
    let patched = try reading(written)
    do throws(Refusal) { try refuseMove(to: patched.path) } catch { throw failure(error) }
    return patched
  }
}
