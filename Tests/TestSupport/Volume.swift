import Foundation

/// Whether the environment variable `ALL_CASES` asks for more cases than every run can wait for.
public let checksAllCases = ProcessInfo.processInfo.environment["ALL_CASES"] != nil

/// How many cases of one kind to check: a debug build is about thirty times slower.
///
/// ```swift
/// for _ in 0..<volume(debug: 300, release: 2_500) { try check(random.next()) }
/// ```
///
/// - Parameter all: How many a release build checks with `ALL_CASES`, if more than otherwise.
public func volume(debug: Int, release: Int, all: Int? = nil) -> Int {
  #if DEBUG
    debug
  #else
    checksAllCases ? all ?? release : release
  #endif
}
