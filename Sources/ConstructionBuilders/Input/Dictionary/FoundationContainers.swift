#if Foundation && !canImport(ObjectiveC)
  import Foundation

  // NB: where there is no Objective-C, a cast of an `NSDictionary` or `NSArray` converts all that
  // is in it at once, in as many calls as there are levels. One that contains itself is converted
  // until the stack is full. Its mirror is made level by level.

  extension DictionaryValue {
    /// A container of Foundation that is nested too deep, such as one that contains itself.
    static func endlessContainer(_ value: Any) -> DictionaryValue? {
      guard type(of: value) is NSDictionary.Type || type(of: value) is NSArray.Type else {
        return nil
      }
      var levels = ContainerLevels()
      return levels.below(value as AnyObject) < .maximumDepth
        ? nil : .other(UnusableValue(words: "that is nested too deep"))
    }
  }

  /// How many levels of containers there are in those of Foundation.
  private struct ContainerLevels {
    /// The levels of each container. While they are counted, they are taken for too many.
    private var known: [ObjectIdentifier: Int] = [:]

    mutating func below(_ object: AnyObject, at depth: Int = 0) -> Int {
      guard object is NSDictionary || object is NSArray else { return 0 }
      if let levels = known[ObjectIdentifier(object)] { return levels }
      guard depth < .maximumDepth else { return .maximumDepth }
      known[ObjectIdentifier(object)] = .maximumDepth
      var deepest = 0
      for child in Mirror(reflecting: object).children {
        let value = (child.value as? (key: NSObject, value: AnyObject))?.value
        deepest = max(deepest, below(value ?? child.value as AnyObject, at: depth + 1))
      }
      let levels = min(deepest + 1, .maximumDepth)
      known[ObjectIdentifier(object)] = levels
      return levels
    }
  }
#else
  extension DictionaryValue {
    static func endlessContainer(_ value: Any) -> DictionaryValue? { nil }
  }
#endif
