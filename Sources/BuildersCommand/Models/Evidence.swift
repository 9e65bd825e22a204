import ConstructionBuilders

/// Why a property was planned as it is, in a few words.
struct Evidence {
  let value: Observation
  let reading: ValueReading
  /// The number of objects that could have the property.
  let objects: Int
  let missing: Int

  /// Such as `missing in 3 of 40; null 12; 4 distinct values`.
  var text: String {
    var parts: [String] = []
    if missing > 0 {
      parts.append(
        value.values.contains(where: \.isPartlyKnown)
          ? "in at least \((objects - missing).grouped) of \(objects.grouped)"
          : "missing in \(missing.grouped) of \(objects.grouped)")
    }
    if value.facts.null.count > 0 {
      let all = parts.isEmpty ? " of \(objects.grouped)" : ""
      parts.append("null \(value.facts.null.count.grouped)\(all)")
    }
    // That there was only one object, the type says.
    if parts.isEmpty, objects > 1 { parts.append("in all \(objects.grouped)") }
    if value.kinds.count > 1 { parts.append(kinds(of: value)) }
    parts += inside(value)
    if let doubt = reading.doubt { parts.append(doubt) }
    if let dates { parts.append(dates) }
    if let distinct { parts.append(distinct) }
    return parts.joined(separator: "; ")
  }

  /// The kinds of what is in arrays, and in objects without names.
  private func inside(_ value: Observation) -> [String] {
    if value.areRows { return [] }
    let steps = [(Step.elements, "elements")] + (value.keys.isEmpty ? [(.members, "members")] : [])
    return steps.flatMap { step, name in
      guard let inner = step == .elements ? value.elements : value[step] else { return [String]() }
      return (inner.kinds.count > 1 ? ["\(name): \(kinds(of: inner))"] : []) + inside(inner)
    }
  }

  private func kinds(of value: Observation) -> String {
    value.facts.kinds.filter { $0.kind != .null }.map { kind, sighting in
      let facts = value.facts
      let count = sighting.count.grouped
      switch kind {
      case .boolean where facts.trues == 0: return "false \(count)"
      case .boolean where facts.trues < sighting.count:
        return "false \((sighting.count - facts.trues).grouped), true \(facts.trues.grouped)"
      case .boolean: return "true \(count)"
      case .string where facts.strings.lengths.most == 0: return "\"\" \(count)"
      case .array where facts.elements.most == 0: return "[] \(count)"
      default: return "\(kind) \(count)"
      }
    }.joined(separator: ", ")
  }

  /// The years of dates that are sent as numbers.
  private var dates: String? {
    guard let scale = reading.format?.perSecond, let least = value.facts.numbers.least?.near,
      let greatest = value.facts.numbers.greatest?.near
    else { return nil }
    let years = [least, greatest].map {
      Stamp.time(Int64($0 * 1000 / scale)).description.prefix(4)
    }
    return years[0] == years[1] ? "all in \(years[0])" : "\(years[0]) to \(years[1])"
  }

  private static let fewDistinct = 20

  private var distinct: String? {
    // Numbers that are read as texts are others.
    guard reading.type == .string, value.facts.number.count == 0 else { return nil }
    let strings = value.facts.strings
    let count = strings.distinct.hashes.count
    if strings.lengths.most == 0 { return objects > 1 ? "always empty" : "empty" }
    if strings.empty > 0 { return "\"\" in \(strings.empty.grouped)" }
    guard strings.distinct.total == value.facts.string.count, count <= Self.fewDistinct,
      count * 3 <= value.facts.string.count
    else { return nil }
    return count == 1 ? "always the same text" : "\(count) distinct values"
  }
}
