/// What can be an argument of `construct`: a field, or something made of one.
///
/// | written | becomes | when it fails the build |
/// |---|---|---|
/// | `$name` | the value, or a nested builder's model | missing, null, unusable, not to be built |
/// | `$type.optional` | an Optional | never |
/// | `$results.or([])` | the value, or the default | never |
/// | `$results.complete` | all elements | also when any element was dropped |
/// | `$code.map { … }` | what the closure returns | also when the closure throws |
/// | `$code.compactMap { … }` | what the closure returns | also when that is nil, or it throws |
/// | `$age.checked("0 to 150") { … }` | the value | also when the check says no |
///
/// An initialiser's Optional parameter takes a plain `$age` as well, because Swift converts
/// `(Int?) -> Model` to `(Int) -> Model`: then the value is required all the same. Only `.optional` makes
/// it optional.
public protocol ConstructorArgument {
  /// What the constructor is given.
  associatedtype Resolved

  /// Where the value stands, from the builder.
  var path: FieldPath { get }

  /// Makes what the constructor is given; or returns nil and adds the reasons, one or more.
  func resolve(_ problems: inout FindingList) -> Resolved?

  /// Makes what the constructor is given, or returns nil where nobody asks for the reasons.
  func resolveQuietly() -> Resolved?
}

// `@inlinable`, all three: without it, building an array of Ints takes 1.5 times as long, and Marvel 1.8 times.
extension ConstructorArgument {
  @inlinable
  public func resolveQuietly() -> Resolved? {
    var ignored = FindingList()
    return resolve(&ignored)
  }
}

extension Field: ConstructorArgument {
  /// The value as the constructor takes it, or nil and the reasons.
  @inlinable
  public func resolve(_ problems: inout FindingList) -> Value.Built? {
    guard let value = value ?? Value._absent else {
      addAbsence(to: &problems)
      return nil
    }
    var resolution = Resolution()
    if let built = value.resolve(note, into: &resolution) { return built }
    add(resolution, to: &problems)
    return nil
  }

  /// The value as the constructor takes it, or nil.
  @inlinable
  public func resolveQuietly() -> Value.Built? {
    guard let value, !value._isAbsent else { return nil }
    var ignored = Resolution()
    return value.resolve(note, into: &ignored)
  }

  /// Adds why there is no value.
  @usableFromInline
  func addAbsence(to problems: inout FindingList) {
    if let own = note?.own, !own.isEmpty {
      let inner = note?.inner.filter { !$0.isRepair } ?? []
      for finding in own + inner { problems.append(finding.prefixed(by: path)) }
    } else if let finding {
      problems.append(finding)
    }
    for finding in note?.elsewhere ?? [] where !finding.isRepair { problems.append(finding) }
  }

  /// Adds what kept the value from being made.
  @usableFromInline
  func add(_ resolution: Resolution, to problems: inout FindingList) {
    problems.append(resolution.problems, under: path)
  }
}
