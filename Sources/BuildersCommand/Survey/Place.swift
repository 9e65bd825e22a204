/// One place in a survey: a path below an endpoint, what was seen there, and the places inside.
struct Place: Sendable {
  /// The last step of the path; nil for the root of an endpoint.
  let step: Step?

  /// The index of the place around it; nil for the root of an endpoint.
  fileprivate(set) var parent: Int?

  let rank: Rank

  /// The root of its endpoint.
  fileprivate(set) var root: Int

  /// Of a root: how many places the endpoint has, and the rank from which on some were left out.
  fileprivate var size = 0
  fileprivate var end: Rank?

  /// Whether a person has declared that the keys of the objects are data.
  fileprivate(set) var isMap = false

  /// Whether each position of the arrays has a place of its own; nil if that was never tried.
  fileprivate(set) var isRow: Bool?

  /// Whether what the texts have as JSON has a place of its own.
  fileprivate(set) var hasContent = false

  /// The key of the member that tells the variant of an object; nil if there are no variants.
  fileprivate(set) var discriminator: String?

  /// The place around that has the members of the objects here, because the objects are of its
  /// type: a reply is a comment. Nil for itself.
  fileprivate(set) var home: Int?

  /// The places whose objects have their members here.
  fileprivate(set) var guests: [Int] = []

  /// What was learned about the endpoint before.
  fileprivate var types = LearnedTypes()

  var facts = Facts()

  fileprivate(set) var inner = InnerPlaces()

  init(step: Step?, parent: Int?, rank: Rank, root: Int) {
    (self.step, self.parent, self.rank, self.root) = (step, parent, rank, root)
  }
}

/// The places of a survey: a forest in one array, in which a place comes behind the one around it.
///
/// Each endpoint has a budget of its own, and the root of none is left out. Beyond a number of
/// endpoints, those with the lowest hashes have more places than their root.
struct Places: Sendable {
  private(set) var all: [Place] = []

  /// The roots, by the names of their endpoints.
  private(set) var roots: [ExactText: Int] = [:]

  /// The most places of an endpoint that are kept.
  private(set) var limit: Int

  /// The most endpoints that have more places than their root.
  private(set) var endpointLimit: Int

  /// The paths of objects whose keys are data, as a person has declared.
  var maps: [[Step]] = []

  /// What was learned about the types of objects, by the names of endpoints.
  var learned: [ExactText: LearnedTypes] = [:]

  /// The hash from which on endpoints have only their root.
  private var endOfEndpoints: UInt64?

  /// Whether there are more places or endpoints than are kept, and than are tolerated for a while,
  /// so that sorting is rare.
  private var isOverdue = false

  private static let slack = 2_000

  /// The number of endpoints from which on those with only their root are chosen anew.
  private var manyEndpoints: Int

  init(limit: Int, endpointLimit: Int = 1_000) {
    (self.limit, self.endpointLimit) = (max(1, limit), endpointLimit)
    manyEndpoints = endpointLimit + 100
  }

  subscript(index: Int) -> Place {
    _read { yield all[index] }
    _modify { yield &all[index] }
  }

  /// The root of an endpoint, which is made if it is not there.
  mutating func root(of endpoint: String) -> Int {
    if let root = roots[ExactText(endpoint)] { return root }
    let index = all.count
    all.append(Place(step: nil, parent: nil, rank: Rank(endpoint: endpoint), root: index))
    all[index].types = learned[ExactText(endpoint)] ?? LearnedTypes()
    all[index].size = 1
    describe(index)
    roots[ExactText(endpoint)] = index
    if roots.count > manyEndpoints { isOverdue = true }
    return index
  }

  /// The place that a step leads to, which is made if it is not there; nil if there is no room.
  mutating func place(_ step: Step, in parent: Int) -> Int? {
    if let place = all[parent].inner[step] { return place }
    return newPlace(step, in: parent)
  }

  /// The new place that a step leads to; nil if there is no room.
  mutating func newPlace(_ step: Step, in parent: Int) -> Int? {
    let rank = Rank(all[parent].rank, step)
    let root = all[parent].root
    if let end = all[root].end, !(rank < end) { return nil }
    if let endOfEndpoints, all[root].rank.hash >= endOfEndpoints { return nil }
    all.append(Place(step: step, parent: parent, rank: rank, root: root))
    all[root].size += 1
    if all[root].size > limit + Self.slack { isOverdue = true }
    all[all.count - 1].types = all[parent].types
    describe(all.count - 1)
    all[parent].inner.insert(step, all.count - 1)
    return all.count - 1
  }

  /// Says of a new place what was declared or learned about it.
  private mutating func describe(_ index: Int) {
    let types = all[index].types
    guard !maps.isEmpty || !types.isEmpty else { return }
    let path = path(of: index)
    all[index].isMap = maps.contains(path.asWritten) || types.maps.contains(path)
    all[index].isRow = types.rows[path]
    all[index].hasContent = types.texts.contains(path)
    all[index].discriminator = types.discriminators[path]
    guard var steps = types.homes[path], steps > 0 else { return }
    var home = index
    while steps > 0, let parent = all[home].parent { (home, steps) = (parent, steps - 1) }
    all[index].home = home
    all[home].guests.append(index)
  }

  /// Leaves out places if there are far too many.
  ///
  /// - Returns: The new index of each place, or -1; nil if nothing was left out.
  mutating func trimIfOverdue() -> [Int]? { isOverdue ? trim() : nil }

  /// Leaves out places if there are too many.
  ///
  /// - Returns: The new index of each place, or -1; nil if nothing was left out.
  @discardableResult
  mutating func trim() -> [Int]? {
    isOverdue = false
    if roots.count > endpointLimit {
      let hashes = roots.values.map { all[$0].rank.hash }.sorted()
      endOfEndpoints = hashes[endpointLimit]
      manyEndpoints = roots.count + roots.count / 4 + 100
    }
    let large = Set(roots.values.filter { all[$0].size > limit })
    var isKept = [Bool](repeating: true, count: all.count)
    var members: [Int: [(rank: Rank, index: Int)]] = [:]
    for index in all.indices where all[index].parent != nil {
      let root = all[index].root
      if large.contains(root) { members[root, default: []].append((all[index].rank, index)) }
      if let endOfEndpoints, all[root].rank.hash >= endOfEndpoints { isKept[index] = false }
    }
    for (root, members) in members {
      guard members.count > limit - 1 else { continue }
      let order = members.sorted { precedes($0, $1) }
      all[root].end = order[limit - 1].rank
      for (_, index) in order[(limit - 1)...] { isKept[index] = false }
    }
    return isKept.allSatisfy(\.self) ? nil : keep(isKept)
  }

  /// Leaves out the other places.
  private mutating func keep(_ isKept: [Bool]) -> [Int] {
    let names = Dictionary(uniqueKeysWithValues: roots.map { ($1, $0) })
    var moved = [Int](repeating: -1, count: all.count)
    roots = [:]
    var own = 0
    // Each place moves to the front, where only places are that have moved before.
    for index in all.indices where isKept[index] {
      moved[index] = own
      if own != index { all.swapAt(own, index) }
      all[own].inner = InnerPlaces()
      all[own].guests = []
      all[own].root = moved[all[own].root]
      if let parent = all[own].parent, let step = all[own].step {
        all[own].parent = moved[parent]
        all[moved[parent]].inner.insert(step, own)
        all[all[own].root].size += 1
      } else {
        all[own].size = 1
        roots[names[index] ?? ExactText("")] = own
      }
      if let home = all[own].home {
        all[own].home = moved[home]
        all[moved[home]].guests.append(own)
      }
      own += 1
    }
    all.removeLast(all.count - own)
    return moved
  }

  /// Ranks are equal only if hashes collide. Then the paths decide.
  private func precedes(_ left: (rank: Rank, index: Int), _ right: (rank: Rank, index: Int)) -> Bool
  {
    if left.rank < right.rank { return true }
    if right.rank < left.rank { return false }
    return path(of: left.index).lexicographicallyPrecedes(path(of: right.index))
  }

  /// The steps from the root of its endpoint to a place.
  func path(of index: Int) -> [Step] {
    var steps: [Step] = []
    var current = index
    while let step = all[current].step, let parent = all[current].parent {
      steps.append(step)
      current = parent
    }
    return steps.reversed()
  }
}

extension Places {
  /// Adds what was seen at other places. The lower limit counts: what it left out is not known.
  mutating func merge(_ other: Places) {
    limit = min(limit, other.limit)
    endpointLimit = min(endpointLimit, other.endpointLimit)
    add(other)
    trim()
  }

  /// The same places under other names of endpoints. Those that get the same name are merged, and
  /// those that get none are left out.
  func renamingRoots(_ name: (String) -> String?) -> Places {
    var result = emptied
    result.add(self, root: name)
    return result
  }

  /// No places, with what was declared about them.
  var emptied: Places {
    var places = Places(limit: limit, endpointLimit: endpointLimit)
    (places.maps, places.learned) = (maps, learned)
    return places
  }

  /// Adds what was seen at other places.
  ///
  /// - Parameters:
  ///   - name: The name that an endpoint has here; nil if it is left out.
  ///   - isData: Whether a key counts as `{}`, given the index of the object there, and here.
  mutating func add(
    _ other: Places, root name: (String) -> String? = { $0 },
    where isData: (_ key: Step, _ parent: Int, _ own: Int, Places) -> Bool = { _, _, _, _ in false }
  ) {
    let names = Dictionary(uniqueKeysWithValues: other.roots.map { ($1, $0.text) })
    var moved: [Int?] = []
    moved.reserveCapacity(other.all.count)
    for (index, place) in other.all.enumerated() {
      var facts = place.facts
      let own: Int?
      if var step = place.step, let parent = place.parent {
        let home = moved[parent].map { all[$0].home ?? $0 }
        if case .key(let key) = step, let home, isData(step, parent, home, self) {
          step = .members
          facts.keys.add(key, count: facts.values, keepsText: true)
          facts.repeated = 0
        }
        own = home.flatMap { self.place(step, in: $0) }
      } else {
        own = name(names[index] ?? "").map { root(of: $0) }
      }
      moved.append(own)
      if let own { all[own].facts.merge(facts) }
    }
  }
}
