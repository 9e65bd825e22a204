/// What a contract says about a value, for whoever is to write another one.
struct WantedValue: Hashable, Sendable {
  /// The types that read the value; several if fields share its path.
  let values: [Contract.Value]

  /// What is checked of it.
  let checks: [String]
}

extension Contract.Value {
  /// Whether findings of a client's type expect this of the value.
  func isOwn(expecting expectation: String) -> Bool {
    switch self {
    case .own(_, expectation, _): true
    case .nullable(let value), .formatted(_, let value): value.isOwn(expecting: expectation)
    case .union(let arms): arms.contains { $0.isOwn(expecting: expectation) }
    default: false
    }
  }
}

extension ReadPlan {
  /// What is wanted of the value itself; nil if only parts of it are read.
  var wanted: WantedValue? {
    let own = readers.filter(\.steps.isEmpty)
    guard !own.isEmpty else { return nil }
    let values = Set(own.map(\.sentValue)).sorted { $0.words < $1.words }
    return WantedValue(values: values, checks: Set(own.flatMap(\.checks)).sorted())
  }

  /// What is wanted of the keys of an object; nil if they are no data.
  var wantedKeys: WantedValue? {
    let keys = Set(readers.filter(\.steps.isEmpty).compactMap(\.value.keys))
    return keys.isEmpty ? nil : WantedValue(values: keys.sorted { $0.words < $1.words }, checks: [])
  }
}
