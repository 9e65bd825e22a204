/// The value of an `Any` that is known to hold a `Value`, without the search of `as?`: that takes five times as
/// long, and it is most of what reading a dictionary costs.
///
/// - Precondition: `type(of: value) == Value.self`.
@inline(__always)
func exactCast<Value>(_ value: Any, to type: Value.Type) -> Value {
  assert(Swift.type(of: value) == Value.self)
  func cast<Held>(_ held: Held) -> Value {
    // What is held may be a box itself, such as the `Any` of an `Any?`: then only its value is of the type.
    guard Held.self == Value.self else { return held as! Value }
    return unsafe unsafeBitCast(held, to: Value.self)
  }
  return _openExistential(value, do: cast)
}
