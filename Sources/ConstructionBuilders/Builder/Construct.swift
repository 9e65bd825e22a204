/// What every `construct` ends with.
extension ConstructionBuilder {
  /// The failure for the problems that the arguments have.
  @usableFromInline
  func failure(_ problems: [Finding]) -> Result<Model, BuildFailure> {
    .failure(
      BuildFailure(model: Model.self, problems: namingForgottenFields(in: problems.distinct())))
  }

  /// The failure for an error that the initialiser threw.
  @usableFromInline
  func failure(rejectedBy error: any Error) -> Result<Model, BuildFailure> {
    failure(Finding.explaining(error, expected: String(describing: Model.self)))
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
    _ initializer: (repeat (each Argument).Resolved) throws -> Model,
    _ arguments: repeat each Argument
  ) -> Result<Model, BuildFailure> {
    var problems: [Finding] = []
    let resolved = (repeat (each arguments).resolve(&problems))
    do {
      return .success(try initializer(repeat try argument(each resolved)))
    } catch is MissingArgument {
      return failure(problems)
    } catch {
      return failure(rejectedBy: error)
    }
  }

  private func argument<Resolved>(_ value: Resolved?) throws -> Resolved {
    guard let value else { throw MissingArgument() }
    return value
  }
}

/// Stops a pack of arguments at the first that could not be made.
private struct MissingArgument: Error {}
