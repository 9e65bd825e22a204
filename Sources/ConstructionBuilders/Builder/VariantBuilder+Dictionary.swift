/// Dictionaries that do not come from `JSONSerialization`, of a variant that is known.
extension VariantBuilder {
  /// Captures the fields from a dictionary whose keys can have any type, of a variant that is
  /// known.
  ///
  /// ```swift
  /// let sut = WebhookBuilder(dictionary: userInfo, variant: category)     // [AnyHashable: Any]
  /// ```
  @_disfavoredOverload
  public init(
    dictionary: [AnyHashable: Any], variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) {
    let members = DictionaryValue.members(dictionary)
    self.init(
      dictionary: members, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Captures the fields from what may be a dictionary, of a variant that is known.
  ///
  /// - Throws: A ``BuildFailure`` if it is nil or no dictionary.
  @_disfavoredOverload
  public init(
    dictionary: Any?, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    let members = try Self.members(of: dictionary).get()
    self.init(
      dictionary: members, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Builds the model from what may be a dictionary, with keys of any type, of a variant that is
  /// known.
  ///
  /// It fails if there is no dictionary, as the initialiser throws.
  @_disfavoredOverload
  public static func build(
    dictionary: Any?, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    members(of: dictionary).flatMap {
      build(dictionary: $0, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
    }
  }

  /// Builds the model from a dictionary, of a variant that is known, and returns it with the
  /// findings.
  ///
  /// ```swift
  /// let report = WebhookBuilder.report(dictionary: ["ref": "main"], variant: "push")
  /// ```
  public static func report(
    dictionary: [String: Any], variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    withStackForRoot {
      Self(dictionary: dictionary, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
        .report()
    }
  }

  /// Builds the model from what may be a dictionary, of a variant that is known, and returns it
  /// with the findings.
  ///
  /// If there is no dictionary, the failure is the only finding.
  @_disfavoredOverload
  public static func report(
    dictionary: Any?, variant: String?, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    switch members(of: dictionary) {
    case .success(let members):
      report(
        dictionary: members, variant: variant, coercion: coercion, maximumDepth: maximumDepth)
    case .failure(let failure): BuildReport(failure: failure)
    }
  }
}
