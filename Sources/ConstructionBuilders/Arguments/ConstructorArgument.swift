/// An argument of `construct`: a field, or something made from one.
///
/// | argument | the initialiser receives | the build fails |
/// |---|---|---|
/// | `$name` | the value, or a nested builder's model | if it is missing, null or unusable |
/// | `$results` | the usable elements | also if all were lost; null is no loss |
/// | `$type.optional` | an Optional | never |
/// | `$type.ifPresent` | an Optional | if it is neither missing nor null, and unusable |
/// | `$results.or([])` | the value, or the default | never |
/// | `$kind.or(.other, for: .unknownCase)` | the value, or the default | for any other reason |
/// | `$results.requiringAll` | all elements | also if an element was left out |
/// | `$results.allowingLosses(atMost: 3)` | the usable elements | also if more were lost |
/// | `$code.map { … }` | the closure's result | also if the closure throws |
/// | `$code.compactMap { … }` | the closure's result | also if that is nil, or it throws |
/// | `$age.checked("0 to 150") { … }` | the value | also if the check fails |
///
/// The build also fails if a nested builder that is required cannot be built.
///
/// Only `.optional` makes a value optional. If the initialiser has an Optional parameter, a plain
/// `$age` compiles as well, because Swift converts `(Int?) -> Model` to `(Int) -> Model`. The value
/// is still required.
public protocol ConstructorArgument<Built> {
  /// The type that the initialiser receives.
  associatedtype Built

  /// The path of the value, from the builder.
  var path: FieldPath { get }

  /// Returns what the initialiser receives, or returns nil and adds one reason or more.
  func resolve(into problems: inout FindingList) -> Built?

  /// What the initialiser receives; nil if there is no usable value, for any reason.
  ///
  /// Clients do not implement it.
  var _usable: Built? { get }

  /// Whether the value may still change; see ``Field/isArriving``.
  ///
  /// Clients do not implement it.
  var _isArriving: Bool { get }

  /// Whether there is no value, and all findings that say why are of these kinds.
  ///
  /// Clients do not implement it.
  func _isAbsent(for kinds: [Finding.Kind]) -> Bool
}

extension ConstructorArgument {
  @inlinable
  public var _usable: Built? {
    var ignored = FindingList.ignoring
    return resolve(into: &ignored)
  }

  @inlinable
  public var _isArriving: Bool { false }

  public func _isAbsent(for kinds: [Finding.Kind]) -> Bool { false }
}

/// An argument that is made of another one, and has its path.
@usableFromInline
protocol DerivedArgument: ConstructorArgument {
  associatedtype Base: ConstructorArgument

  var base: Base { get }
}

extension DerivedArgument {
  @usableFromInline
  var path: FieldPath { base.path }

  @inlinable
  var _isArriving: Bool { base._isArriving }

  @usableFromInline
  func _isAbsent(for kinds: [Finding.Kind]) -> Bool { base._isAbsent(for: kinds) }
}

extension Field: ConstructorArgument {
  /// Returns what the initialiser receives, or returns nil and adds the reasons.
  @_documentation(visibility: internal)
  @inlinable @inline(__always)
  public func resolve(into problems: inout FindingList) -> Value.Built? {
    build(.model, into: &problems)
  }

  /// The same without reasons. An Optional that is nil is not a value here, so `.or` replaces it.
  @inlinable @inline(__always)
  public var _usable: Value.Built? {
    guard let value, !value.isAbsent else { return nil }
    var ignored = Walk.ignoring
    return build(value, &ignored)
  }

  @inlinable
  public var _isArriving: Bool { isArriving }

  @inlinable @inline(__always)
  func build(_ aim: Walk.Aim, into problems: inout FindingList) -> Value.Built? {
    guard !isArriving, let value = value ?? Value.absent else {
      addAbsence(to: &problems)
      return nil
    }
    // The compiler sees the type here, and most types need no call.
    if Value.isBuiltAsIs, aim == .model, keptNote?.hasElements != true,
      let built = value as? Value.Built
    {
      return built
    }
    var walk = Walk(aim)
    if let built = build(value, &walk) { return built }
    add(walk.findings, to: &problems)
    return nil
  }

  @inlinable @inline(__always)
  func build(_ value: Value, _ walk: inout Walk) -> Value.Built? {
    guard !Value.isBuiltAsIs, BuildWatch.isAnyRunning else {
      // Nearly always, the note is of the value as it is, and does not need to be retained.
      if keptNote?.isOfValueBefore == true { return buildChanged(value, &walk) }
      return value.buildRequired(keptNote, &walk)
    }
    return buildWatched(value, &walk)
  }

  @inlinable @inline(never)
  func buildChanged(_ value: Value, _ walk: inout Walk) -> Value.Built? {
    value.buildRequired(note, &walk)
  }

  @inlinable @inline(never)
  func buildWatched(_ value: Value, _ walk: inout Walk) -> Value.Built? {
    guard let watch = BuildWatch.own else { return value.buildRequired(note, &walk) }
    let outer = watch.begin()
    let built = NotedReads.apart { value.buildRequired(note, &walk) }
    watch.end(self, outer) { value._findingList(note, $0) }
    return built
  }

  @usableFromInline
  func add(_ own: FindingList, to problems: inout FindingList) {
    guard !problems.isIgnoring else { return problems.append(tooDeep: own, under: path) }
    problems.append(own, under: path)
  }

  /// Adds the reasons why there is no value.
  @usableFromInline
  func addAbsence(to problems: inout FindingList) {
    guard !problems.isIgnoring else { return }
    guard !isArriving else {
      return problems.append(Finding(path: path, kind: .arriving, expected: Value.expectation))
    }
    if let own = note?.own, !own.isEmpty {
      let inner = note?.inner.filter { !$0.isRepair } ?? []
      for finding in own + inner { problems.append(finding.prefixed(by: path)) }
    } else if let absence {
      problems.append(absence)
    }
    for finding in note?.elsewhere ?? [] where !finding.isRepair { problems.append(finding) }
  }
}
