/// The word that is a value: of an array, a dictionary or an instance of a class, a reference. Nil
/// for a value that takes more or less.
///
/// Trusts that values of one type with the same word are the same. So the caller keeps the value:
/// then no other takes its storage, and who changes a copy of it gets other storage.
func storageWord<Value>(of value: Value) -> UInt? {
  guard MemoryLayout<Value>.size == MemoryLayout<UInt>.size else { return nil }
  return unsafe withUnsafeBytes(of: value) { unsafe $0.loadUnaligned(as: UInt.self) }
}
