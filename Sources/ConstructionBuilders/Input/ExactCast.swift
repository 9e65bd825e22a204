/// The value of an `Any` that is known to hold a `Value`, without the search of `as?`: that takes five times as
/// long, and it is most of what reading a dictionary costs.
///
/// - Precondition: `type(of: value) == Value.self`.
@inline(__always)
func exactCast<Value>(_ value: Any, to type: Value.Type) -> Value {
  assert(Swift.type(of: value) == Value.self)
  func cast<Held>(_ held: Held) -> Value {
    unsafe unsafeBitCast(held, to: Value.self)
  }
  return _openExistential(value, do: cast)
}
