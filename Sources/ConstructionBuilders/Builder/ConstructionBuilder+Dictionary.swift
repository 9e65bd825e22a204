/// Dictionaries that do not come from `JSONSerialization`, such as those of a notification.
extension ConstructionBuilder {
  /// Captures the fields from a dictionary whose keys can have any type.
  ///
  /// ```swift
  /// let sut = CharacterBuilder(dictionary: userInfo)     // [AnyHashable: Any]
  /// ```
  ///
  /// A key that is a text, a whole number or a boolean is the text that it is in JSON, and a
  /// `RawRepresentable` its raw value. The value of any other key cannot be used, and neither can
  /// those of two keys with one text, such as 7 and "7".
  @_disfavoredOverload
  public init(
    dictionary: [AnyHashable: Any], coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth
  ) {
    let members = DictionaryValue.members(dictionary)
    self.init(dictionary: members, coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Captures the fields from what may be a dictionary.
  ///
  /// ```swift
  /// let sut = try CharacterBuilder(dictionary: message.body)     // Any
  /// let other = try CharacterBuilder(dictionary: snapshot.data())     // [String: Any]?
  /// ```
  ///
  /// - Throws: A ``BuildFailure`` if it is nil or no dictionary: a builder of Optionals is not made
  ///   of nothing.
  @_disfavoredOverload
  public init(
    dictionary: Any?, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) throws(BuildFailure) {
    let members = try Self.members(of: dictionary).get()
    self.init(dictionary: members, coercion: coercion, maximumDepth: maximumDepth)
  }

  static func members(
    of dictionary: Any?
  ) -> Result<[String: Any], BuildFailure> {
    let finding: Finding
    if let value = unwrapped(dictionary) {
      if case .object(let members) = DictionaryValue(value) { return .success(members) }
      let found = JSONNode.withRoot(value, .strict) { $0.found }
      finding = Finding(
        kind: found.kind == .null ? .null : .mismatch, expected: "dictionary", found: found)
    } else {
      finding = Finding(kind: .missing, expected: "dictionary")
    }
    return .failure(BuildFailure(model: Model.self, problems: FindingList([finding])))
  }
}

extension ConstructionBuilder where Failure == BuildFailure {
  /// Builds the model from what may be a dictionary, with keys of any type.
  ///
  /// It fails if there is no dictionary, as the initialiser throws.
  @_disfavoredOverload
  public static func build(
    dictionary: Any?, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> Result<Model, BuildFailure> {
    members(of: dictionary).flatMap {
      build(dictionary: $0, coercion: coercion, maximumDepth: maximumDepth)
    }
  }

  /// Builds the model from a dictionary, and returns it with the findings.
  ///
  /// ```swift
  /// let report = CharacterBuilder.report(dictionary: ["name": 7])
  /// ```
  public static func report(
    dictionary: [String: Any], coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    report(json: dictionary, coercion: coercion, maximumDepth: maximumDepth)
  }

  /// Builds the model from what may be a dictionary, and returns it with the findings.
  ///
  /// If there is no dictionary, the failure is the only finding.
  @_disfavoredOverload
  public static func report(
    dictionary: Any?, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) -> BuildReport<Model, BuildFailure> {
    switch members(of: dictionary) {
    case .success(let members):
      report(dictionary: members, coercion: coercion, maximumDepth: maximumDepth)
    case .failure(let failure): BuildReport(failure: failure)
    }
  }
}
