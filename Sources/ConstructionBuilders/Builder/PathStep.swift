/// One step of a path to a field: into an object by a key, or into an array by an index.
///
/// It is written as a literal:
///
/// ```swift
/// _longitude = fields["geometry", "coordinates", 0]
/// ```
///
/// A key or an index that is only known at run time is ``key(_:)`` or ``index(_:)``:
///
/// ```swift
/// _corner = fields["corners", .index(number), "x"]
/// ```
///
/// An index counts elements from 0, as the sender wrote them. Where there is none, as for every
/// index below 0, the step is missing.
public enum PathStep: Sendable {
  /// Into an object.
  case key(JSONKey)
  /// Into an array, by an index from 0.
  case index(Int)

  var component: FieldPath.Component {
    switch self {
    case .key(let key): .key(key.text)
    case .index(let index): .index(index)
    }
  }

  /// What a value must be for this step.
  var container: String {
    switch self {
    case .key: "object"
    case .index: "array"
    }
  }
}

extension PathStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  @_documentation(visibility: internal)
  public init(stringLiteral key: StaticString) { self = .key(JSONKey(stringLiteral: key)) }

  @_documentation(visibility: internal)
  public init(integerLiteral index: Int) { self = .index(index) }
}
