import ConstructionBuilders

/// Which arrays are rows: each position has a type of its own, as in `[1499040000000, "0.0163"]`.
///
/// One survey shows that arrays of the same length, or with a tail that some lack, have elements of
/// several JSON types. Only a second one, in which each position has a place of its own, shows
/// whether each has one JSON type. Elements of one type stay an array.
enum Rows {
  /// How many elements a row can have.
  private static let sizes = 2...Step.mostPositions

  /// Of fewer arrays, positions have one type each by chance.
  private static let least = 12

  /// Whether the arrays at a place, which were counted together, can be rows.
  static func canBe(_ value: SurveyedValue) -> Bool {
    value.facts.array.count >= least && haveSizes(of: value)
      && (value.inner(.elements)?.facts.kindsOfValues.count ?? 0) > 1
  }

  /// Whether the arrays at a place, which were counted by position, are rows.
  static func are(_ value: SurveyedValue) -> Bool {
    let kinds = value.inner.filter { $0.position != nil }.map(\.facts.kindsOfValues)
    return haveSizes(of: value) && value.inner(.elements) == nil
      && kinds.allSatisfy { $0.count < 2 } && Set(kinds.joined()).count > 1
  }

  /// Whether a person has to look at arrays of mixed types, of which there are too few to tell: all
  /// are equally long, and not longer than most rows.
  static func mayBe(_ value: Observation) -> Bool {
    let sizes = value.facts.elements
    return sizes.least == sizes.most && 2...16 ~= sizes.most
      && value.values.allSatisfy { $0.survey.places[$0.index].isRow == nil }
  }

  private static func haveSizes(of value: SurveyedValue) -> Bool {
    let elements = value.facts.elements
    return sizes ~= elements.least && sizes ~= elements.most
  }
}

extension SurveyedValue {
  /// Whether each position of the arrays has a place of its own.
  var isRow: Bool { inner.contains { $0.position != nil } }

  /// The position in a row; nil for other values.
  var position: Int? { if case .position(let index)? = step { index } else { nil } }
}

extension Observation {
  /// Whether there are rows, and no other arrays.
  var areRows: Bool {
    let arrays = values.filter { $0.facts.array.count > 0 }
    return !arrays.isEmpty && arrays.allSatisfy(\.isRow) && self[.elements] == nil
  }

  /// The positions of rows that were seen.
  var positions: [Int] { Set(values.flatMap { $0.inner.compactMap(\.position) }).sorted() }
}

extension Facts {
  /// The kinds that were seen, without null.
  fileprivate var kindsOfValues: Set<JSONType> { Set(kinds.map(\.kind)).subtracting([.null]) }
}
