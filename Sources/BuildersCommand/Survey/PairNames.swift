import ConstructionBuilders

/// The names of the two members of a pair, of which an array can be a dictionary:
/// `[{"key": "color", "value": "red"}]`.
struct PairNames: Hashable, Sendable {
  let key: String
  let value: String

  static let all = [
    PairNames(key: "key", value: "value"), PairNames(key: "k", value: "v"),
    PairNames(key: "Key", value: "Value"),
  ]

  /// The names that objects have, if they have no others.
  static func of(_ places: InnerPlaces) -> PairNames? {
    guard places.keyed.count == 2, places.members == nil, places.variants.isEmpty,
      places.untold == nil
    else { return nil }
    return all.first { places[.key($0.key)] != nil && places[.key($0.value)] != nil }
  }

  /// Whether two pairs of an array have the same key, so that a dictionary would lose one.
  func repeatKey(in array: borrowing JSONNode) -> Bool {
    var keys: Set<String> = []
    var isRepeated = false
    array.forEachElement { element in
      if let text = element.text(of: key), !keys.insert(text).inserted { isRepeated = true }
    }
    return isRepeated
  }
}
