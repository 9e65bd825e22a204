/// How many cases of one kind to check: a debug build is about thirty times slower.
///
/// ```swift
/// for _ in 0..<volume(debug: 300, release: 2_500) { try check(random.next()) }
/// ```
func volume(debug: Int, release: Int) -> Int {
  #if DEBUG
    debug
  #else
    release
  #endif
}
