import ConstructionBuilders

/// The types that captures suggest, before they are written as source.
struct ModelPlan: Sendable {
  /// The types, those of the first endpoint first.
  var types: [ModelType]

  /// The documents of each endpoint.
  let roots: [ModelRoot]

  /// In how many objects a property has to be seen at least to be required.
  let requireAfter: Int

  /// The number of documents.
  var documents: Int { roots.reduce(0) { $0 + $1.documents } }
}

/// The documents of an endpoint.
struct ModelRoot: Sendable {
  /// What its test and its fixture are named after.
  let name: String
  /// How a document is made of the types.
  let type: ValueType
  /// The number of documents.
  let documents: Int
}

/// A type of objects.
struct ModelType: Sendable {
  let name: String
  /// Where its objects are, from outside to inside.
  let paths: [[Step]]
  /// How many objects, rows or texts were seen.
  let objects: Int
  var content: Content
  /// Keys that are left out, with the reason and the number of objects that have them.
  let leftOut: [LeftOut]

  enum Content: Sendable {
    case properties([ModelProperty])
    /// The positions of a row.
    case row([ModelProperty])
    /// An enumeration whose case the member with the key `discriminator` tells. What else a case
    /// has is beside it, or in the member with the key `content`.
    case variants(discriminator: String, content: String?, [ModelVariant])
    /// An enumeration of texts.
    case texts([ModelText])
  }

  struct LeftOut: Equatable, Sendable {
    enum Reason: Equatable, Sendable { case alwaysNull, keysThatAreData }
    let key: String
    let reason: Reason
    let count: Int
  }

  /// What its properties, or the payloads of its cases, are read as.
  var readings: [ValueReading] {
    if case .variants(_, _, let variants) = content { return variants.compactMap(\.payload) }
    return properties.map(\.reading)
  }

  /// The types that it is made of.
  var inner: [Int] { readings.flatMap(\.type.models) }

  /// The names of its properties or cases that a person has to look at, and `{}` for values under
  /// keys that are data.
  var marked: [String] {
    if case .variants(_, _, let variants) = content {
      return variants.filter(\.isMarked).map(\.name)
    }
    return properties.filter(\.reading.isMarked).map(\.name)
      + leftOut.filter { $0.reason == .keysThatAreData }.map(\.key)
  }

  var isRow: Bool { if case .row = content { true } else { false } }

  /// The properties of a struct; none of an enumeration.
  var properties: [ModelProperty] {
    switch content {
    case .properties(let properties), .row(let properties): properties
    default: []
    }
  }
}

/// A property of a type.
struct ModelProperty: Equatable, Sendable {
  /// The key, or the position in a row.
  let key: String
  /// The name, without backticks.
  let name: String
  var reading: ValueReading
  var presence: Presence
  /// What was seen: `missing in 3; null 12`.
  let evidence: String
  /// The name of an array with the value as its only element, because a struct cannot contain
  /// itself; nil for other properties.
  var box: String?

  /// What was seen, with a mark if a person has to look at it.
  var comment: String { (reading.isMarked ? "CHECK: " : "") + evidence }

  /// The name of the property that is read.
  var storedName: String { box ?? name }

  enum Presence: Equatable, Sendable { case required, optional }
}

/// A case of an enumeration of variants.
struct ModelVariant: Equatable, Sendable {
  /// The text of the discriminator; the name, if it is missing.
  let text: String
  let name: String
  /// What there is beside the discriminator; nil for nothing.
  var payload: ValueReading?
  let count: Int
  /// Whether the objects have no discriminator.
  var isMissing = false
  /// Whether it has something that no type was found for.
  var isLost = false
  /// Whether the text is that of a number.
  var isNumber = false

  /// How many there are, with a mark if a person has to look at it.
  var comment: String {
    let doubt =
      isLost ? "what it has is left out" : isMarked ? payload?.doubt ?? "several types" : nil
    return (doubt.map { "CHECK: \($0); " } ?? "") + count.grouped
  }

  var isMarked: Bool { isLost || payload?.isMarked == true }
}

/// A case of an enumeration of texts.
struct ModelText: Equatable, Sendable {
  let text: String
  let name: String
  let count: Int
}

/// What a value is read as.
indirect enum ValueType: Hashable, Sendable {
  case boolean, integer, unsigned, double, decimal
  case string, date, duration, url, uuid
  /// A value that no other type holds.
  case json
  /// A struct of the plan, or an enumeration of variants, by the index of its type.
  case model(Int)
  /// An enumeration of texts of the plan, by the index of its type. It is open: samples do not show
  /// every text that there will be.
  case enumeration(Int)
  case list(ValueType)
  case map(ValueType, by: MapKey = .string)
  /// An element that can be null.
  case optional(ValueType)
  /// A value of one of two types, which its JSON type tells. The second can be another one of two.
  case oneOf(ValueType, ValueType)
}

/// What the keys of a dictionary are read as.
enum MapKey: Hashable, Sendable { case string, date }

/// What a value is read as, and how.
struct ValueReading: Hashable, Sendable {
  var type: ValueType
  var format: ReadingFormat?
  /// Whether no single type fits, so that a person has to decide.
  var needsDecision = false
  /// Whether it reads every value that was seen.
  var isSure = true
  /// Why it is marked, if the kinds of the values do not say it.
  var doubt: String?

  /// Whether the source says `CHECK`.
  var isMarked: Bool { needsDecision || !isSure }

  /// Whether a value that is not null can be read as null.
  var readsAsNull: Bool { !nullWords.isEmpty }

  /// The values that mean null.
  var nullWords: [JSONValue] { if case .null(let words, _)? = format { words } else { [] } }
}
