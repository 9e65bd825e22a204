/// About how many bytes values take where they are stored.
struct StoredSizes {
  let plan: ModelPlan
  /// Those of the types that were looked at; nil while one is.
  private var known: [Int: Int?] = [:]

  init(_ plan: ModelPlan) { self.plan = plan }

  mutating func bytes(of type: ValueType) -> Int {
    switch type {
    case .model(let index): bytes(ofModel: index)
    case .optional(let inner): bytes(of: inner) + 1
    case .oneOf(let first, let second): max(bytes(of: first), bytes(of: second)) + 1
    case .list, .map: 8
    default: 16
    }
  }

  private mutating func bytes(ofModel index: Int) -> Int {
    // What contains itself does so in an array.
    if let known = known[index] { return known ?? 8 }
    known.updateValue(nil, forKey: index)
    var bytes = 0
    switch plan.types[index].content {
    case .properties(let properties), .row(let properties):
      for property in properties {
        // The sum would overflow where each of many types contains the next one many times.
        bytes = min(
          bytes + (property.box == nil ? self.bytes(of: property.reading.type) : 8), 1 << 20)
      }
    case .variants(_, _, let variants):
      for case let payload? in variants.map(\.payload) {
        bytes = max(bytes, self.bytes(of: payload.type))
      }
    case .texts: bytes = 16
    }
    known[index] = bytes
    return bytes
  }
}
