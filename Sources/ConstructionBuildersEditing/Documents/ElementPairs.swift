/// Which elements of one array stand for which of another: those before and after the changed ones,
/// and if there are as many, all.
struct ElementPairs {
  private let old: Int
  private let new: Int
  private(set) var prefix = 0
  private(set) var suffix = 0

  init(old: Int, new: Int, _ isSame: (_ old: Int, _ new: Int) -> Bool) {
    (self.old, self.new) = (old, new)
    while prefix < min(old, new), isSame(prefix, prefix) { prefix += 1 }
    // If there are as many, the one after the prefix is known to differ.
    let rest = min(old, new) - prefix - (old == new ? 1 : 0)
    while suffix < rest, isSame(old - 1 - suffix, new - 1 - suffix) {
      suffix += 1
    }
  }

  /// The element of the old array for one of the new one; nil if there is none.
  func match(of index: Int) -> Int? {
    if index < prefix || old == new { return index }
    return index >= new - suffix ? index - new + old : nil
  }

  /// Whether the two are known to be the same.
  func isSame(_ index: Int) -> Bool { index < prefix || index >= new - suffix }
}
