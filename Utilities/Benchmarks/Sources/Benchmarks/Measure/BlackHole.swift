/// Uses a value, for all the optimiser can know, so that making it cannot be left out.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) where Value: ~Copyable {}
