/// In place of Input/Arriving/ByteSearch.swift, which needs a C library.
extension UnsafeRawBufferPointer {
  func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    guard index < count else { return nil }
    for place in index..<count where unsafe self[place] == byte { return place }
    return nil
  }
}
