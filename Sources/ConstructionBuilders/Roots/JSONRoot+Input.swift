/// Input from bytes, from text, and from values of `JSONSerialization`.
extension JSONRoot {
  /// Reads the outermost value of a document, or the value at a path in it.
  ///
  /// ```swift
  /// let sut = try JSONRoot<[CharacterResponseBuilder]>(json: data)
  /// let results = try JSONRoot<[CharacterResponseBuilder]>(json: data, at: "data", "results")
  /// ```
  ///
  /// A sender that writes `{"data": …}` in some responses and the bare value in others is read with
  /// `at: "data", orWhole: true`.
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - path: The keys and indices that lead to the value. If a step fails, ``finding`` is that of
  ///     the step, such as `data: expected object, found array []`.
  ///   - orWhole: Whether the whole document is the value if the first step is not there. A key
  ///     with null is there.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding if the bytes are not JSON by RFC 8259
  ///   or are nested too deep. Nothing else throws.
  public init(
    json: some JSONInput, at path: FieldPath.Component..., orWhole: Bool = false,
    coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    self = try Self.read(json, at: path, orWhole: orWhole, coercion, maximumDepth).get()
  }

  /// Reads a value that `JSONSerialization` or a test has made, or the value at a path in it.
  ///
  /// ```swift
  /// let sut = JSONRoot<[CharacterResponseBuilder]>(value: [["name": "Cyclops"]])
  /// ```
  ///
  /// It never throws. Values that are nested deeper than `maximumDepth` are unusable.
  public init(
    value: Any, at path: FieldPath.Component..., orWhole: Bool = false,
    coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) {
    self = JSONNode.withRoot(value, coercion, maximumDepth) { root in
      Self(root, at: root.path(path, orWhole: orWhole))
    }
  }

  package static func read(
    _ json: some JSONInput, at path: [FieldPath.Component], orWhole: Bool = false,
    _ coercion: Coercion, _ maximumDepth: Int
  ) -> Result<Self, BuildFailure> {
    var syntax: [Finding] = []
    var read = json.read(
      coercion, maximumDepth, model: Value.rootName, syntax: &syntax
    ) { root, bytes in
      let path = root.path(path, orWhole: orWhole)
      return .success(Self(root, at: path, location: rootLocation(in: bytes)))
    }
    if !syntax.isEmpty {
      read = read.map { root in
        var root = root
        root.syntax = syntax
        return root
      }
    }
    return read
  }
}

extension JSONRoot {
  /// Reads `root`, or the value at a path in it.
  ///
  /// `location` is the place of `root` in its text.
  package init(
    _ root: JSONNode, at path: [FieldPath.Component] = [],
    location: @autoclosure () -> TextLocation? = nil
  ) {
    self.init(Field.read(at: path, in: root), location: location())
  }

  /// Keeps what was read from a root.
  init(_ captured: Captured<Value>, location: @autoclosure () -> TextLocation?) {
    self.init(Field(captured, keyWord: .none), location: location())
  }

  private init(_ field: Field<Value>, location: @autoclosure () -> TextLocation?) {
    self.field = field
    if value == nil, field.path.isEmpty, let location = location() {
      self.field.locate(at: location)
    }
  }
}

extension Field {
  /// Adds the place in the text to the finding about a root without a value.
  ///
  /// The path of a root is empty, so without it the finding would not say where.
  fileprivate mutating func locate(at location: TextLocation) {
    let own = note?.own ?? []
    let said = own.isEmpty ? finding.map { [$0] } ?? [] : own
    note = (note ?? CaptureNote(state: .missing)).with {
      $0.own = said.map { $0.located(at: location) }
    }
  }
}

extension Finding {
  fileprivate func located(at location: TextLocation) -> Finding {
    guard path.isEmpty else { return self }
    return Finding(
      kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason,
      location: location)
  }
}

/// Roots of documents that were cut off. The module ConstructionBuildersStreams salvages them.
extension JSONRoot {
  /// Reads what there is of `root`, in which the document was cut off, or of a value in it.
  package init(cutOff root: JSONNode, at path: [FieldPath.Component]) {
    self.init(root, at: path)
    cut = root.cutFinding
  }

  /// The root of a document that was cut off before anything of it had arrived.
  package init(cutOffAt location: TextLocation, _ path: [FieldPath.Component]) {
    // It is not even known what the root is.
    let captured = Captured<Value>(value: nil, note: .cutOff(before: Value.expectation))
    field = path.isEmpty ? Field(captured, keyWord: .none) : Field(captured, at: FieldPath(path))
    cut = .cutOff(at: location)
  }
}
