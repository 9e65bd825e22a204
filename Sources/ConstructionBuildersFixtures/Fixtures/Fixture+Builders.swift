extension FixtureFunctions {
  /// Builds a model from a fixture that is changed by paths.
  ///
  /// ```swift
  /// let slice = try Fixture.build(CharactersSliceResponseBuilder.self, from: "slice") {
  ///   $0["results[0].name"] = .null
  /// }
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also when the model cannot be built. It then names every problem
  ///   by its path.
  public static func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder.Model {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.building(type, coercion, ifExpected: "Fixture.builder", change) {
        try Builder(json: $0, coercion: coercion).build().get()
      }
    }
  }

  /// Builds the models of all elements of a fixture that is changed by paths.
  ///
  /// ```swift
  /// let users = try Fixture.build([UserBuilder].self, from: "users")
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also when an element cannot be built. It then names every
  ///   problem of every element by its path.
  public static func build<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> [Builder.Model] {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.building(type, coercion, ifExpected: "Fixture.root", change) {
        try JSONRoot<[Builder]>(json: $0, coercion: coercion).build { $0.complete }.get()
      }
    }
  }

  /// Makes a builder, not yet built, from a fixture that is changed by paths.
  ///
  /// ```swift
  /// var sut = try Fixture.builder(CharactersSliceResponseBuilder.self, from: "slice")
  /// sut.total = nil
  /// sut.findings
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also when the top level is not an object.
  public static func builder<Builder: ConstructionBuilder>(
    _ type: Builder.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> Builder {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading(change) { try Builder(json: $0, coercion: coercion) }
    }
  }

  /// Reads the outermost value of a fixture that is changed by paths, not yet built.
  ///
  /// ```swift
  /// var sut = try Fixture.root([UserBuilder].self, from: "users") { $0["[1].name"] = .null }
  /// sut.value?[0].name = nil
  /// sut.findings
  /// ```
  ///
  /// A value that is not what was expected is no error; see `JSONRoot`.
  ///
  /// - Throws: ``FixtureFailure``.
  public static func root<Value: Capturable>(
    _ type: Value.Type, from name: String, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONRoot<Value> {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading(change) { try JSONRoot(json: $0, coercion: coercion) }
    }
  }

  /// The keys of a fixture that a builder does not read.
  ///
  /// ```swift
  /// print(try Fixture.unread("characters", by: FetchCharactersResponseBuilder.self))
  /// // 1 document, unread keys:
  /// //   data.results[*].urls: in 20 of 20 objects, nothing reads it
  /// ```
  ///
  /// Unread keys are no error, so nothing is reported. To be told of new ones, compare the rows:
  ///
  /// ```swift
  /// let unread = try Fixture.unread("user", by: UserBuilder.self)
  /// #expect(unread.rows.map(\.path) == ["avatar", "plan"])
  /// ```
  ///
  /// Any type that a field can have will do, such as `[UserBuilder].self`.
  ///
  /// - Throws: ``FixtureFailure`` when the fixture does not exist or is malformed JSON.
  public static func unread<Value: Capturable>(
    _ name: String, by type: Value.Type, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UnreadTally {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.reading { data in
        _ = try JSONValue(json: data)
        return type.contract(coercion: coercion, sample: data).unread(in: data)
      }
    }
  }
}
