extension FieldFormat {
  /// A value that the sender writes as another JSON type, by its contract.
  ///
  /// ```swift
  /// _price = fields["price", as: .sent(as: .string)]                      // "12.50"
  /// _time = fields["time", as: .sent(as: .string, .secondsSince1970)]     // "1700000000"
  /// _payload = fields["payload", as: .sent(as: .string)]                  // "{\"id\": 1}"
  /// ```
  ///
  /// | declared | read without a finding |
  /// |---|---|
  /// | `.string` | a JSON numeral, `true`, `false`; an array, object or ``JSONValue`` as JSON |
  /// | `.number` | the digits of a number as a String or in a format; 1 and 0 as a Bool |
  /// | `.boolean` | `true` and `false` as a String; as the numbers 1 and 0 |
  ///
  /// Any other spelling, such as `" +042 "` or `"1"` as a Bool, is a repair where coercions allow
  /// it. So is the form of the type itself: `read number 12.5 as Decimal; its declared form is a
  /// string`. It takes the coercion that reads the declared form, such as
  /// ``Coercion/numbersFromStrings``; without it, the value is a mismatch.
  ///
  /// What is in the value is not meant: an array or object is read as ever. Any other JSON type
  /// reads no value.
  ///
  /// - Parameters:
  ///   - declared: The JSON type that is sent.
  ///   - format: How the value is written, if the type alone does not say.
  public static func sent(as declared: JSONType, _ format: FieldFormat? = nil) -> FieldFormat {
    FieldFormat(.sent(as: declared, format?.words)) { node in
      let form = DeclaredForm(type: declared)
      guard declared.isDeclarable else {
        return .unusable(
          node.with(node.coercion.subtracting(.singleValuesFromArrays)),
          reason: "but only a string, number or boolean can be declared")
      }
      if node.kind == declared { return form.declared(node) { $0.captured(in: format) } }
      return form.undeclared(node) { $0.captured(in: format) }
    }
  }
}

/// The JSON type as which a value is sent, whatever its own type.
struct DeclaredForm {
  let type: JSONType

  /// Whether a text is exactly how JSON writes a number or a boolean.
  static func isCanonical(_ text: String) -> Bool {
    text == "true" || text == "false" || JSONValue.Number(digits: text) != nil
  }

  /// Reads a value of the declared type.
  func declared<Value: Capturable>(
    _ node: JSONNode, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<Value> {
    embedded(node, read) ?? scalar(node, read)
  }

  /// Reads a value of the declared type, in which no other one is written as JSON.
  func scalar<Value: Capturable>(
    _ node: JSONNode, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<Value> {
    guard let needed = coercionForCanonical(node) else { return read(node) }
    // Nobody sees that the value was converted, and in most cases there is nothing else to say.
    let silent = read(node.with(needed).silent)
    if silent.value != nil, silent.note.map(\.isOfConversion) != false {
      return Captured(value: silent.value, note: nil)
    }
    if silent.value == nil, let captured = digits(of: node, read) { return captured }
    var captured = read(node.with(node.coercion.union(needed)))
    if silent.value != nil {
      captured.note = captured.note.map { note in
        note.with(own: note.own.filter { !$0.isConversion })
      }
    }
    return captured
  }

  /// Reads a value of another type: its own form deviates from the declared one.
  func undeclared<Value: Capturable>(
    _ node: JSONNode, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<Value> {
    let captured = read(node)
    // A Date of a dictionary has no JSON type, and no form that deviates.
    guard captured.value != nil, !node.isReadAsNull, node.kind != .other else { return captured }
    guard let coercion = coercion(from: node.kind), node.coercion.contains(coercion) else {
      return .unusable(node)
    }
    let reason = "its declared form is a \(type)"
    let repair = CaptureNote.repair(.coerced, of: node, expected: Value.expectation, reason)
    let others = captured.note.map { note in
      note.with { $0.own = repair.own + note.own.filter { $0.kind != .coerced } }
    }
    return Captured(value: captured.value, note: others ?? repair)
  }

  /// An array or object that is written as JSON in a string; nil for anything else.
  private func embedded<Value: Capturable>(
    _ node: JSONNode, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<Value>? {
    guard let text = node.string else { return nil }
    let inner = node.coercion.subtracting(.embeddedJSON)
    func document() -> Captured<Value>? {
      node.with(inner.union(.embeddedJSON)).withEmbedded { read($0.with(inner)) }
    }
    if Value.isAnyJSON {
      // It would take any text as it is. Only a format refuses one, as its word for null.
      let whole = read(node)
      return whole.value == nil ? whole : document() ?? .notJSON(node)
    }
    guard opensContainer(text), read(node.with(.strict).silent).value == nil else { return nil }
    return document()
      ?? (Value._traits.isDisjoint(with: .arrays.union(.objects)) ? nil : .notJSON(node))
  }

  private func opensContainer(_ text: String) -> Bool {
    text.utf8.first { !Numeral.isWhiteSpace($0) }.map { "[{".utf8.contains($0) } == true
  }

  /// What a format of texts reads of the digits of a number; nil if it reads none.
  private func digits<Value: Capturable>(
    of node: JSONNode, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<Value>? {
    guard let digits = node.digits else { return nil }
    let context = node.with(.strict).silent.context
    let captured = DictionaryNode.with(digits) { read(JSONNode(.dictionary(copy $0), context)) }
    return captured.value != nil && captured.note == nil ? captured : nil
  }

  /// The coercions by which a canonical value is read; nil if it is none.
  private func coercionForCanonical(_ node: JSONNode) -> Coercion? {
    let kept = node.coercion.intersection(
      [.nearestWholeNumbers, .percentEncodedURLs, .readingNull])
    switch node.kind {
    case .number: return kept.union([.stringsFromNumbers, .booleansFromNumbers])
    case .boolean:
      return kept.subtracting(.falseAsNull)
        .union([.stringsFromBooleans, .numbersFromBooleans])
    case .string:
      guard let text = node.string, Self.isCanonical(text) else { return nil }
      let isBoolean = text == "true" || text == "false"
      return kept.union(isBoolean ? .booleansFromStrings : .numbersFromStrings)
    default: return nil
    }
  }

  /// The coercion that reads the declared form as a value of a JSON type; nil if there is none.
  private func coercion(from own: JSONType) -> Coercion? {
    switch (type, own) {
    case (.string, .number): .numbersFromStrings
    case (.string, .boolean): .booleansFromStrings
    case (.string, .array), (.string, .object): .embeddedJSON
    case (.number, .string): .stringsFromNumbers
    case (.number, .boolean): .booleansFromNumbers
    case (.boolean, .string): .stringsFromBooleans
    case (.boolean, .number): .numbersFromBooleans
    default: nil
    }
  }
}

extension Capturable {
  /// Whether it is a ``JSONValue``, or has one as its raw value.
  fileprivate static var isAnyJSON: Bool {
    _traits.contains(.builtAsIs) && _traits.intersection(.types) == .takesAnything
  }
}

extension JSONType {
  /// Whether a value can be declared to be sent as this one.
  package var isDeclarable: Bool { self == .string || self == .number || self == .boolean }
}

extension Captured where Value: Capturable {
  /// The result for a text in which JSON was declared, and that has none: why, and where.
  fileprivate static func notJSON(_ node: JSONNode) -> Captured {
    guard !node.isReadAsNull, let (reason, finding) = node.string?.malformed else {
      return .unusable(node)
    }
    guard let finding else { return .unusable(node, reason: reason) }
    let refused = unusable(
      node, .malformed, expected: finding.expected, reason: finding.reason)
    // An excerpt of brackets says nothing.
    let note = refused.note.map { note in
      note.with { $0.own = note.own.map { $0.isCounted ? $0 : $0.withoutFound } }
    }
    return Captured(value: nil, note: note)
  }
}

extension String {
  /// Why it is not JSON, with the finding if it is nested too deep; nil if it is JSON.
  fileprivate var malformed: (reason: String, tooDeep: Finding?)? {
    withDocumentBytes { bytes in
      do throws(MalformedJSON) {
        try withTape(of: bytes) { _ in }
        return nil
      } catch {
        let reason = error.reasonInText(of: bytes)
        guard case .tooDeep = error.problem else { return (reason, nil) }
        return (reason, Finding(error, in: bytes, of: "text"))
      }
    }
  }
}

extension CaptureNote {
  /// Whether all there is to say is that a value was converted.
  fileprivate var isOfConversion: Bool {
    state == .asFound && inner.isEmpty && elements == nil && !hasNotedFields
      && own.allSatisfy(\.isConversion)
  }
}

extension Finding {
  /// Whether it only says that the value itself was converted.
  fileprivate var isConversion: Bool { isRepair && kind == .coerced && path.isEmpty }

  fileprivate var withoutFound: Finding {
    Finding(path: path, kind: kind, expected: expected, isRepair: isRepair, reason: reason)
  }
}
