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
    var groups = SlugGroups()
    for endpoint in endpoints {
      groups.add(endpoint.name, [endpoint.name], endpoint.root.facts.values)
    }
    // From the last segment to the first, until nothing changes.
    while let template = groups.slugs.min() { groups.fold(into: template) }
    return groups.names
  }
}

/// Endpoints in groups that differ only in a segment. What is folded changes only the groups that
/// it is in: there can be many of each.
private struct SlugGroups {
  private static let leastSlugs = 10

  /// The names that an endpoint was folded from, and how many values it has.
  private var endpoints: [String: (names: [String], count: Int)] = [:]

  /// The names that fit a template, and how many of them were seen only once.
  private var groups: [String: (names: Set<String>, single: Int)] = [:]

  /// The templates whose segment is a slug in the names of their group.
  private(set) var slugs: Set<String> = []

  /// The names that were added, and those that they have now.
  var names: [String: String] {
    var names: [String: String] = [:]
    for (current, endpoint) in endpoints { for name in endpoint.names { names[name] = current } }
    return names
  }

  /// Adds an endpoint, or to the one that has its name already.
  mutating func add(_ name: String, _ names: [String], _ count: Int) {
    let own = remove(name)
    let count = count.saturatingSum(own.count)
    endpoints[name] = (own.names + names, count)
    regroup(name) { group in
      group.names.insert(name)
      group.single += count <= 1 ? 1 : 0
    }
  }

  /// Makes one endpoint of those in a group.
  mutating func fold(into template: String) {
    var names: [String] = []
    var count = 0
    for name in groups[template, default: ([], 0)].names {
      let endpoint = remove(name)
      names += endpoint.names
      count = count.saturatingSum(endpoint.count)
    }
    add(template, names, count)
  }

  private mutating func remove(_ name: String) -> (names: [String], count: Int) {
    guard let endpoint = endpoints.removeValue(forKey: name) else { return ([], 0) }
    regroup(name) { group in
      group.names.remove(name)
      group.single -= endpoint.count <= 1 ? 1 : 0
    }
    return endpoint
  }

  /// Changes each group of a name.
  private mutating func regroup(
    _ name: String, _ change: (inout (names: Set<String>, single: Int)) -> Void
  ) {
    guard let endpoint = Endpoint(name: name) else { return }
    for index in endpoint.segments.indices where endpoint.segments[index] != Endpoint.variable {
      var segments = endpoint.segments
      segments[index] = Endpoint.variable
      let template = Endpoint(
        method: endpoint.method, host: endpoint.host, segments: segments
      ).name
      change(&groups[template, default: ([], 0)])
      let group = groups[template, default: ([], 0)]
      let (all, single) = (group.names.count, group.single)
      if all >= Self.leastSlugs, single * 10 >= all * 8 {
        slugs.insert(template)
      } else {
        slugs.remove(template)
      }
    }
  }
}
