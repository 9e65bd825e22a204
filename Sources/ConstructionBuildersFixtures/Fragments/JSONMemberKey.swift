/// The key of a ``Member``: a String, or a case of an enumeration that conforms.
///
/// ```swift
/// enum Key: String, JSONMemberKey { case baseType, moves }
///
/// Member(Key.baseType, .fire, \.baseType)
/// ```
public protocol JSONMemberKey {
  /// The key in JSON.
  var memberKey: String { get }
}

extension String: JSONMemberKey {
  public var memberKey: String { self }
}

extension JSONMemberKey where Self: RawRepresentable<String> {
  public var memberKey: String { rawValue }
}

extension JSONMemberKey where Self: CodingKey {
  public var memberKey: String { stringValue }
}

extension JSONMemberKey where Self: CodingKey & RawRepresentable<String> {
  public var memberKey: String { stringValue }
}
