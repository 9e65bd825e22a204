import Foundation

/// How many cases of one kind to check: a debug build is about thirty times slower.
///
/// ```swift
/// for _ in 0..<volume(debug: 300, release: 2_500) { try check(random.next()) }
/// ```
///
/// - Parameter all: How many a release build checks with the environment variable `ALL_CASES`, if
///   that takes longer than every run can wait.
func volume(debug: Int, release: Int, all: Int? = nil) -> Int {
  #if DEBUG
    debug
  #else
    ProcessInfo.processInfo.environment["ALL_CASES"] == nil ? release : all ?? release
  #endif
}
