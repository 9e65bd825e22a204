/// Which members tell variants, as a person has said.
struct StatedVariants: Sendable {
  /// The paths of members, and whether they do.
  private var paths: [[Step]: Bool] = [:]

  init(_ tell: [[Step]] = [], not: [[Step]] = []) {
    for path in tell { paths[path] = true }
    for path in not { paths[path] = false }
  }

  /// Whether the member with a key of the objects at a path tells variants; nil if nobody said so.
  subscript(path: [Step], key: String) -> Bool? {
    paths.isEmpty ? nil : paths[Self.member(key, of: path)]
  }

  /// Those that no object of some surveys has, and whether they should tell variants.
  ///
  /// - Parameter surveys: The same documents, counted in different ways.
  func unknown(in surveys: [Survey]) -> [(path: [Step], tells: Bool)] {
    let roots = paths.isEmpty ? [] : surveys.flatMap { $0.endpoints.map(\.root) }
    return paths.filter { path, _ in !roots.contains { $0.has(path) } }
      .map { (path: $0.key, tells: $0.value) }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// Those of which a survey has no variants, although a person has said so.
  func missing(in survey: Survey) -> [[Step]] {
    let wanted = paths.filter(\.value).map(\.key).sorted { $0.lexicographicallyPrecedes($1) }
    if wanted.isEmpty { return [] }
    let told = survey.endpoints.flatMap(\.root.everything).compactMap { value in
      value.discriminator.map { Self.member($0, of: value.path) }
    }
    return wanted.filter { !told.contains($0) }
  }

  /// The path of a member, without the variants of the objects around: nobody could name them.
  private static func member(_ key: String, of path: [Step]) -> [Step] {
    path.filter { !$0.isVariant }.asWritten + [.key(key)]
  }
}

extension SurveyedValue {
  /// Whether there is something at a path as a person writes it, in which no variant is named.
  fileprivate func has(_ path: [Step]) -> Bool {
    var places = [index: self]
    for step in path {
      let around = places.values.flatMap { [$0] + $0.contents }.flatMap { place in
        [place.home] + place.home.inner.filter(\.isVariant)
      }
      let inner = around.flatMap { place in
        place.inner.filter { $0.step.map { [$0].asWritten } == [step] }
      }
      places = Dictionary(inner.map { ($0.index, $0) }) { one, _ in one }
    }
    return !places.isEmpty
  }

  /// What its texts have as JSON, and what the texts in that have.
  private var contents: [SurveyedValue] { inner(.content).map { [$0] + $0.contents } ?? [] }
}
