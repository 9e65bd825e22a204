import ConstructionBuilders

/// Foreign words, as a finding would quote them: escaped, and cut where they are long.
func quoted(_ words: String) -> String {
  Found(kind: .string, excerpt: "\(JSONValue.string(words))").excerpt ?? ""
}
