public import ConstructionBuilders

/// Models from a text that may have more in it than JSON, such as the answer of a language model.
extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from the one object in a text, and returns it with the findings.
  ///
  /// ```swift
  /// let report = RecipeBuilder.report(answer: answer)
  /// // line 2: read the JSON in a code fence
  /// let recipe = try report.result.get()
  /// ```
  ///
  /// If the whole text is JSON, or begins with `{` or `[`, it is read as by `report(json:)`.
  /// Otherwise the object is read that a Markdown code fence holds and nothing else: words beside
  /// it are not looked at. Without such a fence, it is the object between other words; quotation
  /// marks and comments around it are words. That is a repair of the kind `Finding.Kind.syntax`.
  /// For a `RowBuilder` it is an array that is found.
  ///
  /// Nothing is guessed. The report fails, and names the places,
  ///
  /// - if there are two different values that the builder could read, both in fences or both
  ///   between words; the same one twice is one, and what the coercion does not read as an object
  ///   is none
  /// - if a fence of JSON, or one without a language that begins with `{` or `[`, holds no JSON:
  ///   it is cut off, or has single quotation marks, keys without any, or `True`
  /// - if braces between words begin with a key in quotation marks, and are no JSON
  /// - if a brace or bracket between words has no partner, or is in quotation marks or a comment
  ///   inside of braces that are no JSON; code of another language is left alone
  /// - if the bytes are not UTF-8
  ///
  /// A failure says what stands in place of the object, if anything does: a fence of JSON before
  /// other words.
  ///
  /// What is inside of braces or brackets that are no JSON is never read.
  ///
  /// - Parameters:
  ///   - answer: The text, or its bytes.
  ///   - coercion: The conversions that may be used. `Coercion.looseSyntax` is one of them.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  public static func report(
    answer: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    switch AnswerText.found(in: answer, as: Self.self, coercion, maximumDepth) {
    case .whole: report(json: answer, coercion: coercion, maximumDepth: maximumDepth)
    case .part(let json, let repair):
      report(json: json, coercion: coercion, maximumDepth: maximumDepth).adding([repair])
    case .other(let json): report(json: json, coercion: coercion, maximumDepth: maximumDepth)
    case .none(let finding): BuildReport(failure: BuildFailure(model: rootName, finding))
    }
  }
}

extension Array where Element: ConstructionBuilder {
  /// Builds the models of the one array in a text, and returns them with the findings.
  ///
  /// ```swift
  /// let report = [RecipeBuilder].report(answer: answer)
  /// ```
  ///
  /// The array is found as an object is by `report(answer:)` of a builder.
  public static func report(
    answer: some JSONInput, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<[Element.Model], BuildFailure> {
    switch AnswerText.found(in: answer, as: Self.self, coercion, maximumDepth) {
    case .whole: report(json: answer, coercion: coercion, maximumDepth: maximumDepth)
    case .part(let json, let repair):
      report(json: json, coercion: coercion, maximumDepth: maximumDepth).adding([repair])
    case .other(let json): report(json: json, coercion: coercion, maximumDepth: maximumDepth)
    case .none(let finding): BuildReport(failure: BuildFailure(model: rootName, finding))
    }
  }
}
