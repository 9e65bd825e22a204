import ConstructionBuilders
import ConstructionBuildersEditing

/// Edits a document, and returns the text of the new one.
func edited<Value: Capturable>(
  _ json: String, as type: Value.Type = Value.self, at path: FieldPath.Component? = nil,
  coercion: Coercion = .lenient, clearing: Clearing = .removal,
  _ change: (inout Value) throws -> Void
) throws -> String {
  try String(decoding: edit(json, type, path, coercion, clearing, change).data, as: UTF8.self)
}

func edit<Value: Capturable>(
  _ json: String, _ type: Value.Type = Value.self, _ path: FieldPath.Component? = nil,
  _ coercion: Coercion = .lenient, _ clearing: Clearing = .removal,
  _ change: (inout Value) throws -> Void
) throws -> DocumentEdit {
  let sent =
    if let path {
      try SentDocument<Value>(json: json, at: path, coercion: coercion)
    } else {
      try SentDocument<Value>(json: json, coercion: coercion)
    }
  var value = sent.value
  try change(&value)
  return try sent.edited(value, clearing: clearing)
}

/// What the refusal of an edit says.
func refusal<Value: Capturable>(
  _ json: String, as type: Value.Type = Value.self, coercion: Coercion = .lenient,
  _ change: (inout Value) throws -> Void
) throws -> [String] {
  do {
    let text = try edited(json, as: type, coercion: coercion, change)
    return ["not refused: \(text)"]
  } catch let failure as BuildFailure {
    return failure.findings.map { "\($0)" }
  }
}
