/// What every `construct` ends with.
extension ConstructionBuilder {
  /// The failure for the problems that the arguments have.
  @usableFromInline
  func failure(_ problems: FindingList) -> Result<Model, BuildFailure> {
    .failure(BuildFailure(model: Model.self, problems: namingFields(in: problems.distinct())))
  }

  /// The problems, each with a path: that of a field without a key is the name of its property.
  ///
  /// Where several such fields expect the same, nobody can tell which argument was which.
  private func namingFields(in problems: FindingList) -> FindingList {
    guard problems.leaves.contains(where: \.isOfFieldWithoutKey) else { return problems }
    let fields = declaredFields.filter { $0.field.path.isEmpty }
    return problems.mapLeaves { problem in
      let names = fields.filter { $0.field.finding?.expected == problem.expected }.map(\.name)
      guard problem.isOfFieldWithoutKey, names.count == 1 else { return problem }
      return problem.prefixed(by: .key(names[0]))
    }
  }

  /// The failure for an error that the initialiser threw.
  @usableFromInline
  func failure(rejectedBy error: any Error) -> Result<Model, BuildFailure> {
    failure(FindingList(explaining: error, expected: typeName(Model.self)))
  }

  /// Fails with a reason in words, at the field that it is about.
  ///
  /// It is for what `build()` finds out itself, such as how two fields go together:
  ///
  /// ```swift
  /// func build() -> Result<Stay, BuildFailure> {
  ///   if let from, let to, to < from { return rejected("ends before it begins", at: $to) }
  ///   return construct(Stay.init, $from, $to)
  /// }
  /// // Stay could not be built: 1 problem
  /// //   to: rejected: ends before it begins
  /// ```
  public func rejected(
    _ reason: String, at field: some ConstructorArgument
  ) -> Result<Model, BuildFailure> {
    .failure(BuildFailure(reason, at: field.path, model: typeName(Model.self)))
  }

  /// The same for the builder as a whole.
  public func rejected(_ reason: String) -> Result<Model, BuildFailure> {
    .failure(BuildFailure(reason, model: typeName(Model.self)))
  }

  /// Builds a model from any number of arguments.
  ///
  /// All arguments are made first, so that a failure lists every problem and not only the first; an
  /// error that the initialiser throws becomes a `.rejected` finding.
  ///
  /// ```swift
  /// construct(CharacterResponseModel.init, $name)
  /// ```
  ///
  /// NB: up to thirty-two arguments the compiler prefers the overloads beside this one, because Swift 6.3
  /// does not unroll packs: a call with four arguments takes some twenty times as long.
  public func construct<each Argument: ConstructorArgument>(
    _ initializer: (repeat (each Argument).Built) throws -> Model,
    _ arguments: repeat each Argument
  ) -> Result<Model, BuildFailure> {
    var problems = FindingList()
    let resolved = (repeat (each arguments).resolve(into: &problems))
    do {
      return .success(try initializer(repeat try argument(each resolved)))
    } catch is MissingArgument {
      return failure(problems)
    } catch {
      return failure(rejectedBy: error)
    }
  }

  private func argument<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw MissingArgument() }
    return value
  }
}

extension Finding {
  /// Whether it is about a field that is ``Field/missing`` and has no key.
  fileprivate var isOfFieldWithoutKey: Bool { path.isEmpty && kind == .missing }
}

/// Stops a pack of arguments at the first that could not be made.
private struct MissingArgument: Error {}
