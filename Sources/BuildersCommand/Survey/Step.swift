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

  /// How many positions of a row are told apart.
  static let mostPositions = 32
}

/// Keys are equal if their bytes are.
extension Step: Hashable {
  static func == (left: Step, right: Step) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): ExactText(left) == ExactText(right)
    case (.variant(let left), .variant(let right)): ExactText(left) == ExactText(right)
    case (.elements, .elements), (.members, .members), (.untold, .untold): true
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
    }
  }
}

/// Elements come first, then positions, members, and variants and keys by their bytes.
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
    case .members: 2
    case .untold: 3
    case .variant: 4
    case .key: 5
    }
  }
}

extension [Step] {
  /// The path as a person writes it: positions are elements.
  var withoutPositions: [Step] {
    map { if case .position = $0 { .elements } else { $0 } }
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
