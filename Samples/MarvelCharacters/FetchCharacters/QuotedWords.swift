import ConstructionBuilders

/// Quotes a text from a response as a finding does: escaped, and shortened when it is long.
func quoted(_ words: String) -> String {
  FoundValue(kind: .string, excerpt: "\(JSONValue.string(words))").excerpt ?? ""
}
