public import ConstructionBuilders
import Foundation

extension JSONMutation {
  /// What a builder does with the mutated text that it should not do, by its own declaration.
  ///
  /// Besides what every parser has to do, it is checked that
  ///
  /// - a text that is no JSON is rejected, and as malformed;
  /// - members in another order, a member that no field knows, a byte order mark and a member that
  ///   is there twice change nothing;
  /// - a field whose member is dropped is `.missing`, and where it is needed the model is not
  ///   built, nor where it is null;
  /// - a number that arrives as a string, or the other way round, changes nothing where it is used;
  /// - a field is not `.missing` where something arrived, and nothing goes on record that the
  ///   mutation has not to do with;
  /// - a member for which the builder has a field of the same name makes a difference when it is
  ///   dropped. A field that reads another member of the sample is taken to be meant so; one that
  ///   is not to read its namesake is named among `fields`, with or without the builder: `"note"`,
  ///   `"CharacterBuilder.note"`.
  ///
  /// What a single mutation cannot tell, such as two fields that were swapped, all of a sample do:
  /// ``Swift/Sequence/violations(of:coercion:ignoring:within:)``.
  ///
  /// ```swift
  /// try mutation.violations(of: FetchCharactersResponseBuilder.self)
  /// ```
  ///
  /// - Throws: ``VacuousMutation`` where the builder rejects the sample itself: then it proves
  ///   nothing.
  public func violations<Builder: ConstructionBuilder>(
    of type: Builder.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = generousLimit
  ) throws -> [MutationViolation] {
    try supervised(within: limit) {
      BuilderBaseline<Builder>.of(sample, coercion).map { baseline in
        BuilderCheck(self, of: baseline, coercion, ignoring: fields).complaints
      }
    }
  }
}

/// What a builder makes of the sample itself.
struct BuilderBaseline<Builder: ConstructionBuilder> {
  let walk: BuilderWalk
  let model: Builder.Model

  /// The baseline of a sample; none where the builder rejects it.
  static func of(
    _ sample: Data, _ coercion: Coercion
  ) -> Result<BuilderBaseline, VacuousMutation> {
    do {
      let builder = try Builder(json: sample, coercion: coercion)
      let model = try builder.build().get()
      return .success(BuilderBaseline(walk: BuilderWalk(builder), model: model))
    } catch {
      return .failure(.rejectedSample(error))
    }
  }
}

/// Compares what a builder does with a mutation to what it does with the sample.
struct BuilderCheck<Builder: ConstructionBuilder> {
  let mutation: JSONMutation
  let baseline: BuilderWalk
  let model: Builder.Model
  let ignored: Set<String>

  /// What became of the mutated text: the builder, and what it builds.
  private let attempt: Result<(walk: BuilderWalk, result: MutationResult), BuildFailure>

  init(
    _ mutation: JSONMutation, of baseline: BuilderBaseline<Builder>, _ coercion: Coercion,
    ignoring ignored: Set<String>
  ) {
    self.mutation = mutation
    self.baseline = baseline.walk
    model = baseline.model
    self.ignored = ignored
    do throws(BuildFailure) {
      let builder = try Builder(json: mutation.json, coercion: coercion)
      attempt = .success((BuilderWalk(builder), MutationResult { try builder.build().get() }))
    } catch {
      attempt = .failure(error)
    }
  }

  /// The builder of the mutated text; nil where it is refused.
  var walk: BuilderWalk? { try? attempt.get().walk }

  var complaints: [String] {
    switch attempt {
    case .failure(let failure): complaints(aboutRefusal: failure)
    case .success where mutation.operation.makesMalformedText:
      ["the builder took a text that is no JSON"]
    case .success((let walk, let result)):
      mutation.complaints(about: result) + complaintsAboutMeaning(result)
        + complaintsAboutFindings(of: walk) + complaintsAboutField(of: walk)
        + complaintsAboutSilence(of: walk, result)
    }
  }

  /// A text that is no object is refused; anything else has to be malformed.
  private func complaints(aboutRefusal failure: BuildFailure) -> [String] {
    let isMalformed = failure.findings.contains { $0.kind == .malformed }
    if mutation.operation.makesMalformedText {
      return isMalformed ? [] : ["rejected, but not as malformed: \(failure)"]
    }
    if isMalformed { return ["valid JSON was rejected as malformed: \(failure)"] }
    return mutation.path.isEmpty ? [] : ["the top level was rejected: \(failure)"]
  }

  /// What means the same has to make the same model.
  private func complaintsAboutMeaning(_ result: MutationResult) -> [String] {
    let isOfNoConcern =
      mutation.operation == .unknownKey && baseline.builder(at: mutation.path) != nil
    guard mutation.operation.meansTheSame || isOfNoConcern else { return [] }
    guard let changed = result.model else { return ["that means the same, but it was rejected"] }
    return isSameModel(model, changed)
      ? [] : ["that means the same, but the model changed: \(changed)"]
  }

  /// Nothing goes on record that the mutation has nothing to do with.
  private func complaintsAboutFindings(of walk: BuilderWalk) -> [String] {
    let blame = MutationBlame(culprit: mutation.culprit)
    let known = Set(baseline.findings)
    return walk.findings
      .filter { $0.kind.count == nil && !known.contains($0) && !blame.isNamed(by: $0) }
      .map { "\(mutation.culprit) was mutated, but another value is on record: \($0)" }
  }

  /// A member that a field is named for has to make a difference.
  private func complaintsAboutSilence(of walk: BuilderWalk, _ result: MutationResult) -> [String] {
    guard mutation.operation == .drop,
      let place = baseline.namesake(of: mutation.path, in: mutation.source.root),
      !place.isNamed(in: ignored), let changed = result.model, isSameModel(model, changed),
      walk.findings == baseline.findings, let owner = walk.builder(at: place.path),
      place.builder.changedFields(in: owner).isEmpty
    else { return [] }
    return [
      "no mutation of \(mutation.path) changes anything, although \(type(of: place.builder)) has a "
        + "field \(place.declared.name)"
    ]
  }

  /// What became of the field at the mutated path.
  private func complaintsAboutField(of walk: BuilderWalk) -> [String] {
    guard let before = baseline.place(of: mutation.path),
      let owner = walk.builder(at: before.path),
      let after = owner.declaredFields.first(where: { $0.name == before.declared.name })
    else { return [] }
    let field = FieldCheck(
      operation: mutation.operation, before: before, after: after, owner: owner)
    return field.complaints
  }
}

/// Compares one field before and after a mutation of just its value.
private struct FieldCheck {
  let operation: MutationOperation
  let before: BuilderPlace
  let after: DeclaredField
  let owner: any ConstructionBuilder

  var complaints: [String] {
    complaintsAboutAbsence + complaintsAboutCoercion
  }

  private var name: String { "field \(after.name)" }

  private var isRequired: Bool {
    type(of: before.builder).requiredPaths.contains(before.declared.field.path)
  }

  private var complaintsAboutAbsence: [String] {
    let outcome = after.field.outcome
    // Under another of its keys the field may still have a value, which is on record.
    let isElsewhere = outcome == .coerced && after.field.path != before.declared.field.path
    switch operation {
    case .drop where outcome != .missing && !isElsewhere:
      return ["\(name) is \(outcome) although nothing arrived"]
    case .null where outcome == .missing || outcome == .unusable:
      return ["\(name) is \(outcome) although null arrived"]
    case .drop, .null:
      guard outcome == .missing || outcome == .null, isRequired else { return [] }
      guard let error = owner.buildError else {
        return ["\(name) is needed, but without it the model was built"]
      }
      let blame = MutationBlame(culprit: after.field.path)
      return blame.isNamed(by: error) ? [] : ["\(name) is needed, but the error does not name it"]
    case .keyCase: return []
    default: return outcome == .missing ? ["\(name) is missing although something arrived"] : []
    }
  }

  private var complaintsAboutCoercion: [String] {
    let converts: Set<MutationOperation> = [.numberAsString, .stringAsNumber, .booleanAsNumber]
    guard converts.contains(operation), after.field.outcome == .coerced,
      let old = before.declared.value, let new = after.value, !isSameModel(old, new)
    else { return [] }
    return ["\(name) was read as \(new), but as \(old) before"]
  }
}
