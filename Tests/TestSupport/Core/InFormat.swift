#if canImport(Testing)
  import ConstructionBuilders
  import Testing

  /// A builder of one value in the format that the test says.
  struct InFormat<Value: Capturable>: ConstructionBuilder {
    @Field var value: Value?

    init(fields: JSONFields) {
      guard let format = CurrentFormat.value as? FieldFormat<Value> else {
        _value = .missing
        return
      }
      _value = fields["value", as: format]
    }

    func build() -> Result<Value.Built, BuildFailure> { construct({ $0 }, $value) }

    /// The same field from bytes and from a dictionary.
    static func both(
      _ json: String, _ format: FieldFormat<Value>, _ coercion: Coercion = .lenient
    ) throws -> [InFormat] {
      try CurrentFormat.$value.withValue(format) {
        let document = #"{"value": \#(json)}"#
        return [
          try InFormat(json: document, coercion: coercion),
          InFormat(dictionary: try members(document), coercion: coercion),
        ]
      }
    }
  }

  private func members(_ json: String) throws -> [String: Any] { try dictionary(json) }

  private enum CurrentFormat {
    @TaskLocal static var value: (any Sendable)?
  }

  /// Records an issue unless a value is read as expected, with these findings, from either input.
  func expect<Value: Capturable & Equatable>(
    _ json: String, _ format: FieldFormat<Value>, _ coercion: Coercion = .lenient,
    gives value: Value?, _ findings: [String] = [], line: Int = #line, filePath: String = #filePath
  ) throws {
    for sut in try InFormat.both(json, format, coercion) {
      expect(sut.value, equals: value, "\(json)", filePath: filePath, line: line)
      expect(
        sut.$value.findings.map(\.description), equals: findings, "\(json)", filePath: filePath,
        line: line)
    }
  }

  /// The same, where the field has a state rather than a value.
  func expect<Value: Capturable>(
    _ json: String, _ format: FieldFormat<Value>, _ coercion: Coercion = .lenient,
    is outcome: FieldOutcome, _ findings: [String] = [], failing: [String]? = nil,
    line: Int = #line, filePath: String = #filePath
  ) throws {
    for sut in try InFormat.both(json, format, coercion) {
      expect(sut.$value.outcome, equals: outcome, "\(json)", filePath: filePath, line: line)
      expect(
        sut.$value.findings.map(\.description), equals: findings, "\(json)", filePath: filePath,
        line: line)
      guard let failing else { continue }
      var problems: [String] = []
      if case .failure(let failure) = sut.build() { problems = failure.findings.map(\.description) }
      expect(problems, equals: failing, "\(json)", filePath: filePath, line: line)
    }
  }
#endif
