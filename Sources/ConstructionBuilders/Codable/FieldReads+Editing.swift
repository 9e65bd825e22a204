/// What the module that edits documents needs to know of how builders read and write.
extension FieldReads {
  /// How a field with the name of its property is read; nil if the field has no key.
  package func read(of field: any ErasedField, named name: String) -> NotedRead? {
    guard let type = (field as? any NotedField)?.valueType else { return nil }
    let own = fields.first { $0.name == name }?.field as? any NotedField
    if let read = own?.notedRead, read.type == type { return read }
    return reads[field.path]?.first { $0.type == type }
  }
}

extension NotedRead {
  /// Reads a value as the field was read; nil if that gives none.
  package func reading(_ json: JSONValue) -> Any? { value(json, coercion) }
}

extension JSONValue {
  /// The JSON from which a field reads `value`, or why there is none.
  package static func written(_ value: Any) -> (json: JSONValue?, problems: [Finding]) {
    do throws(UnwrittenValue) {
      return (try JSONValue(written: value, level: 0), [])
    } catch {
      return (nil, error.problems.findings)
    }
  }
}

extension FindingList {
  /// Where a value differs from what is read of the document that was written.
  package static func differences(of value: Any, from again: Any) -> [Finding] {
    FindingList(differencesOf: value, from: again).findings
  }
}

extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// The key that a text is read as; nil if it is none.
  package static func key(_ text: String, _ coercion: Coercion) -> (key: Key, isPlain: Bool)? {
    let key = MemberKey<Key>(text, coercion, ReadingContext(coercion).silent)
    return key.value.map { ($0, key.isPlain) }
  }

  /// The text of a key.
  package static func text(of key: Key) -> String { keyText(of: key) ?? String(describing: key) }
}

extension Field {
  /// Reads the value at a path of a document for an edit.
  package static func placed(
    at steps: [FieldPath.Component], in root: JSONNode, of document: Int
  ) -> Field {
    let root = root.placed(in: document)
    guard !steps.isEmpty else { return Field(root.captured(as: Value.self), keyWord: .none) }
    var walk = PathWalk<Value>(steps: steps) { $0.captured(as: Value.self) }
    walk.start(at: root)
    return walk.field
  }
}
