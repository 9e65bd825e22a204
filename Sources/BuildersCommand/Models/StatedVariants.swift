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
    path.filter { if case .variant = $0 { false } else { true } } + [.key(key)]
  }
}
