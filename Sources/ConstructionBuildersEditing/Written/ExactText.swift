/// A key or string that is compared by its code points.
struct ExactText: Hashable {
  let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
  func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
