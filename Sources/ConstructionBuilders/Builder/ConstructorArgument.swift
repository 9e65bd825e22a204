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
public protocol ConstructorArgument<Built> {
  /// What the constructor is given.
  associatedtype Built

  /// Where the value stands, from the builder.
  var path: FieldPath { get }

  /// Makes what the constructor is given; or returns nil and adds the reasons, one or more.
  func resolve(into problems: inout FindingList) -> Built?
}

extension ConstructorArgument {
  /// What the constructor is given; nil where there is no value to use, whatever the reason.
  @inlinable
  public var _usable: Built? {
    var ignored = FindingList.ignoring
    return resolve(into: &ignored)
  }
}

extension Field: ConstructorArgument {
  /// The value as the constructor takes it, or nil and the reasons.
  @_documentation(visibility: internal)
  @inlinable
  public func resolve(into problems: inout FindingList) -> Value.Built? {
    build(everyElement: false, into: &problems)
  }

  @inlinable
  func build(everyElement: Bool, into problems: inout FindingList) -> Value.Built? {
    if problems.isIgnoring {
      // An Optional without a value is none to use.
      guard let value, !value._isAbsent else { return nil }
      return value._build(note, everyElement: everyElement, into: &problems)
    }
    guard let value = value ?? Value._absent else {
      addAbsence(to: &problems)
      return nil
    }
    var own = FindingList.ofValue
    if let built = value._build(note, everyElement: everyElement, into: &own) { return built }
    add(own, to: &problems)
    return nil
  }

  @usableFromInline
  func add(_ own: FindingList, to problems: inout FindingList) {
    problems.append(own, under: path)
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
}
