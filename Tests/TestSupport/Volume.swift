import Foundation

/// Whether the environment variable `ALL_CASES` asks for more cases than every run can wait for.
public let checksAllCases = ProcessInfo.processInfo.environment["ALL_CASES"] != nil

/// How many random cases of one kind to check: a debug build is about thirty times slower.
///
/// ```swift
/// for _ in 0..<volume(debug: 300, release: 2_500) { try check(random.next()) }
/// ```
///
/// Without `ALL_CASES`, a debug build checks half of many cases, and a release build a sixth. A few
/// cases are all checked: they differ in more than chance.
///
/// - Parameter all: How many a release build checks with `ALL_CASES`, if more than otherwise.
public func volume(debug: Int, release: Int, all: Int? = nil) -> Int {
  let few = 12
  #if DEBUG
    return checksAllCases || debug < 2 * few ? debug : debug / 2
  #else
    if checksAllCases { return all ?? release }
    return release < 3 * few ? release : max(few, release / 6)
  #endif
}

/// How many cases of one kind to check in any build, and with `ALL_CASES`.
public func volume(_ usual: Int, all: Int) -> Int { checksAllCases ? all : usual }

/// How large a hostile input is: so large that quadratic work would not come to its end, and that
/// linear work is done at once.
public func inputSize(debug: Int, release: Int, all: Int? = nil) -> Int {
  #if DEBUG
    debug
  #else
    checksAllCases ? all ?? release : release
  #endif
}

/// Of how many cases one is checked: a debug build takes longer steps, `ALL_CASES` shorter ones.
public func stepWidth(debug: Int, release: Int, all: Int? = nil) -> Int {
  #if DEBUG
    debug
  #else
    checksAllCases ? all ?? release : release
  #endif
}
