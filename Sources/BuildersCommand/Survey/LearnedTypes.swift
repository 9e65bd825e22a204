/// What one survey of an endpoint has shown about its objects, so that the next one counts them by
/// type.
struct LearnedTypes: Equatable, Sendable {
  /// The keys that tell the variants of objects, by the paths of the objects.
  var discriminators: [[Step]: String] = [:]

  /// How many steps to go up for the place whose type the objects at a path have.
  var homes: [[Step]: Int] = [:]

  /// The paths of objects whose keys are data.
  var maps: Set<[Step]> = []

  /// The paths of texts that are JSON.
  var texts: Set<[Step]> = []

  /// The paths of arrays that were counted by position, and whether they are rows.
  var rows: [[Step]: Bool] = [:]

  var isEmpty: Bool {
    discriminators.isEmpty && homes.isEmpty && maps.isEmpty && texts.isEmpty && rows.isEmpty
  }
}
