import ConstructionBuilders

/// One step of a path in a survey.
enum Step: Sendable {
  /// A member of an object, by its key.
  case key(String)
  /// All elements of an array, written `[]`.
  case elements
  /// The element at a position of a row, written `[0]`. See ``Rows``.
  case position(Int)
  /// All members of an object whose keys are data, written `{}`.
  case members
  /// The objects of one variant, by the text of the member that tells it, written `<text>`.
  case variant(String)
  /// The objects beside those of variants that have no member that tells it, written `<>`.
  case untold
  /// The arrays and objects that texts have as JSON. See ``TypeLearning``. Nothing is written for
  /// it, as in the paths of findings.
  case content

  /// How many positions of a row are told apart.
  static let mostPositions = 32
}

/// Keys are equal if their bytes are.
extension Step: Hashable {
  static func == (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): ExactText(left) == ExactText(right)
    case (.variant(let left), .variant(let right)): ExactText(left) == ExactText(right)
    case (.elements, .elements), (.members, .members), (.untold, .untold),
      (.content, .content):
      true
    case (.position(let left), .position(let right)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(stableHash) }

  var stableHash: UInt64 {
    switch self {
    case .key(let key): StableHash.of(key)
    case .elements: 1
    case .members: 2
    case .variant(let text): StableHash.combined(3, StableHash.of(text))
    case .position(let index): StableHash.combined(4, UInt64(index))
    case .untold: 5
    case .content: 6
    }
  }
}

/// Elements come first, then positions, what is in texts, members, and variants and keys by their
/// bytes.
extension Step: Comparable {
  static func < (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)), (.variant(let left), .variant(let right)):
      ExactText(left) < ExactText(right)
    case (.position(let left), .position(let right)): left < right
    default: left.order < right.order
    }
  }

  private var order: Int {
    switch self {
    case .elements: 0
    case .position: 1
    case .content: 2
    case .members: 3
    case .untold: 4
    case .variant: 5
    case .key: 6
    }
  }
}

extension [Step] {
  /// The path as a person writes it: positions are elements, and what is in a text has no step.
  var asWritten: [Step] {
    compactMap { step in
      switch step {
      case .position: .elements
      case .content: nil
      default: step
      }
    }
  }

  /// The path as people read it: `data.results[].name`, `prices{}.amount`, `["a b"]`. Empty for
  /// the document itself.
  var text: String {
    var text = ""
    for step in self {
      switch step {
      case .elements: text += "[]"
      case .position(let index): text += "[\(index)]"
      case .members: text += "{}"
      case .content: break
      case .untold: text += "<>"
      case .variant(let variant): text += "<\(JSONText.visible(variant))>"
      case .key(let key):
        let part = FieldPath.key(key).description
        text += text.isEmpty || part.hasPrefix("[") ? part : "." + part
      }
    }
    return text
  }
}
