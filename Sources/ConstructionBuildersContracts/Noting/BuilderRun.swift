import ConstructionBuilders

/// A builder that ran on one object, with what it read, held and demanded.
struct BuilderRun {
  /// The fields, with how each was read. A field that was not captured has no read.
  let fields: [(name: String, read: NotedRead?)]

  /// What was read, and no field holds it.
  let unheld: [NotedRead]

  let demands: [(path: FieldPath, demand: ReadDemand)]

  let looksAtKeys: Bool

  /// Why the builder could not build; nil if it could.
  let problems: [Finding]?

  fileprivate init(_ fields: [DeclaredField], _ notes: NotedReads, _ problems: [Finding]?) {
    self.fields = fields.map { ($0.name, ($0.field as? any NotedField)?.notedRead) }
    let held = Set(self.fields.compactMap { $0.read.map(ObjectIdentifier.init) })
    unheld = notes.reads.filter { !held.contains(ObjectIdentifier($0)) }
    demands = notes.demands
    looksAtKeys = notes.looksAtKeys
    self.problems = problems
  }
}

extension ConstructionBuilder {
  /// Runs the builder on an object, and notes what it does.
  static func run(on object: JSONValue, _ coercion: Coercion) -> BuilderRun {
    let notes = NotedReads()
    return notes.collect {
      let builder = Self(object, coercion, isNoted: true)
      return BuilderRun(builder?.declaredFields ?? [], notes, builder?.problems)
    }
  }

  /// Why an object cannot be built; nil if it can, or is not an object.
  static func problems(of object: JSONValue, _ coercion: Coercion) -> [Finding]? {
    Self(object, coercion, isNoted: false)?.problems
  }

  /// Why the builder cannot build; nil if it can.
  fileprivate var problems: [Finding]? {
    guard case .failure(let failure) = build() else { return nil }
    return Finding.explaining(failure, expected: typeName(Model.self))
  }
}
