/// A value under another name of its own type; nil if the types differ.
///
/// In specialised code it costs nothing.
@inlinable
func sameType<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
  guard Value.self == Other.self else { return nil }
  // Trusts nothing but the line above: both names are of one type.
  return unsafe unsafeBitCast(value, to: Other.self)
}

/// The value of an `Any` if its type is exactly `Value`; nil for any other type, also one that can
/// be bridged to `Value`.
///
/// `as?` searches for conversions. That takes five times as long, and was most of the time that
/// reading a dictionary took.
func exactCast<Value>(_ value: Any, to type: Value.Type) -> Value? {
  guard Swift.type(of: value) == Value.self else { return nil }
  func cast<Held>(_ held: Held) -> Value {
    // `Held` may be a box, such as the `Any` of an `Any?`, or a superclass: then only the value in
    // it is a `Value`.
    guard Held.self == Value.self else { return held as! Value }
    // Trusts nothing but the line above: both names are of one type.
    return unsafe unsafeBitCast(held, to: Value.self)
  }
  return _openExistential(value, do: cast)
}
