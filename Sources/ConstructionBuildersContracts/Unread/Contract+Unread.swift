public import ConstructionBuilders

extension Contract {
  /// The keys of a document that nothing reads.
  ///
  /// ```swift
  /// print(UserBuilder.contract().unread(in: data))
  /// // 1 document, unread keys:
  /// //   user_id: in 1 of 1 object, nothing reads it; nearest: userId, missing in 1
  /// ```
  ///
  /// That is never an error: backends add keys. It helps when a key was probably renamed, and
  /// when you want to know what else there is.
  ///
  /// So are positions of rows. An unread value is not looked into. Values of a field that is a
  /// `JSONValue`, a `Decoded` or a type or format of your own count as read. In pairs, a value is
  /// where it was sent, as `meta[*].value.color`, and a pair that nothing reads is at its key, as
  /// `meta.color`. An object in place of an array is an element of it. A value of the wrong type
  /// is not unread; the builder's findings name it. Keys in more than 256 arrays and objects are
  /// not counted. Bytes that are not JSON are counted in ``UnreadTally/malformed``, and nothing is
  /// thrown.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - keys: How many keys of the objects at one place have rows of their own; see
  ///     ``UnreadTally/keys``.
  public func unread(in json: some JSONInput, keys: Int = 20) -> UnreadTally {
    unread(in: json, addedTo: UnreadTally(keys: keys))
  }

  func unread(in json: some JSONInput, addedTo tally: UnreadTally) -> UnreadTally {
    var tally = tally
    let walked = json.read(coercion, .maximumDepth, model: "") { root, _ in
      let walk = DocumentWalk(self) {
        tally.addObject(at: $0, unread: $1, nearest: $2, isPartial: $3)
      }
      return .success(walk.start(at: root))
    }
    switch walked {
    case .success: tally.addDocument()
    case .failure(let failure): tally.addDocument(malformed: failure.findings[0])
    }
    return tally
  }
}
