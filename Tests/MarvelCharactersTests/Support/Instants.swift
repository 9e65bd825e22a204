import Foundation

extension Date {
  /// 2022-06-17T13:05:41Z.
  static let whenCyclopsWasModified = Date(timeIntervalSince1970: 1_655_471_141)
}

extension URL {
  /// A URL from a literal.
  init(known text: String) { self = URL(string: text) ?? URL(fileURLWithPath: text) }
}
