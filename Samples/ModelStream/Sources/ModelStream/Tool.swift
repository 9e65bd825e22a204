import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams

/// What a language model can call.
///
/// ```swift
/// let find = try Tool("find", "Finds heroes.", FindHeroes.Builder.self) { call in
///   heroes(named: call.name).joined(separator: ", ")
/// }
/// ```
struct Tool: Sendable {
  let name: String
  let description: String
  /// What the arguments have to be, as JSON Schema.
  let schema: JSONValue
  /// Runs the tool with arguments as the model wrote them.
  let run: @Sendable (_ arguments: String) -> ToolResult

  /// - Throws: What a schema of the arguments cannot say.
  init<Builder: ConstructionBuilder>(
    _ name: String, _ description: String, _ arguments: Builder.Type,
    describing fields: [FieldPath: String] = [:],
    run: @escaping @Sendable (Builder.Model) -> String
  ) throws where Builder.Failure == BuildFailure {
    (self.name, self.description) = (name, description)
    schema = try Builder.contract().jsonSchema(.answer, describing: fields).json
    self.run = { arguments in
      switch Builder.report(answer: arguments, coercion: .forgiving).result {
      case .success(let model):
        return ToolResult(text: run(model), isError: false)
      // All problems at once, so that the next call can be right.
      case .failure(let failure):
        let explained = failure.explained(in: arguments, by: Builder.self, coercion: .forgiving)
        return ToolResult(text: explained.correction(limit: 20), isError: true)
      }
    }
  }

  /// The tool in the list that a request has.
  var json: JSONValue {
    [
      "name": .string(name), "description": .string(description), "strict": true,
      "input_schema": schema,
    ]
  }
}

/// What the model reads of a call.
struct ToolResult: Equatable, Sendable {
  let text: String
  let isError: Bool
}
