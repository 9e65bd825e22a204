import ConstructionBuilders

/// Finds the members that tell the kind of an object: `{"type": "ping"}`.
///
/// One survey shows which members can do so. Only a second one, in which each kind has a place of
/// its own, shows whether they do: objects of one kind have most of their keys in common.
///
/// A backend that tells the kinds of some objects by `type` does so everywhere: within them, an
/// object with a `type` has kinds, even if only one of them was seen.
struct Discriminators {
  /// The keys, by the paths of the objects.
  private(set) var keys: [[Step]: String] = [:]
  private var refused: Set<[Step]> = []

  /// Keys that are known to tell kinds.
  private static let names: Set<String> = [
    "$type", "@type", "__typename", "_type", "event", "eventType", "event_type", "kind", "object",
    "objectType", "object_type", "resourceType", "t", "type",
  ]

  private static let leastObjects = 8

  /// Looks at a survey that was made with the present keys.
  ///
  /// - Returns: Whether the keys have changed, so that the captures have to be surveyed again.
  mutating func learn(from root: SurveyedValue) -> Bool {
    let before = keys
    for value in root.everything where value.facts.object.count > 0 {
      let path = value.path
      if keys[path] != nil {
        if !Self.areKinds(value) {
          keys[path] = nil
          refused.insert(path)
        }
      } else if !refused.contains(path), !path.contains(.members),
        let key = Self.candidate(in: value)
      {
        keys[path] = key
      }
    }
    return keys != before
  }

  private static func candidate(in value: SurveyedValue) -> String? {
    let objects = value.facts.object.count
    guard value.kind == nil else { return nil }
    return value.keys.first { key in
      guard names.contains(key), let member = value.inner(.key(key)) else { return false }
      let facts = member.facts
      let texts = facts.strings.distinct
      let count = texts.hashes.count
      let areMany = objects >= leastObjects && count > 1 && count * 3 <= objects * 2
      return (areMany || value.outerDiscriminator == key) && 1...40 ~= count
        && facts.string.count == facts.values && facts.present == objects
        && texts.total == facts.string.count && facts.strings.formats.isEmpty
        && texts.texts.count == count
        && texts.texts.values.allSatisfy { $0.utf8.count <= 60 && !DataText.isData($0) }
    }
  }

  /// Whether objects of one kind have their keys in common, and those of others have others.
  private static func areKinds(_ value: SurveyedValue) -> Bool {
    let kinds = value.inner.filter { $0.kind != nil }
    guard value.keys.isEmpty else { return false }
    if value.outerDiscriminator == value.discriminator { return true }
    var all: Set<ExactText> = []
    var (members, room) = (0, 0)
    for kind in kinds {
      let inner = kind.inner
      all.formUnion(kind.keys.map { ExactText($0) })
      members += inner.reduce(0) { $0 + $1.facts.present }
      room += kind.facts.object.count * inner.count
    }
    let objects = value.facts.object.count
    let together = Double(members) / Double(max(1, objects * all.count))
    let apart = Double(members) / Double(max(1, room))
    return together <= 0.75 && apart >= 0.8
  }
}

extension SurveyedValue {
  /// The key that tells the kinds of an object around.
  fileprivate var outerDiscriminator: String? {
    var around = parent
    while let value = around {
      if value.kind != nil { return value.parent?.discriminator }
      around = value.parent
    }
    return nil
  }
}
