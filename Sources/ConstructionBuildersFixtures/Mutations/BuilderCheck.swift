/// A builder of a text, and what it builds.
struct BuilderReading {
  let walk: BuilderWalk
  let result: MutationResult

  /// The owners of mutated members and their models, by the paths of their objects: many mutations
  /// have the same.
  let owners = Locked<[FieldPath: (owner: MutationEffect.Owner, properties: [String: Any])]>([:])

  init<Value: Capturable>(
    _ type: Value.Type, _ json: Data, _ coercion: Coercion
  ) throws(BuildFailure) {
    let root = try JSONRoot<Value>(json: json, coercion: coercion)
    if root.value == nil { _ = try root.build().get() }
    // The error of the builder itself need not be a `BuildFailure`.
    if let (findings, result) = (root.value as? any ConstructionBuilder)?.reported() {
      (walk, self.result) = (BuilderWalk(root.value, findings), result)
    } else {
      walk = BuilderWalk(root.value, root.findings)
      result = MutationResult { try root.build().get() }
    }
  }

  /// The reading of a sample, or a failure when the builder rejects the sample.
  static func baseline<Value: Capturable>(
    _ type: Value.Type, _ sample: Data, _ coercion: Coercion
  ) -> Result<BuilderReading, MutationProblem> {
    do throws(BuildFailure) {
      let reading = try BuilderReading(type, sample, coercion)
      return reading.result.error.map { .failure(.rejectedSample($0)) } ?? .success(reading)
    } catch {
      return .failure(.rejectedSample(error))
    }
  }
}

/// Compares a builder of the mutated text with the builder of the sample.
struct BuilderCheck {
  let mutation: JSONMutation
  let sample: BuilderReading
  private let ignored: Set<String>
  private let attempt: Result<BuilderReading, BuildFailure>

  init<Value: Capturable>(
    _ mutation: JSONMutation, _ type: Value.Type, of baseline: BuilderReading,
    _ coercion: Coercion, ignoring ignored: Set<String>
  ) {
    self.mutation = mutation
    sample = baseline
    self.ignored = ignored
    attempt = Result { () throws(BuildFailure) in
      try BuilderReading(type, mutation.json, coercion)
    }
  }

  var baseline: BuilderWalk { sample.walk }

  /// The builder of the mutated text; nil when the text is rejected.
  var walk: BuilderWalk? { try? attempt.get().walk }

  var complaints: [String] {
    switch attempt {
    case .failure(let failure): complaints(aboutRefusal: failure)
    case .success where mutation.operation.makesMalformedText:
      ["the builder accepted text that is not JSON"]
    case .success(let reading): complaints(about: reading)
    }
  }

  private func complaints(about reading: BuilderReading) -> [String] {
    let places = placesOfField(in: reading.walk) + objectsOfDiscriminator
    return mutation.complaints(about: reading.result, of: places)
      + complaintsAboutMeaning(reading.result)
      + complaintsAboutFindings(of: reading.walk, places)
      + complaintsAboutField(of: reading.walk)
      + complaintsAboutSilence(of: reading.walk, reading.result)
  }

  /// Malformed text has to be rejected as malformed, and valid JSON only for its top level.
  private func complaints(aboutRefusal failure: BuildFailure) -> [String] {
    let isMalformed = failure.findings.contains { $0.kind == .malformed }
    if mutation.operation.makesMalformedText {
      return isMalformed ? [] : ["the text is rejected, but not as malformed: \(failure)"]
    }
    if isMalformed { return ["valid JSON was rejected as malformed: \(failure)"] }
    return mutation.path.isEmpty ? [] : ["the top level was rejected: \(failure)"]
  }

  /// Text of the same meaning has to make the same model.
  private func complaintsAboutMeaning(_ result: MutationResult) -> [String] {
    let isOfNoConcern =
      mutation.operation == .unknownKey && baseline.isOnlyOfBuilders(at: mutation.path)
    guard mutation.operation.meansTheSame || isOfNoConcern else { return [] }
    guard let changed = result.model else {
      // Of a dictionary that may lose no member, one that is sent twice is lost.
      let isTwice = mutation.operation == .duplicateKey && result.isOnly(.duplicate)
      return isTwice ? [] : ["the text means the same, but was rejected"]
    }
    return isUnchanged(changed)
      ? [] : ["the text means the same, but the model changed: \(changed)"]
  }

  private func isUnchanged(_ changed: Any) -> Bool {
    isSameModel(sample.result.model, changed)
  }

  /// No finding may be about a value that was not mutated.
  private func complaintsAboutFindings(
    of walk: BuilderWalk, _ places: [FieldPath]
  ) -> [String] {
    if walk.findings.isEmpty { return [] }
    let blame = MutationBlame(culprit: mutation.culprit)
    let known = Set(baseline.findings)
    return walk.findings
      .filter { $0.kind.count == nil && !known.contains($0) && !blame.isNamed(by: $0) }
      .filter { !isInOtherCase($0.path) && !places.contains(where: $0.path.isAtOrIn) }
      .map { "\(mutation.culprit) was mutated, but a finding is about another value: \($0)" }
  }

  /// Whether a path is that of the mutated member with its key in another case, which another field
  /// may read.
  private func isInOtherCase(_ path: FieldPath) -> Bool {
    mutation.operation == .keyCase
      && path.description.lowercased().hasPrefix(mutation.culprit.description.lowercased())
  }

  /// Dropping a member has to change something when a field has its name, and no field reads it.
  /// That the field reads another member of the sample may be intended, unless that member has a
  /// field of its own.
  private func complaintsAboutSilence(of walk: BuilderWalk, _ result: MutationResult) -> [String] {
    guard mutation.operation == .drop, baseline.place(of: mutation.path) == nil,
      let place = baseline.field(namedAs: mutation.path), let changed = result.model,
      isUnchanged(changed), walk.findings == baseline.findings,
      let owner = walk.builder(like: place.owner)
    else { return [] }
    let (name, source) = (place.declared.name, place.declared.field.path)
    let fields = place.owner.fields
    let type = type(of: place.owner.builder)
    let isIgnored = ignored.contains(name) || ignored.contains("\(type).\(name)")
    let isInSample =
      !source.isEmpty && mutation.source.root[at: place.owner.path + source] != nil
    guard !isIgnored, !isInSample || fields.contains(where: { .key($0.name) == source }),
      zip(fields, owner.fields).allSatisfy({ $0.isSame(as: $1) })
    else { return [] }
    return [
      "no mutation of \(mutation.path) changes anything, although \(type) has a field \(name)"
    ]
  }

  /// A field at the mutated path, in the builder of the mutated text.
  private func field(
    _ before: BuilderPlace, in walk: BuilderWalk
  ) -> (owner: any ConstructionBuilder, after: DeclaredField)? {
    guard let owner = walk.builder(like: before.owner),
      let after = owner.fields.first(where: { $0.name == before.declared.name })
    else { return nil }
    return (owner.builder, after)
  }

  /// All places that fields at the mutated path have findings about: they try every alias.
  private func placesOfField(in walk: BuilderWalk) -> [FieldPath] {
    baseline.places(of: mutation.path).flatMap { before in
      guard let (_, after) = field(before, in: walk) else { return [FieldPath]() }
      return ([after.field.path] + after.field.findings.map(\.path)).filter { !$0.isEmpty }
        .map { before.owner.path + $0 }
    }
  }

  /// The objects of which the mutated member tells the variant: another one may read all of it in
  /// another way.
  private var objectsOfDiscriminator: [FieldPath] {
    baseline.places(of: mutation.path).map(\.owner).filter { owner in
      guard let type = type(of: owner.builder) as? any VariantBuilder.Type,
        let key = type.keyOfDiscriminator
      else { return false }
      return owner.path + .key(key) == mutation.path
    }.map(\.path)
  }

  /// Compares the field at the mutated path.
  private func complaintsAboutField(of walk: BuilderWalk) -> [String] {
    guard let before = baseline.place(of: mutation.path),
      let (owner, after) = field(before, in: walk)
    else { return [] }
    let (name, outcome) = ("field \(after.name)", after.field.outcome)
    // It may read another place instead: the key of an alias, or the end of a path that what was
    // mutated stood in the way of.
    let isElsewhere =
      !after.field.path.isEmpty && after.field.path != before.declared.field.path
    // The next element of an array has moved to the place of a dropped one.
    let isFollowed = mutation.culprit != mutation.path
    // A variant without fields, which a member beside it tells, needs no object.
    let isTold = after.value is any VariantBuilder
    switch mutation.operation {
    case .drop where outcome != .missing && !isElsewhere && !isTold && !isFollowed:
      return ["\(name) is \(outcome) although nothing arrived"]
    case .null where (outcome == .missing || outcome == .unusable) && !isElsewhere:
      return ["\(name) is \(outcome) although null arrived"]
    case .drop, .null:
      guard outcome == .missing || outcome == .null,
        type(of: before.owner.builder).requires(before.declared, isNull: outcome == .null)
      else { return [] }
      guard let error = MutationResult({ try owner.model() }).error else {
        return ["\(name) is needed, but without it the model was built"]
      }
      let blame = MutationBlame(culprit: after.field.path)
      return blame.isNamed(by: error) ? [] : ["\(name) is needed, but the error does not name it"]
    case .keyCase: return []
    case _ where outcome == .missing && !isElsewhere:
      return ["\(name) is missing although something arrived"]
    case .numberAsString, .stringAsNumber, .booleanAsNumber:
      // A String reads true and 1 as different texts, both with a finding.
      guard outcome == .coerced, before.declared.field.outcome == .value, !isElsewhere,
        let old = before.declared.value, let new = after.value, !isSameModel(old, new)
      else { return [] }
      return ["\(name) was read as \(new), but as \(old) before"]
    default: return []
    }
  }
}

extension FieldPath {
  /// Whether this is a path, or that of a value in its value.
  fileprivate func isAtOrIn(_ other: FieldPath) -> Bool {
    components.starts(with: other.components)
  }
}

extension VariantBuilder {
  fileprivate static var keyOfDiscriminator: String? { variants.discriminator }
}

extension DeclaredField {
  /// Whether value, outcome and findings are equal.
  fileprivate func isSame(as other: DeclaredField) -> Bool {
    field.outcome == other.field.outcome && field.path == other.field.path
      && field.findings == other.field.findings && isSameModel(value, other.value)
  }
}

extension ConstructionBuilder {
  /// Whether a field is required: the failure for an object without any other value names it, and
  /// no other field reads the same place.
  ///
  /// A field may have a default for null alone, or for a missing value alone.
  fileprivate static func requires(_ declared: DeclaredField, isNull: Bool) -> Bool {
    let path = declared.field.path
    let null = path.components.reversed().reduce(JSONValue.null) { value, step in
      switch step {
      case .key(let key): [key: value]
      case .index(let index): .array(Array(repeating: .null, count: index) + [value])
      }
    }
    let empty = Self.self is any RowBuilder.Type ? "[]" : "{}"
    guard let builder = try? Self(json: isNull ? null.description : empty),
      builder.declaredFields.filter({ $0.field.path == path }).map(\.name) == [declared.name],
      case .failure(let failure) = builder.build()
    else { return false }
    let findings = (failure as? any FindingsError)?.findings ?? []
    return findings.contains { $0.path == path && ($0.kind == .missing || $0.kind == .null) }
  }
}
