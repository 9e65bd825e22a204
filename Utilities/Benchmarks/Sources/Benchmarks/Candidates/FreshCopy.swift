/// Copies that share no storage, for the floor: what only making and freeing a model costs.
extension String {
  /// The same text in new storage.
  var fresh: String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // It need not be validated again, and a floor should not be.
      return String(copying: utf8Span)
    }
    return String(decoding: Array(utf8), as: UTF8.self)
  }
}

extension Array {
  /// The elements, each copied, in new storage.
  func fresh(_ copy: (Element) -> Element) -> [Element] { map(copy) }
}

extension [String: String] {
  /// The same members in new storage.
  var fresh: [String: String] { fresh { $0.fresh } }
}

extension Dictionary where Key == String {
  /// The members, each copied, in new storage.
  func fresh(_ copy: (Value) -> Value) -> [String: Value] {
    var result: [String: Value] = [:]
    result.reserveCapacity(count)
    for (key, value) in self { result[key.fresh] = copy(value) }
    return result
  }
}
