import ConstructionBuilders

/// What is left of a document that was cut off.
extension JSONRoot {
  /// Reads what there is of a document that may have been cut off.
  ///
  /// ```swift
  /// let sut = try JSONRoot<CharactersResponseBuilder>(cutOff: data)
  /// sut.findings
  /// // data.results: the body ends early at line 48, column 3; 17 elements were complete
  /// let response = sut.build()     // with 17 characters
  /// ```
  ///
  /// Only values that arrived as a whole are used. Objects that were still open are kept with what
  /// had arrived of them. An open element of an array is left out, and so is an open value of a
  /// dictionary: their absent fields would look like values that were not sent.
  ///
  /// - A required field that did not arrive fails the build. Its finding says that it is missing
  ///   because the body ends early.
  /// - An optional field that did not arrive is nil. It has a finding with the same reason, which
  ///   is no problem.
  /// - `Field.requiringAll` fails for the array in which the document was cut off.
  /// - One finding of the kind `Finding.Kind.cutOff` says where the document was cut off.
  ///
  /// A field with aliases is read only by the first one, if its object was cut off.
  ///
  /// With `orWhole: true`, what there is counts as the value if the first key had not arrived.
  ///
  /// A whole document is read as by `init(json:)`. A document of 256 MiB or more is not salvaged.
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - path: The keys and indices that lead to the value.
  ///   - orWhole: Whether the whole document is the value if the first step is not there.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A `BuildFailure` with a `.malformed` finding if the bytes are not the beginning of
  ///   a JSON document. Other errors than an early end are not salvaged.
  public init(
    cutOff json: some JSONInput, at path: FieldPath.Component..., orWhole: Bool = false,
    coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    self = try Self.salvage(json, at: path, orWhole: orWhole, coercion, maximumDepth).get()
  }

  static func salvage(
    _ json: some JSONInput, at path: [FieldPath.Component], orWhole: Bool = false,
    _ coercion: Coercion, _ maximumDepth: Int, maximumLength: Int = .max
  ) -> Result<Self, BuildFailure> {
    let whole = read(json, at: path, orWhole: orWhole, coercion, maximumDepth)
    guard case .failure = whole else { return whole }
    return json._withSource { source in
      guard case .bytes(let bytes) = source else { return whole }
      let document = ArrivingDocument(maximumDepth: maximumDepth, maximumLength: maximumLength)
      unsafe bytes.withUnsafeBytes { unsafe document.append($0) }
      if let left = salvage(document, at: path, orWhole: orWhole, coercion) { return left }
      if let error = document.error, case .longerThan = error.problem,
        isCutOff(bytes, maximumDepth)
      {
        return .failure(BuildFailure(model: Value.rootName, document.finding(error)))
      }
      return whole
    }
  }

  private static func isCutOff(_ bytes: Span<UInt8>, _ maximumDepth: Int) -> Bool {
    JSONNode.withRoot(of: bytes, .lenient, maximumDepth) { _ in }?.isEarlyEnd ?? false
  }

  /// Reads what there is of a document of which nothing more arrives; nil if it was not cut off.
  static func salvage(
    _ document: ArrivingDocument, at path: [FieldPath.Component], orWhole: Bool = false,
    _ coercion: Coercion
  ) -> Result<Self, BuildFailure>? {
    document.complete()
    guard document.isCutOff, let error = document.error else { return nil }
    return .success(Self(salvaging: document, error, at: path, orWhole, coercion))
  }

  private init(
    salvaging document: ArrivingDocument, _ error: MalformedJSON, at path: [FieldPath.Component],
    _ orWhole: Bool, _ coercion: Coercion
  ) {
    let location = document.bytes.withDocumentBytes { textLocation(ofByteAt: error.offset, in: $0) }
    self =
      document.withRoot(coercion, cut: location) { root in
        Self(cutOff: root, at: root.path(path, orWhole: orWhole))
      }
      ?? Self(cutOffAt: location, path)
  }
}
