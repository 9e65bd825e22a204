/// What an enumeration of variants gains over one struct with Optionals.
///
/// Each variant repeats the keys that it has in common with others, and of a new variant all is
/// lost. So there have to be few such keys, and of one struct for all, a good part would have to be
/// empty.
struct VariantsGain {
  /// How many keys most variants have.
  private let common: Int

  /// How much of a struct with all keys, and those of objects in them, would be filled.
  private let filled: Double

  private static let mostCommon = 10
  private static let mostFilled = 2 / 3.0

  init(_ variants: [SurveyedValue]) {
    let discriminator = variants.first?.parent?.discriminator
    var counts: [Step: Int] = [:]
    var all: Set<[Step]> = []
    var (objects, members) = (0, 0)
    for variant in variants {
      objects += variant.objects
      variant.forEachKey(besides: discriminator) { path, present in
        if path.count == 1 { counts[path[0], default: 0] += 1 }
        all.insert(path)
        members += present
      }
    }
    common = counts.values.count { $0 * 2 > variants.count }
    filled = Double(members) / Double(max(1, objects * all.count))
  }

  /// - Parameter isWithinVariants: Whether the objects are in others of which the same key tells
  ///   variants. Then only one of theirs may have been seen.
  func pays(isWithinVariants: Bool) -> Bool {
    common <= Self.mostCommon && (isWithinVariants || filled <= Self.mostFilled)
  }
}

extension SurveyedValue {
  /// Calls `body` with each key, and each key of objects in it, and how many of these have it.
  fileprivate func forEachKey(
    besides hidden: String?, _ body: (_ path: [Step], _ present: Int) -> Void
  ) {
    var pending = inner.map { (value: $0, path: [Step]()) }
    while let (value, path) = pending.popLast() {
      guard let step = value.step, case .key(let key) = step else { continue }
      if path.isEmpty, key == hidden { continue }
      body(path + [step], value.facts.present)
      pending += value.inner.map { ($0, path + [step]) }
    }
  }
}
