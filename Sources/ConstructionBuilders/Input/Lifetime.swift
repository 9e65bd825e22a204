/// Says that `value` lives as long as what `source` depends on.
///
/// NB: the standard library has this as `_overrideLifetime`, for itself only.
///
/// - Precondition: `value` does live that long.
@unsafe @_unsafeNonescapableResult @_alwaysEmitIntoClient
@_lifetime(copy source)
func lifetime<Value: ~Copyable & ~Escapable, Source: ~Copyable & ~Escapable>(
  _ value: consuming Value, copying source: borrowing Source
) -> Value { value }
