public import ConstructionBuilders

/// What becomes of a member whose field was set to nil.
public enum Clearing: Hashable, Sendable {
  /// It is removed, under every alias. If the object has `""` or `false` for none, it becomes that,
  /// as far as its field reads it so.
  case removal
  /// It becomes this value. The field has to read it as none, or the edit is refused.
  case value(JSONValue)

  /// It becomes null.
  public static let null = Clearing.value(.null)
}
