/// What the arms of unions have read while one of them is tried.
///
/// Both arms of a union may have unions in them that read the same values. Without this, the work
/// would double at each level.
///
/// What a client's closure reads is known to nobody. Where an arm has one as its format, builders
/// know the objects that they have read: see ``InputSource/knowsObjects``.
final class TriedValues {
  /// What was built to rank them, if anything.
  var builds: RankedBuilds?

  private var known: [Place: (read: Any, held: Any?)] = [:]

  /// A value as it is read.
  struct Place: Hashable {
    let type: ObjectIdentifier
    /// How it is written, if the type does not say.
    var format: AnyHashable?
    /// Where it begins in a document, or what tells it from other values of a dictionary.
    let value: UInt
    let depth: Int
    let context: UInt32
  }

  func value<Value>(at place: Place, as type: Value.Type) -> Value? {
    known[place].flatMap { $0.read as? Value }
  }

  /// - Parameter held: The value of a dictionary. While it is kept, no other one takes its place.
  func keep(_ value: Any, at place: Place, held: Any?) { known[place] = (value, held) }
}
