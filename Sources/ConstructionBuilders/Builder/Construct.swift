/// The shared end of every `construct`.
extension ConstructionBuilder {
  /// The failure for the problems of the arguments.
  @usableFromInline
  func failure(_ problems: FindingList) -> Result<Model, BuildFailure> {
    .failure(BuildFailure(model: Model.self, problems: namingFields(in: problems.distinct())))
  }

  /// Gives every problem a path. For a field without a key, that is the name of its property.
  ///
  /// If several such fields have the same expectation, it is unknown which one was the argument.
  private func namingFields(in problems: FindingList) -> FindingList {
    guard problems.hasLeaf(where: \.isOfFieldWithoutKey) else { return problems }
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

  /// Fails with a reason, at the field that it is about.
  ///
  /// Use it for what `build()` checks itself, such as whether two fields agree:
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

  /// Fails with a reason about the builder as a whole.
  public func rejected(_ reason: String) -> Result<Model, BuildFailure> {
    .failure(BuildFailure(reason, model: typeName(Model.self)))
  }

  /// Builds a model from any number of arguments.
  ///
  /// All arguments are resolved first, so a failure lists every problem and not only the first. If
  /// the initialiser throws an error, it becomes a `.rejected` finding.
  ///
  /// ```swift
  /// construct(CharacterResponseModel.init, $name)
  /// ```
  ///
  /// NB: for up to thirty-two arguments, the compiler prefers the generated overloads. Swift 6.3
  /// does not unroll parameter packs, so this function takes some twenty times as long with four
  /// arguments. `@_disfavoredOverload`: for a wrong argument the compiler then names the types that
  /// the generated overload wants, and not both candidates.
  @_disfavoredOverload
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
  /// Whether the finding is about a field without a key; see ``Field/missing``.
  fileprivate var isOfFieldWithoutKey: Bool { path.isEmpty && kind == .missing }
}

/// Stops the expansion of a pack at the first argument without a value.
private struct MissingArgument: Error {}
