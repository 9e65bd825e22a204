internal import ConstructionBuildersC

/// How a field was read: where, as what, and by which coercions.
package final class NotedRead: ReadOfField {
  /// The key or path, and its aliases in the order of preference.
  package let paths: [FieldPath]
  package let type: any Capturable.Type
  package let coercion: Coercion
  /// The words of the format; nil for the type's own.
  package let format: FormatWords?
  /// The path of the discriminator that chooses the variant of the value; nil if none does.
  package let variant: FieldPath?
  /// Reads a value as the field was read; nil if that gives none.
  let value: @Sendable (_ json: JSONValue, Coercion) -> Any?

  init(
    paths: [FieldPath], type: any Capturable.Type, coercion: Coercion,
    format: FormatWords?, variant: FieldPath?,
    value: @escaping @Sendable (JSONValue, Coercion) -> Any?
  ) {
    self.paths = paths
    self.type = type
    self.coercion = coercion
    self.format = format
    self.variant = variant
    self.value = value
  }

  /// Reads a value as the field was read; nil if that gives none.
  package func reading(_ json: JSONValue) -> Any? { value(json, coercion) }

  /// Whether reading a probe as the field was read gives a value.
  package func takes(_ probe: JSONValue, _ coercion: Coercion) -> Bool {
    value(probe, coercion) != nil
  }
}

/// What a builder reads and demands while it runs for a contract, or for the JSON that it writes.
///
/// It belongs to the running thread, as a ``BuildWatch`` does.
@usableFromInline
package final class NotedReads {
  /// All reads, in order.
  package private(set) var reads: [NotedRead] = []

  /// What is demanded of values, by their paths, each once.
  package private(set) var demands: [(path: FieldPath, demand: ReadDemand)] = []

  /// Whether the builder looked at the keys of its object.
  package var looksAtKeys = false

  /// Whether a variant notes what it reads in the object of its ``VariantBuilder``.
  let followsVariants: Bool

  package init(followsVariants: Bool = false) { self.followsVariants = followsVariants }

  /// Runs `body`, and notes what builders read and demand in it.
  package func collect<Result>(_ body: () -> Result) -> Result {
    let outer = unsafe construction_builders_thread().pointee.reads
    unsafe construction_builders_thread().pointee.reads = UInt(
      bitPattern: Unmanaged.passUnretained(self).toOpaque())
    defer { unsafe construction_builders_thread().pointee.reads = outer }
    // A field builds its value apart only where somebody watches what is built.
    return withExtendedLifetime(self) { BuildWatch().run(body) }
  }

  /// Runs `body`, which builds the value of a field, so that nothing is noted: the builders in it
  /// have paths of their own.
  @usableFromInline
  static func apart<Result>(_ body: () -> Result) -> Result {
    let outer = unsafe construction_builders_thread().pointee.reads
    unsafe construction_builders_thread().pointee.reads = 0
    defer { unsafe construction_builders_thread().pointee.reads = outer }
    return body()
  }

  /// The reads of the builder that runs for a contract on the running thread; nil if none does.
  ///
  /// Trusts `collect`, which alone sets the word to an address: it keeps the reads until it has
  /// reset it. `apart` runs within it, on the same thread.
  static var current: NotedReads? {
    unsafe UnsafeRawPointer(bitPattern: construction_builders_thread().pointee.reads).map {
      unsafe Unmanaged<NotedReads>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func add(_ read: NotedRead) { reads.append(read) }

  /// Notes that an argument demands something of a value.
  ///
  /// Without a contract, this only reads a number.
  static func note(_ demand: @autoclosure () -> ReadDemand, at path: FieldPath) {
    guard let current else { return }
    let demand = demand()
    guard !current.demands.contains(where: { $0.path == path && $0.demand == demand }) else {
      return
    }
    current.demands.append((path, demand))
  }
}

/// What is demanded of a value after it was read. Contracts encode it.
package enum ReadDemand: Hashable, Sendable {
  /// A check, in its own words.
  case check(String)
  /// A closure turns the value into something else, or rejects it.
  case transformed
  /// No element may be lost.
  case requiringAll
  /// Only some elements may be lost, in the words of the argument.
  case allowingLosses(String)
  /// A default stands in for a finding of one variant, by its name.
  case fallback(for: String)
}
