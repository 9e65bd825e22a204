/// Gives names, each only once.
struct FreeNames {
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// The first of some names that is free; the last one with a number, if none is.
  ///
  /// - Parameter companions: Other names that have to be free with a name, such as that of its
  ///   builder.
  mutating func take(
    _ names: [String], companions: (String) -> [String] = { _ in [] }
  ) -> String {
    let name =
      names.first { isFree($0, companions) }
      ?? (2...).lazy.map { "\(names[names.count - 1])\($0)" }.first { isFree($0, companions) }!
    taken.formUnion([name] + companions(name))
    return name
  }

  private func isFree(_ name: String, _ companions: (String) -> [String]) -> Bool {
    taken.isDisjoint(with: [name] + companions(name))
  }
}
