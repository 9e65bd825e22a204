import ConstructionBuilders
import ConstructionBuildersContracts

/// Containers and objects in formats of the library. Others are leaves: see ``LeafReading``.
extension ContractVisit {
  mutating func readFormatted(
    _ node: borrowing JSONNode, _ words: FormatWords, _ value: Contract.Value,
    _ coercion: Coercion, _ path: [Step], _ choice: String??
  ) -> Result {
    switch words {
    case .null(let words, _):
      return words.contains(where: { node.isValue($0) })
        ? .null : read(node, value, coercion, path, choice: choice)
    case .whole:
      let known = losses.count
      let result = read(node, value, coercion, path, choice: choice)
      guard losses.count > known else { return result }
      let reasons = Array(losses[known...])
      losses.removeSubrange(known...)
      return .unusable(reasons)
    case .oneOrMany:
      guard let element = value.element, !node.isArray, node.kind != .null,
        !node.inPlaceOfArray.isNoElement
      else {
        return read(node, value, coercion, path, choice: choice)
      }
      let inner = path + [.elements]
      let result = read(node.inPlaceOfArray, element, coercion, inner)
      // What is neither is lost as the array, and not as an element of it.
      guard case .unusable(let reasons) = result, let reason = reasons.first, reasons.count == 1,
        reason.path == inner
      else { return result }
      let expected = "\(value.shortWords) or \(reason.expected)"
      return .unusable([Reason(path: path, expected: expected, found: reason.found)])
    case .pairs(let key, let name, _): return readPairs(node, key, name, value, coercion, path)
    case .sent(let declared, _):
      guard declared == .string else { break }
      return readEmbedded(node, value, coercion, path, choice)
    default: break
    }
    unknown.insert(path.text)
    return .usable
  }

  /// Reads an array or object as JSON in a string. Its own form takes the coercion that reads the
  /// declared one.
  private mutating func readEmbedded(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    _ choice: String??
  ) -> Result {
    let inner = coercion.subtracting(.embeddedJSON)
    guard node.kind == .string else {
      let needed: Coercion =
        switch node.kind {
        case .number: .numbersFromStrings
        case .boolean: .booleansFromStrings
        default: .embeddedJSON
        }
      guard coercion.contains(needed), !node.isReadAsNull else {
        return unusable(node, value, path)
      }
      repairs.append(Reason(path: path, expected: value.shortWords, found: node.kind.rawValue))
      return read(node, value, coercion, path, choice: choice)
    }
    let result = node.with(inner.union(.embeddedJSON)).withEmbedded { embedded in
      read(embedded, value, inner, path, choice: choice)
    }
    return result ?? unusable(node, value, path)
  }

  /// Reads an object from an array of pairs. Of a repeated key, the last value counts.
  private mutating func readPairs(
    _ node: borrowing JSONNode, _ key: String, _ name: String, _ value: Contract.Value,
    _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    guard node.isArray else {
      let repairs: Coercion = [.embeddedJSON, .numberedObjectsAsArrays, .arraysFromSingleValues]
      guard !coercion.isDisjoint(with: repairs), [.string, .object].contains(node.kind) else {
        return unusable(node, value, path)
      }
      unknown.insert(path.text)
      return .usable
    }
    var members = JSONValue.Members()
    var isLost = false
    node.forEachElement { pair in
      let text = pair.text(of: key)
      if text == nil || text.map({ members[$0] != nil }) == true {
        isLost = true
        losses.append(
          Reason(
            path: path + [.elements, .key(key)], expected: text == nil ? "String" : "no duplicate",
            found: pair.kind.rawValue, isOfElement: true))
      }
      guard let text, case .object(let parts)? = JSONValue.capture(pair).value else { return }
      if let part = parts[name] {
        members[text] = part
      } else if let expected = value.memberOfDictionary {
        isLost = true
        losses.append(
          Reason(
            path: path + [.elements, .key(name)], expected: expected.shortWords, found: "nothing",
            isOfElement: true))
      }
    }
    guard members.count > 0 || !isLost else {
      return .unusable([Reason(path: path, expected: "pairs", found: "only unusable ones")])
    }
    let known = (repairs.count, losses.count, emptied.count)
    let result = JSONNode.withRoot(JSONValue.object(members), coercion) { object in
      read(object, value, coercion, path)
    }
    let pairs = PairPlace(path: path, key: key, value: name)
    pairs.place(&repairs[known.0...])
    pairs.place(&losses[known.1...])
    pairs.place(&emptied[known.2...])
    switch result {
    case .unbuilt(var reasons):
      pairs.place(&reasons[...])
      return .unbuilt(reasons)
    case .unusable(var reasons):
      pairs.place(&reasons[...])
      return .unusable(reasons)
    case .usable, .emptied, .null, .missing: return result
    }
  }
}

/// Where the members of an object are that is written as an array of pairs, as findings say it.
private struct PairPlace {
  let path: [Step]
  let key: String
  let value: String

  func place(_ reasons: inout ArraySlice<ContractVisit.Reason>) {
    for index in reasons.indices { place(&reasons[index]) }
  }

  /// A value is where it was sent, and a member that is missing is not.
  private func place(_ reason: inout ContractVisit.Reason) {
    let rest = reason.path.dropFirst(path.count)
    guard reason.path.starts(with: path), !rest.isEmpty,
      rest.count > 1 || reason.found != "missing"
    else { return }
    let part = reason.found == "other key" && rest.count == 1 ? key : value
    reason.path = path + [.elements, .key(part)] + rest.dropFirst()
  }
}

extension Contract.Value {
  /// Whether a visit goes into it.
  var hasParts: Bool {
    switch self {
    case .array, .set, .dictionary, .object, .row, .union: true
    case .formatted(_, let value), .nullable(let value): value.hasParts
    default: false
    }
  }

  /// What each member of a dictionary needs; nil if it may be null.
  fileprivate var memberOfDictionary: Contract.Value? {
    guard case .dictionary(_, let member) = self else { return nil }
    if case .nullable = member { return nil }
    return member
  }

  /// The element of an array or a set.
  fileprivate var element: Contract.Value? {
    switch self {
    case .array(let element), .set(let element): element
    default: nil
    }
  }
}
