/// The indices of the places inside a place.
struct InnerPlaces: Sendable {
  /// The place of all elements; of all members whose keys are data.
  private(set) var elements: Int?
  private(set) var members: Int?

  /// The places of the positions of rows.
  private(set) var positions: [Int: Int] = [:]

  /// The place of what texts have as JSON.
  private(set) var content: Int?

  /// The place of the objects that tell no variant, and those of each variant.
  private(set) var untold: Int?
  private(set) var variants: [ExactText: Int] = [:]

  /// The keys with their places, in the order in which they were first seen.
  private(set) var keyed: [(key: String, place: Int, isASCII: Bool)] = []

  /// The same, if there are many.
  private var keyPositions: [ExactText: Int] = [:]

  private static let many = 12

  var all: [Int] { steps.map(\.place) }

  /// The steps with their places.
  var steps: [(step: Step, place: Int)] {
    var steps: [(step: Step, place: Int)] = []
    if let elements { steps.append((.elements, elements)) }
    for (index, place) in positions { steps.append((.position(index), place)) }
    if let content { steps.append((.content, content)) }
    if let members { steps.append((.members, members)) }
    if let untold { steps.append((.untold, untold)) }
    for (value, place) in variants { steps.append((.variant(value.text), place)) }
    for (key, place, _) in keyed { steps.append((.key(key), place)) }
    return steps
  }

  subscript(step: Step) -> Int? {
    switch step {
    case .elements: elements
    case .position(let index): positions[index]
    case .content: content
    case .members: members
    case .untold: untold
    case .variant(let value): variants[ExactText(value)]
    case .key(let key): position(of: key).map { keyed[$0].place }
    }
  }

  /// Where a key is in `keyed`.
  func position(of key: String) -> Int? {
    if keyed.count >= Self.many { return keyPositions[ExactText(key)] }
    return keyed.firstIndex { ExactText($0.key) == ExactText(key) }
  }

  mutating func insert(_ step: Step, _ place: Int) {
    switch step {
    case .elements: elements = place
    case .position(let index): positions[index] = place
    case .content: content = place
    case .members: members = place
    case .untold: untold = place
    case .variant(let value): variants[ExactText(value)] = place
    case .key(let key):
      keyed.append((key, place, key.utf8.allSatisfy { $0 < 0x80 }))
      if keyed.count == Self.many {
        for (index, entry) in keyed.enumerated() { keyPositions[ExactText(entry.key)] = index }
      } else if keyed.count > Self.many {
        keyPositions[ExactText(key)] = keyed.count - 1
      }
    }
  }
}
