extension Survey {
  /// The survey with one endpoint for those that differ in one segment, where that is a slug.
  ///
  /// That a segment such as `spider-man` is data, only many of them tell: there are at least ten
  /// at one position, and nearly each was seen only once. Like ``folded`` this is decided from a
  /// merged survey, for reports and generated code, and never stored.
  var withFoldedEndpoints: Survey { withEndpoints(named: foldedNames) }

  /// The survey with other names of endpoints. Those that get the same name are merged.
  func withEndpoints(named names: [String: String]) -> Survey {
    guard names.contains(where: { $0.key != $0.value }) else { return self }
    var survey = self
    survey.places = places.renamingRoots { names[$0] ?? $0 }
    return survey
  }

  /// The names of all endpoints, and those that they have after folding.
  var foldedNames: [String: String] {
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    for endpoint in endpoints {
      names[endpoint.name] = endpoint.name
      counts[endpoint.name] = endpoint.root.facts.values
    }
    // From the last segment to the first, until nothing changes.
    while let (found, template) = Self.slugs(counts) {
      for (name, current) in names where found.contains(current) { names[name] = template }
      var sum = counts[template] ?? 0
      for name in found where name != template {
        sum = sum.saturatingSum(counts[name] ?? 0)
        counts[name] = nil
      }
      counts[template] = sum
    }
    return names
  }

  private static let leastSlugs = 10

  /// The first group of names that differ only in a slug, and the template for them.
  private static func slugs(_ counts: [String: Int]) -> (names: Set<String>, template: String)? {
    var groups: [String: [(name: String, segment: String)]] = [:]
    for name in counts.keys {
      guard let endpoint = Endpoint(name: name) else { continue }
      for index in endpoint.segments.indices
      where endpoint.segments[index] != Endpoint.variable {
        var segments = endpoint.segments
        segments[index] = Endpoint.variable
        let template = Endpoint(
          method: endpoint.method, host: endpoint.host, segments: segments
        ).name
        groups[template, default: []].append((name, endpoint.segments[index]))
      }
    }
    for (template, members) in groups.sorted(by: { $0.key < $1.key })
    where members.count >= leastSlugs {
      let single = members.filter { counts[$0.name] ?? 0 <= 1 }.count
      guard single * 10 >= members.count * 8 else { continue }
      return (Set(members.map(\.name)), template)
    }
    return nil
  }
}
