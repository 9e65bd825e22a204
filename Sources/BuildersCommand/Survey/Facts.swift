import ConstructionBuilders

/// What was seen of the values at one place.
///
/// Everything in it is a sum, a least, a greatest, an intersection, or the lowest by hash. So facts
/// can be merged in any order and shape, with the same result.
struct Facts: Equatable, Sendable {
  var null = Sighting()
  var boolean = Sighting()
  var number = Sighting()
  var string = Sighting()
  var array = Sighting()
  var object = Sighting()

  /// How many booleans were true.
  var trues = 0
  var numbers = NumberFacts()
  var strings = TextFacts()

  /// How many elements the arrays have.
  var elements = Sizes()

  /// How many members the objects have.
  var members = Sizes()

  /// How many of the values have a key that came before in the same object.
  var repeated = 0

  /// How many of the arrays have pairs of a key and a value, two of them with the same key.
  var repeatedPairs = 0

  /// The keys, if the values are members of objects whose keys are data.
  var keys = TextFacts()

  /// How many values there are, of all kinds.
  var values: Int {
    // For each key of an object, all keys are asked: paths of keys would take most of the time.
    null.count.saturatingSum(boolean.count).saturatingSum(number.count)
      .saturatingSum(string.count).saturatingSum(array.count).saturatingSum(object.count)
  }

  /// How many objects have such a value.
  var present: Int { max(0, values - repeated) }

  /// The properties of the kinds that JSON has.
  static let sightings: KeyValuePairs<JSONType, any WritableKeyPath<Facts, Sighting> & Sendable> = [
    .null: \.null, .boolean: \.boolean, .number: \.number, .string: \.string, .array: \.array,
    .object: \.object,
  ]

  /// All kinds that JSON has.
  static let kinds = sightings.map(\.key)

  /// How often a kind was seen, and when.
  subscript(kind: JSONType) -> Sighting {
    Self.sightings.first { $0.key == kind }.map { self[keyPath: $0.value] } ?? Sighting()
  }

  /// The kinds that were seen, most frequent first.
  var kinds: [(kind: JSONType, sighting: Sighting)] {
    // Equally frequent ones stay in the order of JSON's kinds, because sorting is stable.
    Self.sightings.map { (kind: $0, sighting: self[keyPath: $1]) }
      .filter { $0.sighting.count > 0 }.sorted { $0.sighting.count > $1.sighting.count }
  }

  mutating func merge(_ other: Facts) {
    for (_, kind) in Self.sightings { self[keyPath: kind].merge(other[keyPath: kind]) }
    trues = trues.saturatingSum(other.trues)
    numbers.merge(other.numbers)
    strings.merge(other.strings)
    elements.merge(other.elements)
    members.merge(other.members)
    repeated = repeated.saturatingSum(other.repeated)
    repeatedPairs = repeatedPairs.saturatingSum(other.repeatedPairs)
    keys.merge(other.keys)
  }
}
