extension JSONRow {
  /// The field at a position, which counts from 0.
  ///
  /// ```swift
  /// _price = row[1]
  /// ```
  ///
  /// Its path is the position: `prices[2][1]: required Decimal is missing`.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - coercion: The coercions in place of those of the row; nil for those.
  ///   - adding: The coercions in addition to these.
  public subscript<Value: Capturable>(
    _ position: Int, coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(at: position, nil)
  }

  /// The field at a position, written in a format of its own.
  ///
  /// ```swift
  /// _time = row[0, as: .millisecondsSince1970]
  /// ```
  public subscript<Value: Capturable>(
    _ position: Int, as format: FieldFormat<Value>, coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(at: position, format)
  }

  @_lifetime(copy self)
  private func with(_ coercion: Coercion?, adding: Coercion) -> JSONRow {
    guard coercion != nil || !adding.isEmpty else { return copy self }
    return JSONRow(input, context.with((coercion ?? context.coercion).union(adding)))
  }

  private func field<Value: Capturable>(
    at position: Int, _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    let captured = withElement(at: position) { $0.captured(in: format) } ?? absent()
    let state: CaptureNote.State =
      captured.value.map { $0.isAbsent ? .null : .asFound } ?? (captured.isNull ? .null : .missing)
    var note: CaptureNote
    if let own = captured.note, own !== CaptureNote.null {
      note = own.at(.element(.index(position)))
    } else {
      note = .of(state, at: position)
    }
    if let origin = placedOrigin { note = note.with { $0.origin = origin } }
    if note.hasFindings { mark() }
    let field = Field(Captured(value: captured.value, note: note), keyWord: .none)
    return context.isNoted ? noted(field, at: position, format) : field
  }

  /// Notes how a field is read, for a contract.
  private func noted<Value>(
    _ field: Field<Value>, at position: Int, _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    field.noted([.element(.index(position))], context.coercion, format)
  }
}

extension CaptureNote {
  /// The note of a field at a position of a row, of which nothing else is to be said.
  fileprivate static func of(_ state: State, at position: Int) -> CaptureNote {
    let notes =
      switch state {
      case .asFound: notesOfPositions
      case .missing: notesOfMissing
      default: notesOfNulls
      }
    return notes.indices.contains(position) ? notes[position] : made(state, at: position)
  }

  /// Most rows are short, and their fields have these notes in common.
  private static let notesOfPositions = (0..<32).map { made(.asFound, at: $0) }
  private static let notesOfMissing = (0..<32).map { made(.missing, at: $0) }
  private static let notesOfNulls = (0..<32).map { made(.null, at: $0) }

  private static func made(_ state: State, at position: Int) -> CaptureNote {
    CaptureNote { ($0.state, $0.path) = (state, .element(.index(position))) }
  }
}
