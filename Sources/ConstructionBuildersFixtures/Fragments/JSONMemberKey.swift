/// The key of a ``Member``: a String, or a case of an enumeration that conforms.
///
/// ```swift
/// enum Key: String, JSONMemberKey { case baseType, moves }
///
/// JSONFragment<Pokemon> { Member(Key.baseType, .fire, \.baseType) }
/// ```
public protocol JSONMemberKey {
  /// The key in JSON. By default it is the text of a coding key, the raw value, or the name.
  var memberKey: String { get }
}

extension String: JSONMemberKey {}

extension JSONMemberKey {
  /// The text of a coding key, the raw value, or the name.
  public var memberKey: String {
    switch self {
    case let key as any CodingKey: key.stringValue
    case let key as any RawRepresentable: "\(key.rawValue)"
    default: "\(self)"
    }
  }
}
