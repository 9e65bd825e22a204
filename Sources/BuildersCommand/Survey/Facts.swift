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

  /// The keys, if the values are members of objects whose keys are data.
  var keys = TextFacts()

  /// How many values there are, of all kinds.
  var values: Int {
    null.count.saturatingSum(boolean.count).saturatingSum(number.count)
      .saturatingSum(string.count).saturatingSum(array.count).saturatingSum(object.count)
  }

  /// How many objects have such a value.
  var present: Int { max(0, values - repeated) }

  /// How often a kind was seen, and when.
  subscript(kind: JSONKind) -> Sighting {
    switch kind {
    case .null: null
    case .boolean: boolean
    case .number: number
    case .string: string
    case .array: array
    case .object: object
    case .other: Sighting()
    }
  }

  /// The kinds that were seen, most frequent first.
  var kinds: [(kind: JSONKind, sighting: Sighting)] {
    Self.kinds.map { ($0, self[$0]) }.filter { $0.1.count > 0 }.enumerated()
      .sorted { one, other in
        one.element.1.count != other.element.1.count
          ? one.element.1.count > other.element.1.count : one.offset < other.offset
      }
      .map(\.element)
  }

  /// All kinds that JSON has.
  static let kinds: [JSONKind] = [.null, .boolean, .number, .string, .array, .object]

  mutating func merge(_ other: Facts) {
    null.merge(other.null)
    boolean.merge(other.boolean)
    number.merge(other.number)
    string.merge(other.string)
    array.merge(other.array)
    object.merge(other.object)
    trues = trues.saturatingSum(other.trues)
    numbers.merge(other.numbers)
    strings.merge(other.strings)
    elements.merge(other.elements)
    members.merge(other.members)
    repeated = repeated.saturatingSum(other.repeated)
    keys.merge(other.keys)
  }
}
