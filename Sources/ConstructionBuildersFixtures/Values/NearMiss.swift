/// Finds similar names, to suggest for a misspelled one.
enum NearMiss {
  /// Ends a sentence with a question for the names: `, did you mean name or names?`; empty without
  /// names.
  static func question(_ names: [String]) -> String {
    names.isEmpty ? "" : ", did you mean \(names.joined(separator: " or "))?"
  }

  /// At most three names that are similar to `name`, the most similar first.
  static func of(_ name: String, among names: some Sequence<String>) -> [String] {
    let limit = max(2, name.count / 3)
    let candidates = Set(names).map { (name: $0, distance: editDistance(name, $0)) }
      .filter { $0.distance <= limit && $0.distance * 2 <= max(name.count, $0.name.count) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return candidates.prefix(3).map(\.name)
  }
}
