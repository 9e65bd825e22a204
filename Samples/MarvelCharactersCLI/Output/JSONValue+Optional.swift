import ConstructionBuilders
import Foundation

/// JSON values of Optionals: nil is null.
extension JSONValue {
  init(_ integer: Int?) { self = integer.map { .number(Number($0)) } ?? .null }
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  init(_ url: URL?) { self.init(url?.absoluteString) }

  /// ISO 8601, in UTC.
  init(_ date: Date?) { self.init(date?.formatted(.iso8601)) }
}
