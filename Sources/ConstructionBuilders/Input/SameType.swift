/// A value under another name of its own type; nil if the types differ.
///
/// In specialised code it costs nothing.
@inlinable
func sameType<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
  guard Value.self == Other.self else { return nil }
  // Trusts nothing but the line above: both names are of one type.
  return unsafe unsafeBitCast(value, to: Other.self)
}
