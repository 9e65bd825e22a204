/// What became of a field: five things that are never confused.
public enum FieldOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The value arrived as declared, or was set.
  case value
  /// The value was used after a repair, which the field's finding names.
  case coerced
  /// The key is not there, or the field was set to nil.
  case missing
  /// The value is null.
  case null
  /// Something arrived that cannot be used; the field's finding says why.
  case unusable
}

extension Field {
  /// What became of a field.
  public typealias Outcome = FieldOutcome

  /// What became of the field.
  ///
  /// An array or object that arrived as one is `.value`, also where elements were left out of it.
  public var outcome: Outcome {
    if let value, !value._isAbsent { return note?.own.isEmpty == false ? .coerced : .value }
    guard let note else { return value == nil ? .missing : .null }
    return switch note.state {
    case .missing: .missing
    case .null: .null
    case .asFound: .unusable
    }
  }

  /// What is to be said about the field itself; nil for `.value`.
  ///
  /// For `.missing` and `.null` it is the problem that they would be if the value were needed.
  public var finding: Finding? {
    if let own = note?.own.first { return own.prefixed(by: path) }
    return switch outcome {
    case .value, .coerced: nil
    case .missing: Finding(path: path, kind: .missing, expected: Value.expectation)
    case .null: Finding(path: path, kind: .null, expected: Value.expectation)
    case .unusable: Finding(path: path, kind: .mismatch, expected: Value.expectation)
    }
  }

  /// All that arrived otherwise than declared, in this field and below it: unusable, coerced,
  /// dropped. After a hundred, the rest is counted in one `.more`.
  ///
  /// That the field is missing or null is not among them: it is an outcome, and becomes a finding
  /// where a builder needs the value.
  public var findings: [Finding] { FindingsPass.run { findingList }.findings }
}

extension Field {
  var ownFindings: FindingList {
    var findings = FindingList.ofValue
    if let value {
      value._report(note, into: &findings)
    } else {
      note?.reportOwn(into: &findings)
    }
    return findings
  }

  package var findingList: FindingList {
    let own = ownFindings
    let elsewhere = note?.elsewhere ?? []
    var list = FindingList()
    // In the order of the search: other places before the one whose value is used.
    if value != nil { for finding in elsewhere { list.append(finding) } }
    // Making a path takes time: where nothing was found, none is needed.
    if !own.isEmpty { list.append(own, under: path) }
    if value == nil { for finding in elsewhere { list.append(finding) } }
    return list
  }
}
